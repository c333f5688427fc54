# Wolves: options, what is asked, why not, what happened, what computer players say, the count.

wolves-option-schedule = Year
wolves-option-schedule-hint = How early the land gives less; a harsh year begins to fail in turn 3. Computer players help all to come through.
wolves-option-schedule-standard = Usual
wolves-option-schedule-harsh = Harsh
wolves-option-gathering = Gathering with one mouse
wolves-option-gathering-hint = Everybody finishes before the next begins, or all draw one card in turn.
wolves-option-gathering-seats = One after the other
wolves-option-gathering-rounds = Card by card
wolves-option-odds = Show the odds
wolves-option-odds-hint = How many leaders and cards each deck still holds.
wolves-option-communities = Communities
wolves-option-communities-hint = Dealt with a good mix, or picked by each in turn. The earlier seat wins ties for the first ranks: sit by age.
wolves-option-communities-dealt = Dealt
wolves-option-communities-chosen = Picked

wolves-word-fish = fish
wolves-word-corn = corn
wolves-word-bison = bison
wolves-word-forest = forest
wolves-word-leader = leader
wolves-word-fish-token = fish token
wolves-word-corn-token = corn token
wolves-word-bison-token = bison token
wolves-word-status = status
wolves-word-need = a need
wolves-word-reserve = the reserve
wolves-word-atinzina = Atinzina
wolves-word-chigwami = Chigwami
wolves-word-masakat = Masakat
wolves-word-pahanis = Pahanis
wolves-word-thimi = Thimi
wolves-word-wayatin = Wayatin
wolves-word-know_the_land = Know the Land
wolves-word-no_waste = No Waste
wolves-word-showing_off = Showing Off
wolves-word-determination = Determination
wolves-word-preservation = Preservation
wolves-word-the_more_you_share = The More You Share
wolves-word-hunger = not survived
wolves-word-chief = survived, with a chief
wolves-word-together = survived together

wolves-knowledge-know_the_land = While you gather, once a turn: look at three cards and put them back in any order.
wolves-knowledge-no_waste = Before you settle, once a turn: a kind you hold twice becomes three.
wolves-knowledge-showing_off = Each leader fewer than two in the own hand brings 6 at the conservation bonus, not 5.
wolves-knowledge-determination = Draw on after two leaders without overstretching: one token.
wolves-knowledge-preservation = Your reserve holds 12, still four of a kind.
wolves-knowledge-the_more_you_share = A gift of six or more, taken whole: up to two tokens, once a turn.

wolves-ask-choose = choose a community
wolves-ask-draw = draw a card, or stop
wolves-ask-order = put the cards back
wolves-ask-token = take a token
wolves-ask-pay = meet your needs
wolves-ask-give = offer gifts
wolves-ask-take = take what you like
wolves-ask-take-all = take the gift
wolves-ask-settle = settle your last cards

wolves-refuse-over = The match is over.
wolves-refuse-unknown = That cannot be done here.
wolves-refuse-turn = { $current } is asked now.
wolves-refuse-not-now-pay = Needs are paid after gathering.
wolves-refuse-not-now-give = Gifts come after the needs.
wolves-refuse-not-now-answer = Nothing is offered to you.
wolves-refuse-not-now-settle = Cards are settled at the end of the turn.
wolves-refuse-choose-first = First everybody needs a community.
wolves-refuse-choose-over = The communities are settled.
wolves-refuse-choose-taken = Somebody plays { $community } already.
wolves-refuse-choose-turn = { $current } picks a community now.
wolves-refuse-community = There is no such community.
wolves-refuse-gathered = The gathering is over.
wolves-refuse-stopped = You have stopped; that is final.
wolves-refuse-overstretched = You are overstretched and draw no more.
wolves-refuse-skips = You overstretched last turn and gather nothing now.
wolves-refuse-pick-first = First take the token that you may have.
wolves-refuse-not-looking = You have not looked at any cards.
wolves-refuse-not-seen = That card is not among those you look at.
wolves-refuse-put-back-first = First put back the cards you look at.
wolves-refuse-draw-one = Draw at least one card.
wolves-refuse-deck-empty = Your deck is empty.
wolves-refuse-looked = Know the Land works once a turn.
wolves-refuse-not-owned = You do not have { $knowledge }.
wolves-refuse-no-token = No token is granted to you now.
wolves-refuse-no-room = There is no room for { $kind }.
wolves-refuse-kind = There is no such resource.
wolves-refuse-pay-more = You can still pay { $missing } more, so you must.
wolves-refuse-pay-forest = Forests feed nobody.
wolves-refuse-pay-kind = Here only { $kind } or a leader will do.
wolves-refuse-pay-gap = First lay something in the gap.
wolves-refuse-pay-not-there = No { $item } lies there.
wolves-refuse-pay-full = Three are enough.
wolves-refuse-pay-leader-elsewhere = This leader is needed elsewhere.
wolves-refuse-lacks = You have no { $item } left.
wolves-refuse-leaders-away = Overstretched leaders cannot help this turn.
wolves-refuse-gift-open = First offer the gift for { $to }, or take it back.
wolves-refuse-gift-empty = Lay something down before you offer.
wolves-refuse-gift-forest = Forests are no gift.
wolves-refuse-gift-item = That cannot be given.
wolves-refuse-gift-not-there = No { $item } lies there.
wolves-refuse-gift-self = Gifts are for others.
wolves-refuse-gift-again = { $to } has had an offer from you this turn.
wolves-refuse-take-all = { $giver } stands lower: take all of it.
wolves-refuse-nothing-left = Nothing is left to take.
wolves-refuse-not-taken = You have not taken a { $item }.
wolves-refuse-not-offered = No { $item } is offered.
wolves-refuse-take-kind = This becomes { $kind } and nothing else.
wolves-refuse-store-first = Store what still fits first.
wolves-refuse-settle-all = Every resource and leader needs a use first.
wolves-refuse-use-forest = Forests go back for nothing.
wolves-refuse-use-token = A token stays or gives status.
wolves-refuse-use-kind = This can be stored as { $kind } only.
wolves-refuse-no-status = Who overstretched gets no status here this turn.
wolves-refuse-full-kind = { $most } { $kind } are the most.
wolves-refuse-full = The reserve holds { $most }.
wolves-refuse-keep-preservation = The reserve is too full without Preservation.
wolves-refuse-not-used = No { $item } lies there.
wolves-refuse-learn-leaders = Knowledge is taught by leaders.
wolves-refuse-learn-one = One knowledge card a turn.
wolves-refuse-learn-owned = You have { $knowledge } already.
wolves-refuse-learn-gone = No { $knowledge } is left.
wolves-refuse-learn-two = A knowledge card takes { $leaders } leaders.
wolves-refuse-raise = No Waste needs exactly { $two } of that kind, room for one more, and works once.

