# The table of Uk'otoa: buttons, what the trays say, what a closer look tells, drops that mean nothing.

ukotoa-hat-red = Tricorns
ukotoa-hat-blue = Bicornes
ukotoa-hat-green = Bobble caps
ukotoa-hat-yellow = Top hats
ukotoa-hat-purple = Hoods
ukotoa-one-red = a tricorn
ukotoa-one-blue = a bicorne
ukotoa-one-green = a bobble cap
ukotoa-one-yellow = a top hat
ukotoa-one-purple = a hood
ukotoa-left = { $sailors } left

ukotoa-card-advance = Advance
ukotoa-card-unleash = Tentacle
ukotoa-card-run = Run
ukotoa-card-push = Push
ukotoa-card-swap = Them instead
ukotoa-card-advance-line = { $steps ->
    [one] one step
   *[other] { $steps } steps
 }
ukotoa-card-unleash-line = { $steps } far
ukotoa-card-run-line = up to { $steps } steps
ukotoa-card-push-line = up to { $steps } steps
ukotoa-card-swap-line = change places

ukotoa-button-spiral = Finish the spiral
ukotoa-button-random = Finish at random
ukotoa-button-scatter = Set mine at random
ukotoa-button-advance = Move Uk’otoa one step
ukotoa-button-decline = Let it lie
ukotoa-button-sit-out = Sit this turn out
ukotoa-button-whisper = Psst … Uk’otoa!
ukotoa-button-forget = I forgot
ukotoa-button-done = Push is done
ukotoa-button-back = Take the step back
ukotoa-button-play = Play
ukotoa-button-strike = Strike
ukotoa-button-stand-still = Play without a step
ukotoa-button-exchange-draw = Exchange for one card
ukotoa-button-exchange-none = Discard
ukotoa-button-withdraw = Take back
ukotoa-button-stop = End my turn
ukotoa-button-keep = Keep this ship
ukotoa-button-keep-short = Keep ship
ukotoa-button-spiral-short = Spiral
ukotoa-button-random-short = Random
ukotoa-button-scatter-short = At random
ukotoa-button-advance-short = One step
ukotoa-button-decline-short = Let it lie
ukotoa-button-sit-out-short = Sit out
ukotoa-button-whisper-short = Psst …!
ukotoa-button-forget-short = I forgot
ukotoa-button-done-short = Done
ukotoa-button-back-short = Take back
ukotoa-button-play-short = Play
ukotoa-button-strike-short = Strike
ukotoa-button-stand-still-short = No step
ukotoa-button-exchange-draw-short = Exchange
ukotoa-button-exchange-none-short = Drop
ukotoa-button-withdraw-short = Back
ukotoa-button-stop-short = End turn

ukotoa-psst = Psst …
ukotoa-say-over = The match is over.
ukotoa-say-wait = { $name } is acting.
ukotoa-say-lay = Lay the tile beside the one laid last.
ukotoa-say-colours = Choose whose sailors you set; they need not become yours.
ukotoa-say-place = Set a sailor on any free tile.
ukotoa-say-advance = Move Uk’otoa a step before you draw?
ukotoa-say-whisper = Somebody stands there: whisper, or lose a card.
ukotoa-say-push = A second step with the same sailor, or done?
ukotoa-say-discard = { $cards ->
    [one] Discard one card: tap it.
   *[other] Discard { $cards } cards: tap them.
 }
ukotoa-say-action = Lay cards out to play or exchange them, or end your turn.
ukotoa-say-no-cards = No cards left: end your turn.
ukotoa-say-three = Any three cards: exchange them for one.
ukotoa-say-two = No pair: add a third card to exchange, or take one back.
ukotoa-say-unplayable = That card has no use now.
ukotoa-say-act-run = Lead one of your sailors to a glowing tile.
ukotoa-say-act-push = Lead one of your sailors one step.
ukotoa-say-act-swap = Put one of your sailors on a neighbour that is not yours.
ukotoa-say-act-unleash = Choose a line: drag the coil, or tap a tile.
ukotoa-say-single = Your turn ends with it.
ukotoa-say-pair = A pair: you go on.
ukotoa-say-nobody = Nobody falls.
ukotoa-say-lost = Lost: { $sailors }.
ukotoa-say-ends = The match ends: { $winners }!
ukotoa-short-lost = { $sailors ->
    [0] nobody falls
    [one] one sailor falls
   *[other] { $sailors } sailors fall
 }
