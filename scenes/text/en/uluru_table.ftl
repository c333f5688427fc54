# The table of Uluru: buttons, what the mats say, what a closer look tells, drops that mean nothing.

uluru-button-lay = Draw
uluru-button-go = Go!
uluru-button-call = Uluru!
uluru-button-best = A best card
uluru-button-own = Own card
uluru-button-slow = Set a limit
uluru-hint-six = seat all six first
uluru-hint-hold = hold the button
uluru-hint-called = locked until the check
uluru-points = points
uluru-possible = best possible
uluru-seconds = { $seconds } s
uluru-clock-left = { $seconds } s left
uluru-clock-last = last one: hurry
uluru-clock-count = counting down
uluru-paused = The clock stands. Tap to go on.

uluru-status-start = start player
uluru-status-chips = { $chips } of 6 seated
uluru-status-called = has called
uluru-status-stopped = stopped
uluru-status-round = +{ $points } this round

uluru-say-lay = Draw six wishes and lay them out.
uluru-say-lay-other = { $name } lays out the wishes.
uluru-say-go = At “Go!” the wishes turn up and the clock starts.
uluru-say-go-open = Study the wishes, then say “Go!”.
uluru-say-go-other = { $name } says “Go!”.
uluru-say-ready = Ready? The wishes are about to turn up.
uluru-say-cut = { $name } was too slow: the card counts as it lay when the countdown ended.
uluru-say-place = Seat each bird where its wish comes true.
uluru-say-call = Content? Then hold “Uluru!”.
uluru-say-last = You are the last. Hurry!
uluru-say-wait = Now wait for the others.
uluru-say-turn = It is { $name }’s turn.
uluru-say-paused = The clock stands.
uluru-say-wish = The { $bird } bird: { $wish }
uluru-say-wish-own = The { $bird } bird names itself: any place will do.
uluru-say-counted = { $best ->
    [0] Nobody had to miss a wish this time.
    [one] At least one wish could not be met.
   *[other] At least { $best } wishes could not be met.
 }
uluru-say-best = { $best ->
    [0] A best card: no point
    [one] A best card: one point
   *[other] A best card: { $best } points
 }. { $cards ->
    [one] No other is as good.
   *[other] { $cards } cards are as good.
 }
uluru-say-over = The match is over.

uluru-refuse-other-chip = That chip is { $current }’s own.
uluru-refuse-other-card = Chips stay on their owner’s card.
uluru-refuse-on-card = The { $colour } bird wants a place on your card.
uluru-refuse-move-wish = Wishes stay where they were laid.
uluru-refuse-move-pebble = A point stays a point.
uluru-refuse-hint = No hints while the others are placing too.

uluru-look-seat = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
 } so far, { $chips } of 6 birds seated.
uluru-look-covered = { $chips } of { $name }’s birds are seated. Where, the check will tell.
uluru-look-bird = The { $bird } bird. Its wish is not known yet.
uluru-look-bird-wish = { $wish }
uluru-look-met = Content. { $wish }
uluru-look-unmet = Not content. { $wish }
uluru-look-wish-covered = This wish turns up with “Go!”.
uluru-look-wish-own = { $wish }
uluru-look-wish-any = { $wish }
uluru-look-wish-places = { $wish } Counted as they lie on your card.
uluru-look-wish-same_edge = { $wish } There is no corner between the two; birds between them do not matter.
uluru-look-wish-across = { $wish } Two corners lie between them; they need not be straight opposite.
uluru-look-wish-beside = { $wish } No place lies between them; a corner does not matter.
uluru-look-wish-two_apart = { $wish } One place lies between them, taken or free; a corner does not matter.
uluru-look-deck = { $cards ->
    [one] One wish is
   *[other] { $cards } wishes are
 } left in the deck.
uluru-look-round = Round { $round } of { $rounds }.
uluru-look-lamp-lit = { $name } has called.
uluru-look-lamp-off = { $name } has not called yet.
uluru-look-dial = Seconds since “Go!”. When all but one have called, the last ten are counted.
uluru-look-limit = When this time is up, everybody is stopped who has not called.
uluru-look-button = Hold it when all six birds are seated for good.
uluru-look-slow = Nobody gets ready? Once a round a limit can be set for everybody.
uluru-look-penalty = A penalty point: for a wish that was not met, or for being the last.
uluru-look-best = What could have been reached in the same rounds.
