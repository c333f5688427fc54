# Der Tisch von Wolves: Knöpfe, was Matten und Teller sagen, ein genauer Blick, was nichts bedeutet.

wolves-button-draw = Karte ziehen
wolves-button-draw-short = Ziehen
wolves-button-draw-hold = Ziehen: gedrückt halten
wolves-button-draw-hold-short = Halten
wolves-button-stop = Klopfen und aufhören
wolves-button-stop-short = Halt
wolves-button-look = Das Land kennen
wolves-button-look-short = Land
wolves-button-commit = Bedarf so decken
wolves-button-commit-short = Decken
wolves-button-offer = Geschenk anbieten
wolves-button-offer-short = Anbieten
wolves-button-end = Keine Geschenke mehr
wolves-button-end-short = Fertig
wolves-button-answer = So annehmen
wolves-button-answer-short = Annehmen
wolves-button-rest = Alles nehmen
wolves-button-rest-short = Alles
wolves-button-enough = Genug
wolves-button-enough-short = Genug
wolves-button-settle = So abrechnen
wolves-button-settle-short = Abrechnen
wolves-button-open = Hand aufdecken
wolves-button-open-short = Hand
wolves-button-cover = Hand verdecken
wolves-button-cover-short = Zu

wolves-odds = { $leaders } von { $cards } führen
wolves-reserve = Vorrat { $held } von { $cap }

wolves-land-gives = Das Land gibt alles, was es hat.
wolves-land-takes = Jeder Stapel hat { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
 } verloren.
wolves-land-last = Tiefer Winter: jeder Stapel hat sieben verloren.

wolves-ended = Nach Zug { $turn }

wolves-gift-none = { $name } kann Geschenke anbieten.
wolves-gift-share = { $name } hat viel geteilt und nimmt Marken.
wolves-gift-nothing = Noch ist nichts genommen.
wolves-gift-gain = { $name } gewinnt { $gain } und steht dann auf { $place }.
wolves-gift-forced = Alles wird genommen: { $name } gewinnt { $gain }.
wolves-lands-need = Bedarf
wolves-lands-reserve = Vorrat
wolves-lands-status = Ansehen
wolves-settles = { $name } rechnet die letzten Karten ab.
wolves-plan-status = Ansehen: { $gain }
wolves-plan-place = Der Wolf stünde auf { $place }.

wolves-told-choose = Wähle eine Gemeinschaft: lege ihren Stapel auf deine Matte.
wolves-told-first = Ziehe eine Karte von deinem Stapel auf die Hand.
wolves-told-gather = Zieh weiter, oder klopfe auf den Stapel.
wolves-told-lacking = Es { $missing ->
    [one] fehlt noch eines
   *[other] fehlen noch { $missing }
 }. Zieh weiter, oder klopfe.
wolves-told-enough = Dein Bedarf ist gedeckt. Zieh weiter, oder klopfe.
wolves-told-risk = Zwei Anführer: mit dem dritten hast du dich übernommen.
wolves-told-look = Lege die Karten zurück; die letzte wird zuerst gezogen.
wolves-told-pick = Entschlossenheit: nimm eine Marke.
wolves-told-stopped = Du hast aufgehört. Die anderen sammeln noch.
wolves-told-overstretched = Du hast dich übernommen: deine Anführer sind fort, und das nächste Sammeln, falls eines kommt, lässt du aus.
wolves-told-skips = Du hast dich im letzten Zug übernommen und sammelst jetzt nichts.
wolves-told-choose-short = Gemeinschaft wählen.
wolves-told-gather-short = Ziehen oder klopfen.
wolves-told-risk-short = Ein dritter Anführer ist zu viel.
wolves-told-look-short = Karten zurücklegen.
wolves-told-pick-short = Marke nehmen.
wolves-told-pay-short = Bedarf decken.
wolves-told-give-short = Geschenke anbieten.
wolves-told-answer-short = Nimm, was du magst.
wolves-told-share-short = Marke nehmen.
wolves-told-settle-short = Letzte Karten abrechnen.
wolves-told-others = Die anderen sammeln.
wolves-told-pay = So lässt sich dein Bedarf gut decken. Ändere es, wenn du magst.
wolves-told-short = Es { $missing ->
    [one] fehlt eines
   *[other] fehlen { $missing }
 }, was du auch legst. Wähle, wo.
