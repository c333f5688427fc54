# Wolves: Optionen, was gefragt ist, warum nicht, was geschah, was Computer sagen, die Wertung.

wolves-option-schedule = Jahr
wolves-option-schedule-hint = Wie früh das Land weniger gibt; ein hartes Jahr lässt in Zug 3 nach. Computer helfen mit, dass alle durchkommen.
wolves-option-schedule-standard = Üblich
wolves-option-schedule-harsh = Hart
wolves-option-gathering = Sammeln mit einer Maus
wolves-option-gathering-hint = Jeder sammelt zu Ende, bevor der Nächste beginnt, oder alle ziehen reihum eine Karte.
wolves-option-gathering-seats = Nacheinander
wolves-option-gathering-rounds = Karte für Karte
wolves-option-odds = Aussichten zeigen
wolves-option-odds-hint = Wie viele Anführer und Karten jeder Stapel noch hat.
wolves-option-communities = Gemeinschaften
wolves-option-communities-hint = Gut gemischt verteilt oder reihum ausgesucht. Bei Gleichstand steht anfangs der frühere Platz höher: Sitzt nach Alter.
wolves-option-communities-dealt = Verteilt
wolves-option-communities-chosen = Ausgesucht

wolves-word-fish = Fisch
wolves-word-corn = Mais
wolves-word-bison = Bison
wolves-word-forest = Wald
wolves-word-leader = Anführer
wolves-word-fish-token = Fischmarke
wolves-word-corn-token = Maismarke
wolves-word-bison-token = Bisonmarke
wolves-word-status = Ansehen
wolves-word-need = den Bedarf
wolves-word-reserve = den Vorrat
wolves-word-atinzina = Atinzina
wolves-word-chigwami = Chigwami
wolves-word-masakat = Masakat
wolves-word-pahanis = Pahanis
wolves-word-thimi = Thimi
wolves-word-wayatin = Wayatin
wolves-word-know_the_land = Das Land kennen
wolves-word-no_waste = Nichts verkommt
wolves-word-showing_off = Eindruck machen
wolves-word-determination = Entschlossenheit
wolves-word-preservation = Haltbar machen
wolves-word-the_more_you_share = Je mehr du teilst
wolves-word-hunger = nicht überstanden
wolves-word-chief = überstanden, mit Oberhaupt
wolves-word-together = gemeinsam überstanden

wolves-knowledge-know_the_land = Beim Sammeln einmal im Zug: Sieh drei Karten an und lege sie beliebig zurück.
wolves-knowledge-no_waste = Vor dem Abrechnen einmal im Zug: Was du genau zweimal hast, wird zu drei.
wolves-knowledge-showing_off = Jeder Anführer, der an zweien fehlt, bringt als Prämie fürs Maßhalten 6 statt 5.
wolves-knowledge-determination = Nach zwei Anführern weiterziehen, ohne dich zu übernehmen: eine Marke.
wolves-knowledge-preservation = Dein Vorrat fasst 12, weiterhin vier je Sorte.
wolves-knowledge-the_more_you_share = Ein Geschenk aus sechs oder mehr, ganz genommen: bis zu zwei Marken, einmal im Zug.

wolves-ask-choose = Gemeinschaft aussuchen
wolves-ask-draw = Karte ziehen oder aufhören
wolves-ask-order = Karten zurücklegen
wolves-ask-token = Marke nehmen
wolves-ask-pay = Bedarf decken
wolves-ask-give = Geschenke anbieten
wolves-ask-take = frei auswählen
wolves-ask-take-all = Geschenk annehmen
wolves-ask-settle = Karten abrechnen