undo-wolves-drawn = A card has been drawn; that cannot be taken back.
undo-wolves-stopped = Who has stopped cannot go on drawing.
undo-wolves-seen = Cards have been looked at; that cannot be taken back.
undo-wolves-flipped = Cards have been turned over; that cannot be taken back.
undo-wolves-shown = What was shown to all cannot be taken back.

wolves-log-community-chosen = { $seat } plays { $community }.
wolves-log-mix-warned = These communities lean to one resource: a hard mix.
wolves-log-turn-began = Turn { $turn } begins.
wolves-log-flipped = The land gives less: every deck loses { $kinds }.
wolves-log-stripped = { $seat } turns over { $turned } cards and loses { $fish } fish, { $corn } corn, { $bison } bison, { $forest } forests.
wolves-log-skipped = { $seat } gathers nothing this turn.
wolves-log-leader-drawn = { $seat } has { $leaders ->
    [one] one leader
   *[other] { $leaders } leaders
 } up.
wolves-log-stopped = { $seat } stops with { $cards } { $cards ->
    [one] card
   *[other] cards
 } and { $leaders } { $leaders ->
    [one] leader
   *[other] leaders
 }.
wolves-log-overstretched = { $seat } has overstretched.
wolves-log-top-looked-at = { $seat } knows the land and looks at { $cards } cards.
wolves-log-token-granted = { $seat } takes { $kind } for { $where }.
wolves-log-ranks-given = The ranks: { $order }.
wolves-log-conserved = { $seat } drew { $leaders ->
    [0] no leader
    [one] one leader
   *[other] { $leaders } leaders
 }: a bonus of { $gain }.
wolves-log-climbed = { $seat }: { $gain } status, from { $origin } to { $place }.
wolves-log-paid = { $seat } pays { $fish } fish, { $corn } corn, { $bison } bison; { $leaders } by leaders, { $tokens } by tokens.
wolves-log-need-unmet = { $seat } is short of { $missing } { $kind }.
wolves-log-need-met = { $seat }’s need for { $kind } is met.
wolves-log-offered = { $seat } offers { $to }: { $items }.
wolves-log-gift-taken = { $seat } accepts { $taken } of { $offered } from { $giver }: { $needs } to needs, { $stored } stored, { $excess } for status.
wolves-log-gifts-ended = { $seat } has finished giving.
wolves-log-all-needs-met = Every community has what it needs.
wolves-log-raised = Nothing is wasted: { $seat } adds { $kind }.
wolves-log-settled = { $seat } settles: { $status ->
    [0] nothing
   *[other] { $items }
 } for status, stored { $fish } fish, { $corn } corn, { $bison } bison{ $lapsed ->
    [0] .
   *[other] ; for nothing { $lost }.
 }
wolves-log-knowledge-taken = { $seat } learns { $knowledge }.
wolves-log-awarded = { $seat } is number { $rank }: { $awards } { $awards ->
    [one] award
   *[other] awards
 }.
wolves-log-game-ended = The match is over: { $reason }.
wolves-log-chief-elected = { $seat } is elected chief.

wolves-say-early = I stop here.
wolves-say-overstretched = I went too far, and my leaders are gone.
wolves-say-need = We are short of { $missing } { $kind }.
wolves-say-saved = Thank you, { $giver }. We were short of that.
wolves-say-thanks = Thank you, { $giver }.
wolves-say-learned = We have learned: { $knowledge }.

wolves-reason-hunger = The winter was not survived together.
wolves-reason-chief = All communities have survived, and { $best } is chief.
wolves-reason-together = All communities have survived. No chief: most awards are shared.

wolves-score-awards = Awards
