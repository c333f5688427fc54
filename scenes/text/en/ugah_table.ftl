# The table of Ugah Ugah!
ugah-word-bone = bone
ugah-word-dinosaur = dinosaur
ugah-word-mammoth = mammoth
ugah-word-bird = bird
ugah-word-small = small hunter
ugah-word-large = large hunter
ugah-word-caterpillar = caterpillar
ugah-word-lizard = lizard
ugah-word-fish = fish
ugah-word-boar = boar
ugah-word-cave_bear = cave bear
ugah-word-met = the hunters have met
ugah-word-passed = the hunters have passed each other
ugah-word-empty = the path is empty
ugah-centre = the middle

ugah-ask-roll = throw
ugah-ask-pick = choose
ugah-ask-pick-more = choose or throw
ugah-ask-done = finish
ugah-ask-order = who first?
ugah-ask-share = keep one card

ugah-your-turn = your turn
ugah-waiting = waiting
ugah-over = the match is over
ugah-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
ugah-button-roll = Roll { $dice }
ugah-button-small = { $mark } Small
ugah-button-large = { $mark } Large
ugah-button-done = Done
ugah-say-wait = It is { $name }’s turn.
ugah-say-roll = Throw all five dice: press the button, or fling them.
ugah-say-pick = Choose a symbol: tap a die, or drag it into the groove.
ugah-say-more = Tap another symbol too, or throw the rest: { $dice ->
    [one] one die
   *[other] { $dice } dice
 }.
ugah-say-only = Only one symbol came up, so the throw is over.
ugah-say-done = All dice are set aside. Look at the ghosts, then finish.
ugah-say-order = Both hunters walk. Which one goes first?
ugah-say-share = Keep one card: drag the other one to whom you give it.
ugah-say-share-two = Tap the card that you keep; the other one is given away.

ugah-refuse-over = The match is over.
ugah-refuse-turn = It is { $current }’s turn.
ugah-refuse-unknown = That cannot be done here.
ugah-refuse-roll-pick-first = Choose at least one symbol before you throw again.
ugah-refuse-roll-none-left = No die is left to throw.
ugah-refuse-symbol = No die shows that.
ugah-refuse-take-bone = Bones go aside by themselves and are never chosen.
ugah-refuse-take-roll-first = Throw the dice first.
ugah-refuse-take-again = That symbol is chosen already.
ugah-refuse-take-absent = The symbol “{ $symbol }” did not come up in this throw.
ugah-refuse-back-bone = A bone stays aside.
ugah-refuse-back-only = It is the only symbol of this throw, so it stays chosen.
ugah-refuse-back-earlier = Dice from an earlier throw stay aside.
ugah-refuse-back-not-picked = That symbol is not chosen.
ugah-refuse-done-roll-first = Throw the dice first.
ugah-refuse-done-dice-left = { $dice ->
    [one] One die is
   *[other] { $dice } dice are
 } still to be thrown.
ugah-refuse-order-first = Say first which hunter walks first.
ugah-refuse-share-first = Give one of the two cards away first.
ugah-refuse-order-figure = Only a hunter can walk.
ugah-refuse-order-not-asked = The hunters walk by themselves; their order is asked only when it matters.
ugah-refuse-give-nothing = There is no card to give away.
ugah-refuse-give-other-card = Only one of the two lifted cards can be given away.
ugah-refuse-give-self = One card is yours already; the other goes to somebody else.
ugah-refuse-give-nobody = Nobody sits there.
ugah-refuse-place-die = Dice lie in the hearth, or in the groove when they are set aside.
ugah-refuse-place-card = Path cards are brought in by the hunters, not by hand.
ugah-refuse-place-prey = A prey card goes to whom three of its dice belong in one turn.
ugah-refuse-place-figure = A hunter walks only by the dice.

ugah-log-rolled = { $seat } throws: { $symbols }.
ugah-log-bones-aside = Bones go aside.
ugah-log-preselected = Only { $symbol } came up.
ugah-log-taken = { $seat } chooses { $symbol }.
ugah-log-pick-put-back = { $seat } puts { $symbol } back.
ugah-log-prey-won = { $seat } gets the { $symbol } from { $from_seat }.
ugah-log-prey-stayed = { $seat } holds the { $symbol } already.
ugah-log-figures-stayed = Nobody walks.
ugah-log-order-chosen = { $seat } lets the { $figure } walk first.
ugah-log-walked = The { $figure } walks { $end ->
    [0] into the gap
   *[other] to spot { $end }
 }.
ugah-log-card-taken = { $seat } takes the card from spot { $spot }.
ugah-log-card-seen = It is a { $kind }, worth { $points }.
ugah-log-card-given = { $seat } gives the card from spot { $spot } to { $to }.
ugah-log-met = The hunters have met.
ugah-log-passed = The hunters have passed each other.
ugah-log-path-emptied = No card is left on the path.
ugah-log-turn-began = { $seat }’s turn.
ugah-log-piles-turned = All piles are turned over.
ugah-log-game-ended = The match is over: { $reason }.

ugah-look-card = { $kind }: { $points ->
    [one] 1 point
   *[other] { $points } points
 }. A hunter that stops here brings it in.
ugah-look-covered = A covered card. Who takes it sees what it is worth.
ugah-look-lifted = A lifted card.
ugah-look-tray = { $name } has { $cards ->
    [0] no card yet
    [one] one card
   *[other] { $cards } cards
 }.
ugah-look-pile = Your pile: { $cards ->
    [one] one card
   *[other] { $cards } cards
 }, { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
ugah-look-prey = { $symbol }: 3 points at the end for who holds it. Now: { $where }.
ugah-look-dice = Five dice. A throw begins the turn.
ugah-look-die-bone = A bone: no use at all.
ugah-look-die-dinosaur = Dinosaur: three of them in one turn bring its card.
ugah-look-die-mammoth = Mammoth: three of them in one turn bring its card.
ugah-look-die-bird = Bird: three of them in one turn bring its card.
ugah-look-die-small = The small hunter walks one card clockwise for each.
ugah-look-die-large = The large hunter walks one card the other way for each.
ugah-look-figure-small = The small hunter walks clockwise.
ugah-look-figure-large = The large hunter walks counter-clockwise.
ugah-look-hearth = The hearth: here the dice are thrown.
ugah-look-groove = The groove: dice that are set aside this turn.
ugah-look-gap = The gap in the ring: both hunters start here.
