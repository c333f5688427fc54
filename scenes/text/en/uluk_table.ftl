# The table of Uluk: buttons, the slip, what a closer look tells, drops that mean nothing.

uluk-place-workshop = Workshop
uluk-place-hut = Shaman’s Hut
uluk-place-temple = Temple
uluk-short-pickled_uluk = pickled
uluk-short-fermented_uluk = fermented
uluk-short-boiled_uluk = boiled
uluk-short-ground_mgobu = ground
uluk-short-baked_mgobu = baked
uluk-short-roasted_tlon = roasted
uluk-short-tlon_brew = Poison
uluk-short-dried_zork = dried
uluk-short-fermented_zork = fermented
uluk-short-salted_fnord = salted
uluk-short-smoked_hlak = smoked
uluk-short-roasted_hlak = roasted
uluk-freeloaders = Freeloaders: { $tribers }
uluk-freeloaders-name = the Freeloaders
uluk-nobody = nobody
uluk-or = {" or "}

uluk-button-rest = Feed all
uluk-button-stay = Stay here
uluk-button-done = Done
uluk-button-end = End the meal
uluk-button-rest-short = Feed
uluk-button-stay-short = Stay
uluk-button-done-short = Done
uluk-button-end-short = End

uluk-meal-cradle = New triber
uluk-meal-fire = Celebration
uluk-meal-treats = { $points ->
    [one] treat: +1
   *[other] treat: +{ $points }
 }
uluk-meal-nine = { $most } tribers are the most
uluk-ledger = How it will end
uluk-ledger-eaten = have eaten
uluk-ledger-hungry = stay hungry
uluk-ledger-fed = all have eaten
uluk-ledger-holiday = celebration
uluk-ledger-treats = treats eaten
uluk-ledger-tribers = tribers
uluk-ledger-spoils = will spoil

uluk-told-over = Six seasons are over: now all is counted.
uluk-told-wait = { $name } is acting.
uluk-told-tribe = Tap the board of the tribe that you want to lead.
uluk-told-move-out = Carry your triber out of the Hut, or let it stay.
uluk-told-processing = Carry pieces along an arrow. Tap a pile again to take fewer.
uluk-told-food = So far there is food for { $fed } of { $tribers }.
uluk-told-fed = So far there is food for all { $tribers }.
uluk-told-feed = { $tribers ->
    [one] One bowl is empty: tap food, or carry it there.
   *[other] { $tribers } bowls are empty: tap food, or carry it there.
 }
uluk-told-spoils = { $pieces ->
    [one] One piece spoils tonight. Use it, or end the meal.
   *[other] { $pieces } pieces spoil tonight. Use them, or end the meal.
 }
uluk-told-after-meal = Raise, celebrate, enjoy treats, or keep what is left.
uluk-told-area = { $area } gives { $level }. With { $own } of yours against { $others }: { $pieces } for you.
uluk-told-site = { $left ->
    [0] Full with this one! Yours: { $own }, worth { $points } if built.
   *[other] Yours: { $own }, worth { $points } if built; { $left } more to fill.
 }
uluk-told-processing-space = One operation on { $area }: up to { $pieces } there so far.
uluk-told-nothing-to-process = No { $area } to process yet!
uluk-told-hut = +{ $points } at once, and a second move later.
uluk-told-workshop = Carry the triber to the card that you want.
uluk-told-temple = +{ $points } at once.
uluk-told-made = { $pieces } { $start } → { $made } { $end }

uluk-card-free = { $card } ({ $symbol }): once a season { $goods } without a triber, { $amount ->
    [one] one piece
   *[other] up to { $amount } pieces
 }.
uluk-card-extra = { $card } ({ $symbol }): { $amount } more { $goods } if a triber of yours is there.
uluk-card-hut = { $card } ({ $symbol }): +{ $amount } whenever you move out of the Shaman’s Hut.
uluk-card-celebration = { $card } ({ $symbol }): +{ $amount } at every celebration.