ukotoa-short-ends = { $winners }!
ukotoa-short-single = ends your turn
ukotoa-short-pair = a pair: go on
ukotoa-short-two = no pair
ukotoa-short-three = exchange them

ukotoa-kept = This ship is kept. Choose “The saved one” before another match.

ukotoa-look-uk = Uk’otoa swims along the arrow of its tile; the tile it leaves goes down.
ukotoa-look-tentacle = The tentacle takes all sailors on a straight line from Uk’otoa.
ukotoa-look-next = The next tile of the ship; its arrow points to the tile laid last.
ukotoa-look-place = The next tile may lie here.
ukotoa-look-dead = From here the ship could not be finished.
ukotoa-look-link = Two cards of one kind: their effect happens once, and you go on.
ukotoa-look-hole = A tile went down here; nobody can stand in the water.
ukotoa-look-wheel = The ship’s wheel: the end of Uk’otoa’s way.
ukotoa-look-tile = Tile { $tile }. Uk’otoa will leave it towards its arrow.
ukotoa-look-unowned = { $hat }: whose they are is not drawn yet.
ukotoa-look-seal-covered = A faction will be drawn here, for { $one } and { $other }.
ukotoa-look-seal = { $hat }, { $left } left: { $one } and { $other } share them.
ukotoa-look-seat-unknown = { $name } has no colours yet.
ukotoa-look-seat = { $name }: { $one } with { $left }, { $other } with { $right }.
ukotoa-look-hand = { $cards ->
    [one] { $name } holds one card.
   *[other] { $name } holds { $cards } cards.
 }
ukotoa-look-hand-covered = { $name }’s cards; nobody knows how many.
ukotoa-look-deck = The draw pile: { $cards } cards.
ukotoa-look-discard = Discarded: { $kinds }.
ukotoa-look-discard-covered = The discard pile: { $cards } cards, covered.
ukotoa-look-discard-empty = The discard pile is empty.
ukotoa-look-card-playable = { $what }
ukotoa-look-card-unplayable = { $what } It has no use right now.
ukotoa-what-advance = { $steps ->
    [one] Uk’otoa moves exactly one step along the arrows.
   *[other] Uk’otoa moves exactly { $steps } steps along the arrows.
 }
ukotoa-what-unleash = A tentacle takes everybody up to { $steps } far on one straight line.
ukotoa-what-run = One of your sailors runs up to { $steps } free tiles.
ukotoa-what-push = One of your sailors makes up to { $steps } steps and pushes whoever is in the way.
ukotoa-what-swap = One of your sailors changes places with a neighbour that is not yours.

ukotoa-refuse-no-line = The tentacle strikes along one of the six straight lines.
ukotoa-refuse-choose-line = Choose a line first: tap a tile on it.
ukotoa-refuse-push-step = A push goes one tile at a time.
ukotoa-refuse-arrow = { $steps ->
    [one] Uk’otoa goes exactly one step, along the arrow.
   *[other] Uk’otoa goes exactly { $steps } steps, along the arrows.
 }
ukotoa-refuse-discarded = Cards on the pile stay there.
ukotoa-refuse-lay-out-there = Lay the card out on the places for cards.
ukotoa-refuse-crew = Put the sailors that you want to set beside your name.
ukotoa-refuse-discard-there = Cards that are too many go on the discard pile.
ukotoa-quiet = { $turns ->
    [one] One more quiet turn, and Uk’otoa stirs.
   *[other] { $turns } more quiet turns, and Uk’otoa stirs.
 }
ukotoa-look-quiet = For { $turns } turns nothing has happened; after { $limit } Uk’otoa moves by itself.