wolves-told-give = Lege jemandem ein Geschenk hin, oder höre auf.
wolves-told-giving = Lege etwas dazu, nimm etwas zurück, oder biete es an.
wolves-told-answer = Nimm, was du magst; ein Anführer wird eine beliebige Marke.
wolves-told-share = Du hast viel geteilt: nimm eine Marke.
wolves-told-settle = Gib jeder Karte einen Zweck: Vorrat, Ansehen oder Wissen.
wolves-told-settle-over = Du hast dich übernommen: lagere, was passt.
wolves-wait-choose = { $name } wählt eine Gemeinschaft.
wolves-wait-pay = { $name } deckt den Bedarf.
wolves-wait-give = { $name } überlegt Geschenke.
wolves-wait-answer = { $name } wird ein Geschenk angeboten.
wolves-wait-share = { $name } nimmt Marken.
wolves-wait-settle = { $name } rechnet die letzten Karten ab.

wolves-look-turn = Zug { $turn }: { $cards ->
    [0] das Land gibt alles, was es hat.
    [one] eine Karte der Knappheit wird umgedreht.
   *[other] { $cards } Karten der Knappheit werden umgedreht.
 }
wolves-look-turn-last = Zug 8: jeder Stapel verliert sieben Karten, die keine Anführer sind.
wolves-look-ahead = { $cards } Karten der Knappheit liegen verdeckt; bisher umgedreht: { $fish } Fisch, { $corn } Mais, { $bison } Bison.
wolves-look-flipped = Jeder Stapel hat eine Karte dieser Art verloren.
wolves-look-track = Die Leiste des Ansehens: wer auf ein besetztes Feld käme, bleibt davor stehen.
wolves-look-needs = Was jeder Gemeinschaft fehlt. Fehlt am Ende eines Zuges etwas, verlieren alle.
wolves-look-plate = Hier liegen Geschenke und was Ansehen bringt.
wolves-look-looked = Eine Karte von oben vom Stapel. Lege sie zurück.
wolves-look-offered = Das ist angeboten. Was du liegen lässt, bleibt bei dem, der es gibt.
wolves-look-taken = Das hast du genommen; tippe darauf, um es zurückzulegen.
wolves-look-ended = Ränge und Ehrungen des letzten Zuges.
wolves-look-community = { $name }
wolves-look-seat = { $name }, { $community }: Rang { $rank }, Ansehen { $status }, Ehrungen { $awards }.
wolves-look-deck = { $name }: { $cards } im Stapel, { $hand } auf der Hand; zusammen { $fish } Fisch, { $corn } Mais, { $bison } Bison, { $forest } Wälder, { $leader } Anführer.
wolves-look-card = { $card }
wolves-look-need = { $need } { $kind } werden in jedem Zug gebraucht.
wolves-look-met = { $name } hat genug { $kind }.
wolves-look-short = { $name }: es fehlen { $missing } { $kind }.
wolves-look-rank = Der Rang: kleinere Zahlen sind zuerst dran.
wolves-look-award = Ehrungen: wer am Ende die meisten hat, wird Oberhaupt, wenn alle überleben.
wolves-look-status = Ansehen dieses Zuges; am Ende wird daraus ein Rang.
wolves-look-star = Hier liegen Anführer. Der dritte ist einer zu viel.
wolves-look-leader = Ein Anführer steht für jede Art, solange er offen liegt.
wolves-look-token = Eine Marke aus dem Vorrat.
wolves-look-reserve = { $name }: { $fish } Fisch, { $corn } Mais, { $bison } Bison im Vorrat. Er fasst { $cap }, höchstens vier von einer Art.
wolves-look-draw = { $name } sammelt.
wolves-look-look = { $name } sieht sich den Stapel an.
wolves-look-pick = { $name } nimmt eine Marke.
wolves-look-stopped = { $name } hat aufgehört.
wolves-look-overstretched = { $name } hat sich übernommen und setzt das nächste Sammeln aus, falls eines kommt.
wolves-look-skips = { $name } sammelt in diesem Zug nichts.

wolves-refuse-not-yours = Das gehört jemand anderem.
wolves-refuse-covered = Decke zuerst deine Hand auf.
wolves-refuse-leave-there = Lege es auf den Teller zurück, oder lass es liegen.
wolves-refuse-name-kind = Lege den Anführer in die Reihe der Art, die du willst.
wolves-refuse-drop-pay = Lege es auf einen deiner drei Bedarfe.
wolves-refuse-drop-give = Lege es auf die Matte, wohin das Geschenk gehen soll.
wolves-refuse-drop-settle = Lege es in deinen Vorrat, auf den Teller für Ansehen, oder zwei Anführer auf Wissen.
wolves-caption-taken = { $goal } besetzt: { $place }
