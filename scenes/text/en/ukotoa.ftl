# Uk'otoa: options, what is asked, why not, what happened, the count.

ukotoa-option-first = First player
ukotoa-option-first-hint = Whoever was on a boat last begins; or draw lots.
ukotoa-option-first-drawn = Draw lots
ukotoa-option-setup = Setting up
ukotoa-option-setup-hint = Whether you know your colours before the sailors are set.
ukotoa-option-setup-standard = Factions after the sailors
ukotoa-option-setup-advanced = Factions first
ukotoa-option-ship = Ship
ukotoa-option-ship-hint = Who lays the 26 tiles, and how.
ukotoa-option-ship-spiral = Spiral
ukotoa-option-ship-players = Laid by the players
ukotoa-option-ship-random = Compact, at random
ukotoa-option-ship-saved = The saved one
ukotoa-option-colours = Colours to set
ukotoa-option-colours-hint = They say who sets which sailors, never whose they are.
ukotoa-option-colours-drawn = Dealt out
ukotoa-option-colours-chosen = Chosen in turn
ukotoa-option-whisper_rule = Whispering
ukotoa-option-whisper_rule-hint = Whisper before Uk’otoa takes a sailor, or lose a card; only if all agree.
ukotoa-option-stall_guard = When nothing happens
ukotoa-option-stall_guard-hint = After so many quiet rounds Uk’otoa moves by itself.
ukotoa-option-stall_guard-auto = 3 rounds with computers
ukotoa-option-stall_guard-0 = Wait for ever
ukotoa-option-stall_guard-2 = 2 quiet rounds
ukotoa-option-stall_guard-3 = 3 quiet rounds
ukotoa-option-stall_guard-5 = 5 quiet rounds
ukotoa-option-push_chain = Push whole rows
ukotoa-option-push_chain-hint = Without it only one sailor ahead can be pushed.
ukotoa-option-push_may_turn = Pushes may turn
ukotoa-option-push_may_turn-hint = The second step of a push may go another way.
ukotoa-option-tentacle_crosses_gaps = Tentacles cross water
ukotoa-option-tentacle_crosses_gaps-hint = Open water counts as a space and stops nothing.
ukotoa-option-tentacle_may_miss = Tentacles may miss
ukotoa-option-tentacle_may_miss-hint = An empty line may be chosen too.
ukotoa-option-allow_no_effect_move = Moves without a step
ukotoa-option-allow_no_effect_move-hint = Run and Push may be played without moving anybody.
ukotoa-option-discard_pile_public = Open discard pile
ukotoa-option-discard_pile_public-hint = Everybody may look through the discarded cards.
ukotoa-option-hand_counts_public = Open hand counts
ukotoa-option-hand_counts_public-hint = Everybody sees how many cards the others hold.
ukotoa-option-characters = Characters
ukotoa-option-characters-hint = Computer players are loyal, greedy or vengeful, after the faction to their left.

ukotoa-fault-no-ship = No ship has been saved yet; choose another one.

ukotoa-word-red = red
ukotoa-word-blue = blue
ukotoa-word-green = green
ukotoa-word-yellow = yellow
ukotoa-word-purple = purple
ukotoa-word-A1 = Advance 1
ukotoa-word-A2 = Advance 2
ukotoa-word-A3 = Advance 3
ukotoa-word-U1 = Tentacle 1
ukotoa-word-U2 = Tentacle 2
ukotoa-word-U3 = Tentacle 3
ukotoa-word-RUN = Run
ukotoa-word-PUSH = Push
ukotoa-word-SWAP = Take Them Instead
ukotoa-word-advance = advance
ukotoa-word-unleash = tentacle
ukotoa-word-run = run
ukotoa-word-push = push
ukotoa-word-swap = swap
ukotoa-word-E = east
ukotoa-word-NE = north-east
ukotoa-word-NW = north-west
ukotoa-word-W = west
ukotoa-word-SW = south-west
ukotoa-word-SE = south-east
ukotoa-word-solo = one winner
ukotoa-word-shared = a shared victory

ukotoa-ask-lay = lay a tile
ukotoa-ask-colour = choose a colour
ukotoa-ask-place = set a sailor
ukotoa-ask-advance = move Uk’otoa?
ukotoa-ask-whisper = whisper!
ukotoa-ask-action = play cards or stop
ukotoa-ask-push = push on or finish
ukotoa-ask-discard = discard down to five

