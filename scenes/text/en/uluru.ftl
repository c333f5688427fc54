# Uluru: options, what is asked, why not, what happened, the count.

uluru-option-first = First player
uluru-option-first-hint = The oldest lays out the first wishes.
uluru-option-first-drawn = Draw lots
uluru-option-clock = Clock
uluru-option-clock-hint = One for all at a table to be touched; one each, in turn, where you share a mouse.
uluru-option-clock-auto = As you sit
uluru-option-clock-shared = One for all
uluru-option-clock-own = One each, in turn
uluru-option-wishes_open = Wishes before “Go!”
uluru-option-wishes_open-hint = Whether everybody may study them before the clock starts.
uluru-option-wishes_open-auto = As you sit
uluru-option-wishes_open-laid = Face up
uluru-option-wishes_open-go = Face down
uluru-option-timers = Time limits
uluru-option-timers-hint = Without them the last player takes all the time in the world.
uluru-option-pace = Pace of the clock
uluru-option-pace-hint = All limits are stretched so many times.
uluru-option-pace-1 = As usual
uluru-option-pace-2 = 2 times
uluru-option-pace-3 = 3 times
uluru-option-pace-5 = 5 times
uluru-option-pace-10 = 10 times
uluru-option-deal = Deal
uluru-option-deal-hint = The deal of the day is the same for everybody who plays it today.
uluru-option-deal-drawn = drawn
uluru-option-deal-day = of the day
uluru-option-late_cut = Too slow, in turn
uluru-option-late_cut-hint = What happens to the slowest card when each has an own clock.
uluru-option-late_cut-live = It counts as it is
uluru-option-late_cut-strict = As at one table
uluru-option-solo_clock = Alone: time
uluru-option-solo_clock-hint = The limit of each round when you play alone.
uluru-option-solo_clock-0 = As long as you like
uluru-option-solo_clock-90 = 90 seconds
uluru-option-solo_clock-60 = 60 seconds
uluru-option-solo_clock-45 = 45 seconds
uluru-option-solo_clock-30 = 30 seconds
uluru-option-level_1 = Birds without a wish
uluru-option-level_1-hint = Three easy cards, content with any place.
uluru-option-level_1-with = In the deck
uluru-option-level_1-without = In the box
uluru-option-solvable_deals = Wishes that fit
uluru-option-solvable_deals-hint = Every round can be solved without a point; good for children.
uluru-option-training = Training
uluru-option-training-hint = A tick shows which birds are content already; the match is not recorded.
uluru-option-adaptive = Computers keep step
uluru-option-adaptive-hint = They get faster or slower with you.
uluru-option-unerring = Unerring computers
uluru-option-unerring-hint = The hard ones always find a best card, and quickly.

uluru-word-blue = blue
uluru-word-orange = orange
uluru-word-yellow = yellow
uluru-word-green = green
uluru-word-black = black
uluru-word-white = white
uluru-word-fewest = fewest points
uluru-word-alone = six rounds alone

uluru-wish-any = Any place will do.
uluru-wish-places = One of the lit places.
uluru-wish-same_edge = The same edge as { $colour }.
uluru-wish-across = The edge facing { $colour }.
uluru-wish-beside = Right next to { $colour }.
uluru-wish-two_apart = One place away from { $colour }.

uluru-ask-lay = lay out wishes
uluru-ask-go = say “Go!”
uluru-ask-place = place your birds
uluru-ask-call = call “Uluru!”
uluru-ask-wait = waiting
uluru-ask-time = time

uluru-refuse-over = The match is over.
uluru-refuse-unknown = That cannot be done here.
uluru-refuse-lay-laid = The wishes of this round lie already.
uluru-refuse-lay-other = { $current } lays out the wishes.
uluru-refuse-go-lay-first = The wishes must be laid out first.
uluru-refuse-go-running = The clock runs already.
uluru-refuse-go-other = { $current } says “Go!”.
uluru-refuse-before-go = Chips wait for “Go!”.
uluru-refuse-backwards = The clock does not run backwards.
uluru-refuse-time = Time is up.
uluru-refuse-called = You have called; this card stays as it is.
uluru-refuse-turn = It is { $current }’s turn.
uluru-refuse-colour = There is no such bird.
uluru-refuse-no-place = Birds sit on the six round places.
uluru-refuse-place-same = The bird sits there already.
uluru-refuse-place-occupied = Somebody sits there: swap them instead.
uluru-refuse-swap-empty = Nobody sits there to change places with.
uluru-refuse-lift-home = This bird is beside the card already.
uluru-refuse-call-missing = { $missing ->
    [one] One bird has
   *[other] { $missing } birds have
 } no place yet.
uluru-refuse-timers-off = Time limits are switched off.
uluru-refuse-slow-own = Everybody has an own clock here.
uluru-refuse-slow-last = Only while two or more are still placing.
uluru-refuse-slow-again = The slow table was called in this round.
uluru-refuse-table = Only the clock can do that.
uluru-refuse-pause-again = One pause in each round is enough.
uluru-refuse-no-deadline = No time limit is set.
uluru-refuse-not-yet = Time is not up yet.

undo-clock = The clock runs: nothing is taken back.

uluru-log-laid-out = Round { $round }: { $seat } lays out six wishes.
uluru-log-began = { $seat }: “Go!”
uluru-log-called = { $seat }: “Uluru!”
uluru-log-countdown-began = { $seat } is the last one: the countdown runs.
uluru-log-limit-set = { $seat } calls the slow table: everybody has a limit now.
uluru-log-paused = The clock stands.
uluru-log-stopped = Time is up for { $seat }, with { $chips } of 6 birds in place.
uluru-log-card-cut = { $seat }’s card counts as it lay when the countdown would have ended.
uluru-log-wish-checked = { $missed ->
    [0] The { $colour } bird is content with everybody.
   *[other] The { $colour } bird is not content with { $unmet }.
 }
uluru-log-came-late = { $seat } was the last: one point.
uluru-log-nobody-late = The slowest were ready in the same moment: nobody is late.
uluru-log-round-scored = Round { $round }: points { $points }; best possible { $best }. Sums { $sums }.
uluru-log-start-moved = { $seat } is start player.
uluru-log-game-ended = The match is over. Fewest points: { $winners }.

uluru-reason-fewest = Six rounds are played; the fewest points win.
uluru-reason-alone = Six rounds are played.

uluru-score-wishes = Unmet wishes
uluru-score-late = Came last
uluru-score-best = Best possible
uluru-score-seconds = Seconds
