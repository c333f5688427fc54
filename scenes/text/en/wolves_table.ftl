# The table of Wolves: buttons, what the mats and the plate say, a closer look, drops that mean nothing.

wolves-button-draw = Draw a card
wolves-button-draw-short = Draw
wolves-button-draw-hold = Draw: hold to dare
wolves-button-draw-hold-short = Hold
wolves-button-stop = Knock and stop
wolves-button-stop-short = Stop
wolves-button-look = Know the Land
wolves-button-look-short = Look
wolves-button-commit = Meet the needs so
wolves-button-commit-short = Meet
wolves-button-offer = Offer the gift
wolves-button-offer-short = Offer
wolves-button-end = No more gifts
wolves-button-end-short = No more
wolves-button-answer = Accept what I took
wolves-button-answer-short = Accept
wolves-button-rest = Take all of it
wolves-button-rest-short = Take all
wolves-button-enough = Enough
wolves-button-enough-short = Enough
wolves-button-settle = Settle so
wolves-button-settle-short = Settle
wolves-button-open = Open my hand
wolves-button-open-short = Hand
wolves-button-cover = Cover my hand
wolves-button-cover-short = Hide

wolves-odds = { $leaders } of { $cards } lead
wolves-reserve = Reserve { $held } of { $cap }

wolves-land-gives = The land gives all it has.
wolves-land-takes = Every deck has lost { $cards ->
    [one] one card
   *[other] { $cards } cards
 }.
wolves-land-last = Deep winter: every deck has lost seven.

wolves-ended = After turn { $turn }

wolves-gift-none = { $name } may offer gifts.
wolves-gift-share = { $name } has shared much and takes tokens.
wolves-gift-nothing = Nothing is taken yet.
wolves-gift-gain = { $name } gains { $gain } and stands on { $place }.
wolves-gift-forced = All of it is taken: { $name } gains { $gain }.
wolves-lands-need = need
wolves-lands-reserve = stored
wolves-lands-status = status
wolves-settles = { $name } settles the last cards.
wolves-plan-status = Status: { $gain }
wolves-plan-place = The marker would stand on { $place }.

wolves-told-choose = Choose a community: take its deck to your mat.
wolves-told-first = Pull a card from your deck into your hand.
wolves-told-gather = Draw on, or knock on your deck to stop.
wolves-told-lacking = { $missing ->
    [one] One thing is
   *[other] { $missing } things are
 } still missing. Draw on, or knock to stop.
wolves-told-enough = Your needs are covered. Draw on, or knock to stop.
wolves-told-risk = Two leaders: a third one overstretches you.
wolves-told-look = Put the cards back; the last one is drawn first.
wolves-told-pick = Determination: take a token.
wolves-told-stopped = You have stopped. The others are still gathering.
wolves-told-overstretched = You are overstretched: your leaders are gone, and you sit out the next gathering, if one is to come.
wolves-told-skips = You overstretched last turn and gather nothing now.
wolves-told-choose-short = Choose a community.
wolves-told-gather-short = Draw, or knock to stop.
wolves-told-risk-short = A third leader is too many.
wolves-told-look-short = Put the cards back.
wolves-told-pick-short = Take a token.
wolves-told-pay-short = Meet your needs.
wolves-told-give-short = Offer gifts.
wolves-told-answer-short = Take what you like.
wolves-told-share-short = Take a token.
wolves-told-settle-short = Settle your last cards.
wolves-told-others = The others are gathering.
wolves-told-pay = This is a good way to meet your needs. Change it if you like.
wolves-told-short = { $missing ->
    [one] One thing is
   *[other] { $missing } things are
 } missing whatever you lay. Choose where.
wolves-told-give = Lay a gift before somebody, or end your gifts.
wolves-told-giving = Add to the gift, take something back, or offer it.
wolves-told-answer = Take what you like; a leader becomes any token.
wolves-told-share = You have shared much: take a token.
wolves-told-settle = Give every card a use: reserve, status, or knowledge.
wolves-told-settle-over = You overstretched: store what fits.
wolves-wait-choose = { $name } chooses a community.
wolves-wait-pay = { $name } meets the needs.
wolves-wait-give = { $name } thinks about gifts.
wolves-wait-answer = { $name } is offered a gift.
wolves-wait-share = { $name } takes tokens.
wolves-wait-settle = { $name } settles the last cards.

wolves-look-turn = Turn { $turn }: { $cards ->
    [0] the land gives all it has.
    [one] one availability card is turned.
   *[other] { $cards } availability cards are turned.
 }
wolves-look-turn-last = Turn 8: every deck loses seven cards that are no leaders.
wolves-look-ahead = { $cards } availability cards lie face down; turned so far: { $fish } fish, { $corn } corn, { $bison } bison.
wolves-look-flipped = Every deck has lost one card of this kind.
wolves-look-track = The status track: who would land on a taken space stops before it.
wolves-look-needs = What is missing in every community. If anything is missing at the end of a turn, all lose.
wolves-look-plate = Gifts and what goes for status lie here.
wolves-look-looked = The card on top of the deck. Put it back.
wolves-look-offered = This is offered. What you leave stays with its giver.
wolves-look-taken = This is what you have taken; tap it to put it back.
wolves-look-ended = The ranks and awards of the last turn.
wolves-look-community = { $name }
wolves-look-seat = { $name }, { $community }: rank { $rank }, status { $status }, awards { $awards }.
wolves-look-deck = { $name }: { $cards } in the deck, { $hand } in the hand; together { $fish } fish, { $corn } corn, { $bison } bison, { $forest } forests, { $leader } leaders.
wolves-look-card = { $card }
wolves-look-need = { $need } { $kind } are needed every turn.
wolves-look-met = { $name } has enough { $kind }.
wolves-look-short = { $name } is short of { $missing } { $kind }.
wolves-look-rank = The rank: lower numbers act first.
wolves-look-award = Awards: who has most at the end is chief, if all survive.
wolves-look-status = Status of this turn; at its end it becomes a rank.
wolves-look-star = Leaders lie here. The third one overstretches.
wolves-look-leader = A leader stands for any kind, as long as it lies face up.
wolves-look-token = A token of the reserve.
wolves-look-reserve = { $name }: { $fish } fish, { $corn } corn, { $bison } bison in reserve. It holds { $cap }, four of a kind at most.
wolves-look-draw = { $name } is gathering.
wolves-look-look = { $name } looks at the top of the deck.
wolves-look-pick = { $name } takes a token.
wolves-look-stopped = { $name } has stopped.
wolves-look-overstretched = { $name } has overstretched and sits out the next gathering, if one is to come.
wolves-look-skips = { $name } gathers nothing this turn.

wolves-refuse-not-yours = That belongs to somebody else.
wolves-refuse-covered = Open your hand first.
wolves-refuse-leave-there = Put it back on the plate, or leave it.
wolves-refuse-name-kind = Lay the leader in the row of the kind that you want.
wolves-refuse-drop-pay = Lay it on one of your three needs.
wolves-refuse-drop-give = Lay it on the mat of whom you want to give it to.
wolves-refuse-drop-settle = Lay it in your reserve, on the plate for status, or two leaders on knowledge.
wolves-caption-taken = { $goal } is taken: { $place }