wolves-refuse-over = Die Partie ist vorbei.
wolves-refuse-unknown = Das geht hier nicht.
wolves-refuse-turn = Jetzt ist { $current } gefragt.
wolves-refuse-not-now-pay = Bedarf wird nach dem Sammeln gedeckt.
wolves-refuse-not-now-give = Geschenke kommen nach dem Bedarf.
wolves-refuse-not-now-answer = Dir wird nichts angeboten.
wolves-refuse-not-now-settle = Abgerechnet wird am Ende des Zuges.
wolves-refuse-choose-first = Erst brauchen alle eine Gemeinschaft.
wolves-refuse-choose-over = Die Gemeinschaften stehen fest.
wolves-refuse-choose-taken = { $community } ist schon vergeben.
wolves-refuse-choose-turn = { $current } sucht gerade aus.
wolves-refuse-community = So eine Gemeinschaft gibt es nicht.
wolves-refuse-gathered = Das Sammeln ist vorbei.
wolves-refuse-stopped = Du hast aufgehört; das gilt.
wolves-refuse-overstretched = Du hast dich übernommen und ziehst nicht mehr.
wolves-refuse-skips = Du hast dich im letzten Zug übernommen und sammelst jetzt nichts.
wolves-refuse-pick-first = Nimm erst die Marke, die dir zusteht.
wolves-refuse-not-looking = Du siehst gerade keine Karten an.
wolves-refuse-not-seen = Diese Karte ist nicht dabei.
wolves-refuse-put-back-first = Lege erst die angesehenen Karten zurück.
wolves-refuse-draw-one = Zieh mindestens eine Karte.
wolves-refuse-deck-empty = Dein Stapel ist leer.
wolves-refuse-looked = „Das Land kennen“ hilft einmal im Zug.
wolves-refuse-not-owned = { $knowledge } hast du nicht.
wolves-refuse-no-token = Dir steht jetzt keine Marke zu.
wolves-refuse-no-room = Für { $kind } ist kein Platz.
wolves-refuse-kind = So etwas gibt es hier nicht.
wolves-refuse-pay-more = Du kannst noch { $missing } mehr zahlen, also musst du.
wolves-refuse-pay-forest = Wald macht niemanden satt.
wolves-refuse-pay-kind = Hier hilft nur { $kind } oder ein Anführer.
wolves-refuse-pay-gap = Fülle erst die Lücke.
wolves-refuse-pay-not-there = Dort liegt nichts davon: { $item }.
wolves-refuse-pay-full = Drei sind genug.
wolves-refuse-pay-leader-elsewhere = Dieser Anführer wird woanders gebraucht.
wolves-refuse-lacks = Davon hast du nichts mehr: { $item }.
wolves-refuse-leaders-away = Wer sich übernimmt, dem hilft in diesem Zug kein Anführer.
wolves-refuse-gift-open = Biete erst das Geschenk für { $to } an oder nimm es zurück.
wolves-refuse-gift-empty = Lege etwas hin, bevor du es anbietest.
wolves-refuse-gift-forest = Wald ist kein Geschenk.
wolves-refuse-gift-item = Das lässt sich nicht verschenken.
wolves-refuse-gift-not-there = Dort liegt nichts davon: { $item }.
wolves-refuse-gift-self = Geschenke sind für andere.
wolves-refuse-gift-again = { $to } hatte in diesem Zug schon ein Angebot von dir.
wolves-refuse-take-all = { $giver } steht tiefer: Nimm alles an.
wolves-refuse-nothing-left = Es liegt nichts mehr da.
wolves-refuse-not-taken = Davon hast du nichts genommen: { $item }.
wolves-refuse-not-offered = Davon ist nichts angeboten: { $item }.
wolves-refuse-take-kind = Daraus wird { $kind } und nichts anderes.
wolves-refuse-store-first = Lagere erst ein, was noch passt.
wolves-refuse-settle-all = Erst braucht alles außer Wald eine Verwendung.
wolves-refuse-use-forest = Wald geht ohne Gegenwert zurück.
wolves-refuse-use-token = Eine Marke bleibt oder bringt Ansehen.
wolves-refuse-use-kind = Das lässt sich nur als { $kind } lagern.
wolves-refuse-no-status = Wer sich übernommen hat, bekommt hier in diesem Zug kein Ansehen.
wolves-refuse-full-kind = Mehr als { $most } je Sorte gehen nicht ({ $kind }).
wolves-refuse-full = Der Vorrat fasst { $most }.
wolves-refuse-keep-preservation = Ohne „Haltbar machen“ ist der Vorrat zu voll.
wolves-refuse-not-used = Dort liegt nichts davon: { $item }.
wolves-refuse-learn-leaders = Wissen wird von Anführern gelehrt.
wolves-refuse-learn-one = Eine Wissenskarte je Zug.
wolves-refuse-learn-owned = { $knowledge } hast du schon.
wolves-refuse-learn-gone = { $knowledge } ist vergriffen.
wolves-refuse-learn-two = Eine Wissenskarte braucht { $leaders } Anführer.
wolves-refuse-raise = „Nichts verkommt“ braucht genau { $two } von dieser Sorte, Platz für eine mehr, und wirkt einmal.