ukotoa-refuse-over = The match is over.
ukotoa-refuse-unknown = That cannot be done here.
ukotoa-refuse-turn = It is { $current }’s turn.
ukotoa-refuse-lay-first = The ship must be laid first.
ukotoa-refuse-colour-first = Choose the colour that you set on the ship.
ukotoa-refuse-place-first = All sailors must stand on the ship first.
ukotoa-refuse-advance-first = Decide first whether Uk’otoa moves; then you draw.
ukotoa-refuse-whisper-first = Whisper first, or say that you forgot.
ukotoa-refuse-action-now = You may play and exchange cards now.
ukotoa-refuse-push-first = Finish the push first, or take it back.
ukotoa-refuse-discard-first = Discard first, until five cards are left.
ukotoa-refuse-ship-whole = The ship is whole already.
ukotoa-refuse-no-spiral = What lies here is not the beginning of a spiral.
ukotoa-refuse-last-tile = Only one tile is left; lay it by hand.
ukotoa-refuse-lay-occupied = A tile lies there already.
ukotoa-refuse-lay-apart = A new tile must touch the tile laid last.
ukotoa-refuse-lay-dead = A dead end: { $room ->
    [0] no free hex
    [one] only one free hex
   *[other] { $room } free hexes
 } behind it, and { $tiles ->
    [one] one more tile
   *[other] { $tiles } more tiles
 } to lay.
ukotoa-refuse-colour-taken = Somebody sets { $colour } already.
ukotoa-refuse-colours-settled = The colours are dealt out already.
ukotoa-refuse-place-none-left = All { $colour } sailors stand already.
ukotoa-refuse-place-colour = You do not set the { $colour } sailors.
ukotoa-refuse-place-ukotoa = That is where Uk’otoa waits.
ukotoa-refuse-place-occupied = One tile holds one sailor.
ukotoa-refuse-all-placed = All sailors have been set.
ukotoa-refuse-water = There is only water.
ukotoa-refuse-drawn = Uk’otoa moves for free only before you draw.
ukotoa-refuse-sit-out = You still have sailors on the ship.
ukotoa-refuse-no-whisper = There is nothing to whisper about.
ukotoa-refuse-not-yours = That card is not in your hand.
ukotoa-refuse-offer-again = That card is laid out already.
ukotoa-refuse-offer-full = Three cards are the most that can be laid out.
ukotoa-refuse-not-offered = That card is not laid out.
ukotoa-refuse-no-card = That needs a card: lay out “{ $act }” first.
ukotoa-refuse-three = Three cards can only be exchanged, not played.
ukotoa-refuse-no-pair = Two cards are a pair only if name and number agree.
ukotoa-refuse-other-card = The card laid out says “{ $has }”, not “{ $act }”.
ukotoa-refuse-miss = On that line the tentacle finds nobody.
ukotoa-refuse-own-ukotoa = Uk’otoa obeys only its own cards.
ukotoa-refuse-nobody-there = No sailor stands there.
ukotoa-refuse-not-own = { $colour } is not one of your colours.
ukotoa-refuse-onto-ukotoa = Nobody steps onto Uk’otoa’s tile.
ukotoa-refuse-run-home = It stands there already.
ukotoa-refuse-run-occupied = Somebody stands there.
ukotoa-refuse-run-far = A sailor runs { $steps } tiles at most.
ukotoa-refuse-run-blocked = No free way of { $steps } tiles leads there.
ukotoa-refuse-push-into-ukotoa = Nobody can be pushed into Uk’otoa.
ukotoa-refuse-push-off = Nobody can be pushed into the water.
ukotoa-refuse-push-row = Only one sailor at a time can be pushed here.
ukotoa-refuse-push-same = The same sailor makes both steps of a push.
ukotoa-refuse-push-turn = This push goes straight on.
ukotoa-refuse-swap-ukotoa = Nobody changes places with Uk’otoa.
ukotoa-refuse-swap-empty = Nobody stands there to change places with.
ukotoa-refuse-swap-own = { $colour } is yours too; take somebody else’s sailor.
ukotoa-refuse-swap-far = Only neighbours change places.
ukotoa-refuse-no-effect = A card must do something to be played.
ukotoa-refuse-nothing-back = There is no half-made push to take back.
ukotoa-refuse-exchange-pair = Two cards can be exchanged only if they are a pair.
ukotoa-refuse-exchange-few = { $cards ->
    [0] Lay out a pair or three cards first.
   *[other] A pair or three cards are exchanged, not a single one.
 }