uluk-look-card = { $what }
uluk-look-used = Used this season.
uluk-look-home = A triber of { $name }, still at home.
uluk-look-newborn = A young triber of { $name }: from the next season on it can be sent out.
uluk-look-triber = A triber of { $name } in { $space }.
uluk-look-gather = { $area }, level { $now } of { $most }: { $left } for the most tribers, { $right } for others. There: { $tribers }. Next season level { $level }. At the bottom it raises { $scarce }.
uluk-look-hunt = { $area }, level { $now } of { $most }: { $left } for each triber and Poison. There: { $tribers }. Next season level { $level }. At the bottom it raises { $scarce }.
uluk-look-site-covered = Site { $site } with { $spaces } spaces; its token still lies face down.
uluk-look-site = Site { $site }, { $spaces } spaces: { $area }, number { $number }. There: { $tribers }. Own tribers are worth { $chart }.
uluk-look-token = The token { $area }, number { $number }.
uluk-look-monument = A Monument stands here; nobody can build any more.
uluk-look-good = { $count } × { $good }: { $type }.
uluk-look-deck = { $cards } Inventions in the deck. Discarded: { $gone }.
uluk-look-operation = A triber can process { $area }.
uluk-look-seat = { $name } ({ $tribe }): { $points } points, { $tribers } tribers, { $home } at home, { $hunger } Hunger. Inventions: { $cards }; { $symbols } different symbols. Tokens: { $tokens }.
uluk-look-hunger = Hunger of { $name }: −{ $points } each at the end.
uluk-look-feast-covered = The Feast card of { $name }, seen by its owner alone.
uluk-look-feast = { $card }: { $needs }. One set at the end gives { $once }, two give { $twice }; nothing is paid.
uluk-look-bowl = Every triber eats one piece of food.
uluk-look-season = The seasons and the phases of each.
uluk-look-first = Whoever holds this begins every phase.
uluk-look-camp = The Freeloaders wait here for their cards.
uluk-look-cradle = Two pieces of food raise a new triber, once all have eaten.
uluk-look-fire = A holiday substance with food gives { $food }, with Poison { $poison }; once a season, once all have eaten.
uluk-look-treats = Spare treats are enjoyed here: +{ $treat } each.
uluk-look-workshop = A triber here takes one Invention of the row at once.
uluk-look-hut = One triber: +{ $hut } at once, and when all are placed it may move on.
uluk-look-temple = +{ $temple } at once for every triber.
uluk-look-choice = { $tribe } make { $goods }.

uluk-draw-harvest_uluk = { $card }: a Freeloader goes to gather uluk.
uluk-draw-harvest_mgobu = { $card }: a Freeloader goes to gather mgobu.
uluk-draw-harvest_tlon = { $card }: a Freeloader goes to gather tlön.
uluk-draw-harvest_zork = { $card }: a Freeloader goes to gather zork.
uluk-draw-hunt_fnord = { $card }: a Freeloader goes to hunt fnōrd.
uluk-draw-hunt_hlak = { $card }: a Freeloader goes to hunt hlák.
uluk-draw-broken_invention = { $card } A Freeloader goes to the Workshop; the leftmost Invention is lost.
uluk-draw-shamans_advice = { $card }: a Freeloader goes to the Hut, from where another card sends it on at the end; if the Hut is taken, to the Temple.
uluk-draw-prayer_patron = { $card }: a Freeloader builds at the rightmost open site.
uluk-draw-prayer_ancient = { $card }: a Freeloader builds at the leftmost open site.
uluk-draw-new_triber = { $card } One more Freeloader from the next season on; in the last season, or if nine are there, another card counts instead.

uluk-refuse-not-yours = That belongs to somebody else.
uluk-refuse-laid = It goes back to your board: tap it, or carry it there.
uluk-refuse-no-space = Send the triber to one of the places that are lit.
uluk-refuse-column = Things stay in their column: follow the arrows.
uluk-refuse-poison-with-triber = Poison is laid when its triber comes: drop the triber on the skull.
uluk-refuse-along-arrow = Carry it along an arrow, or press “Done”.
uluk-refuse-on-rug = Food goes into bowls, to the cradle, to the fire, or stays where it is.
uluk-refuse-card-use = A card for free processing is laid on what it makes; all others work by themselves.