undo-wolves-drawn = Eine Karte ist gezogen; das lässt sich nicht zurücknehmen.
undo-wolves-stopped = Wer aufgehört hat, zieht nicht weiter.
undo-wolves-seen = Karten wurden angesehen; das lässt sich nicht zurücknehmen.
undo-wolves-flipped = Karten sind aufgedeckt; das lässt sich nicht zurücknehmen.
undo-wolves-shown = Was alle gesehen haben, lässt sich nicht zurücknehmen.

wolves-log-community-chosen = { $seat } spielt { $community }.
wolves-log-mix-warned = Diese Gemeinschaften hängen an einer Sorte: eine schwere Mischung.
wolves-log-turn-began = Zug { $turn } beginnt.
wolves-log-flipped = Das Land gibt weniger: Jeder Stapel verliert { $kinds }.
wolves-log-stripped = { $seat } deckt { $turned } Karten auf und verliert { $fish } Fisch, { $corn } Mais, { $bison } Bison, { $forest } Wald.
wolves-log-skipped = { $seat } sammelt in diesem Zug nichts.
wolves-log-leader-drawn = { $seat } hat { $leaders ->
    [one] einen Anführer
   *[other] { $leaders } Anführer
 } offen.
wolves-log-stopped = { $seat } hört auf: { $cards } { $cards ->
    [one] Karte
   *[other] Karten
 }, { $leaders } Anführer.
wolves-log-overstretched = { $seat } hat sich übernommen.
wolves-log-top-looked-at = { $seat } kennt das Land und sieht { $cards } Karten an.
wolves-log-token-granted = { $seat } nimmt { $kind } für { $where }.
wolves-log-ranks-given = Die Ränge: { $order }.
wolves-log-conserved = { $seat } zog { $leaders ->
    [0] keinen Anführer
    [one] einen Anführer
   *[other] { $leaders } Anführer
 }: eine Prämie von { $gain }.
wolves-log-climbed = { $seat }: { $gain } Ansehen, von { $origin } auf { $place }.
wolves-log-paid = { $seat } zahlt { $fish } Fisch, { $corn } Mais, { $bison } Bison; { $leaders } mit Anführern, { $tokens } mit Marken.
wolves-log-need-unmet = { $seat } fehlt { $missing }-mal { $kind }.
wolves-log-need-met = { $seat } hat genug { $kind }.
wolves-log-offered = { $seat } bietet { $to } an: { $items }.
wolves-log-gift-taken = { $seat } nimmt { $taken } von { $offered } von { $giver } an: { $needs } für den Bedarf, { $stored } gelagert, { $excess } für Ansehen.
wolves-log-gifts-ended = { $seat } verschenkt nichts mehr.
wolves-log-all-needs-met = Alle Gemeinschaften haben, was sie brauchen.
wolves-log-raised = Nichts verkommt: { $seat } legt { $kind } dazu.
wolves-log-settled = { $seat } rechnet ab: { $status ->
    [0] nichts
   *[other] { $items }
 } für Ansehen, gelagert { $fish } Fisch, { $corn } Mais, { $bison } Bison{ $lapsed ->
    [0] .
   *[other] ; ohne Gegenwert { $lost }.
 }
wolves-log-knowledge-taken = { $seat } lernt: { $knowledge }.
wolves-log-awarded = { $seat } ist Nummer { $rank }: { $awards } { $awards ->
    [one] Ehrung
   *[other] Ehrungen
 }.
wolves-log-game-ended = Die Partie ist vorbei: { $reason }.
wolves-log-chief-elected = { $seat } wird zum Oberhaupt gewählt.

wolves-say-early = Ich höre hier auf.
wolves-say-overstretched = Ich bin zu weit gegangen, und meine Anführer sind fort.
wolves-say-need = Uns fehlt { $missing }-mal { $kind }.
wolves-say-saved = Danke, { $giver }. Das hat uns gefehlt.
wolves-say-thanks = Danke, { $giver }.
wolves-say-learned = Wir haben gelernt: { $knowledge }.

wolves-reason-hunger = Der Winter wurde nicht gemeinsam überstanden.
wolves-reason-chief = Alle Gemeinschaften haben überlebt, und { $best } ist Oberhaupt.
wolves-reason-together = Alle Gemeinschaften haben überlebt. Kein Oberhaupt: Die meisten Ehrungen sind geteilt.

wolves-score-awards = Ehrungen