ukotoa-refuse-stop-offered = { $cards ->
    [one] A card lies out: play it or take it back.
   *[other] Cards lie out: play, exchange or take them back.
 }
ukotoa-refuse-discard-early = Cards are discarded at the end of your turn, if you hold more than { $limit }.

undo-drawn = Cards have been drawn; that cannot be taken back.
undo-scattered = Chance has set a sailor; that cannot be taken back.
undo-ship = Chance has laid the ship; that cannot be taken back.
undo-factions = The factions have been drawn; that cannot be taken back.
undo-turn = The turn has passed on; that cannot be taken back.
undo-lost = A card was lost by chance; that cannot be taken back.

ukotoa-log-tile-laid = { $seat } lays tile { $tile }.
ukotoa-log-spiral-finished = { $seat } finishes the spiral.
ukotoa-log-random-finished = { $seat } lets chance finish the ship.
ukotoa-log-cards-dealt = The ship is whole. Everybody gets { $count } cards.
ukotoa-log-colour-taken = { $seat } will set { $colour }.
ukotoa-log-sailor-placed = { $seat } sets a { $colour } sailor on tile { $tile }.
ukotoa-log-sailor-scattered = Chance sets a { $colour } sailor of { $seat } on tile { $tile }.
ukotoa-log-placing-skipped = { $seat } has no sailor left to set.
ukotoa-log-faction-drawn = { $colour } belongs to { $seat } and { $to }.
ukotoa-log-turn-began = { $seat }’s turn.
ukotoa-log-declined = { $seat } lets Uk’otoa lie.
ukotoa-log-sat-out = { $seat } has nobody left to save and sits out.
ukotoa-log-whispered = { $seat } whispers the name.
ukotoa-log-whisper-forgotten = { $seat } forgets to whisper.
ukotoa-log-card-lost = { $seat } loses a card. { $kind }
ukotoa-log-reshuffled = The { $count } discarded cards are shuffled anew.
ukotoa-log-drew = { $count ->
    [one] { $seat } draws a card.
   *[other] { $seat } draws { $count } cards.
 }
ukotoa-log-cards-seen = You draw: { $kinds }.
ukotoa-log-played = { $count ->
    [one] { $seat } plays { $kind }.
   *[other] { $seat } plays a pair: { $kind }.
 }
ukotoa-log-ukotoa-moved = Uk’otoa moves to tile { $entered }; tile { $left } goes down.
ukotoa-log-unleashed = The tentacle strikes { $direction }, { $reach } far.
ukotoa-log-missed = It finds nobody.
ukotoa-log-sailor-removed = { $left ->
    [0] The last { $colour } sailor is lost.
   *[other] A { $colour } sailor is lost; { $left } still stand.
 }
ukotoa-log-ran = A { $colour } sailor runs from tile { $origin } to tile { $target }.
ukotoa-log-pushed = { $others ->
    [0] A { $colour } sailor steps { $direction }.
    [one] A { $colour } sailor steps { $direction } and pushes one other.
   *[other] A { $colour } sailor steps { $direction } and pushes { $others } others.
 }
ukotoa-log-push-taken-back = { $seat } takes the push back.
ukotoa-log-swapped = A { $colour } sailor changes places with a { $other } one.
ukotoa-log-stood-still = Nobody moves.
ukotoa-log-exchanged = { $seat } exchanges { $count } cards. { $kinds }
ukotoa-log-stopped = { $seat } stops.
ukotoa-log-discarded = { $seat } discards a card. { $kind }
ukotoa-log-sea-stirred = { $turns } quiet turns: Uk’otoa stirs by itself.
ukotoa-log-game-ended = { $reason }: { $winners }.

ukotoa-reason-solo = Both colours that are left belong to one player.
ukotoa-reason-shared = One colour is left; its two players win together.

ukotoa-score-standing = Own sailors still standing
ukotoa-score-fed = Sailors lost in own turns
