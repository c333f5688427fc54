# Der Tisch von Ugah Ugah!
ugah-word-bone = Knochen
ugah-word-dinosaur = Dinosaurier
ugah-word-mammoth = Mammut
ugah-word-bird = Vogel
ugah-word-small = kleiner Jäger
ugah-word-large = großer Jäger
ugah-word-caterpillar = Raupe
ugah-word-lizard = Echse
ugah-word-fish = Fisch
ugah-word-boar = Wildschwein
ugah-word-cave_bear = Höhlenbär
ugah-word-met = die Jäger haben sich getroffen
ugah-word-passed = die Jäger sind aneinander vorbei
ugah-word-empty = der Weg ist leer
ugah-centre = die Mitte

ugah-ask-roll = würfelt
ugah-ask-pick = wählt
ugah-ask-pick-more = wählt, wirft
ugah-ask-done = beendet
ugah-ask-order = wer zuerst?
ugah-ask-share = behält eine

ugah-your-turn = du bist dran
ugah-waiting = wartet
ugah-over = die Partie ist vorbei
ugah-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
ugah-button-roll = Wurf { $dice }
ugah-button-small = { $mark } Klein
ugah-button-large = { $mark } Groß
ugah-button-done = Fertig
ugah-say-wait = { $name } ist dran.
ugah-say-roll = Wirf alle fünf Würfel: mit der Taste oder mit Schwung.
ugah-say-pick = Wähle ein Symbol: tippe einen Würfel an oder zieh ihn in die Rinne.
ugah-say-more = Tippe noch ein Symbol an oder wirf den Rest: { $dice ->
    [one] einen Würfel
   *[other] { $dice } Würfel
 }.
ugah-say-only = Nur ein Symbol ist gefallen, damit ist der Wurf vorbei.
ugah-say-done = Alle Würfel liegen beiseite. Die Schatten zeigen, wohin es geht.
ugah-say-order = Beide Jäger gehen. Welcher zuerst?
ugah-say-share = Behalte eine Karte: zieh die andere zu der Person, die sie bekommt.
ugah-say-share-two = Tippe die Karte an, die du behältst; die andere gibst du ab.

ugah-refuse-over = Die Partie ist vorbei.
ugah-refuse-turn = { $current } ist dran.
ugah-refuse-unknown = Das geht hier nicht.
ugah-refuse-roll-pick-first = Wähle mindestens ein Symbol, bevor du weiterwürfelst.
ugah-refuse-roll-none-left = Es ist kein Würfel mehr zu werfen.
ugah-refuse-symbol = Kein Würfel zeigt das.
ugah-refuse-take-bone = Knochen gehen von selbst beiseite und werden nie gewählt.
ugah-refuse-take-roll-first = Wirf zuerst die Würfel.
ugah-refuse-take-again = Dieses Symbol ist schon gewählt.
ugah-refuse-take-absent = Das Symbol „{ $symbol }“ ist in diesem Wurf nicht gefallen.
ugah-refuse-back-bone = Ein Knochen bleibt beiseite.
ugah-refuse-back-only = Es ist das einzige Symbol dieses Wurfs und bleibt gewählt.
ugah-refuse-back-earlier = Würfel aus einem früheren Wurf bleiben beiseite.
ugah-refuse-back-not-picked = Dieses Symbol ist nicht gewählt.
ugah-refuse-done-roll-first = Wirf zuerst die Würfel.
ugah-refuse-done-dice-left = { $dice ->
    [one] Ein Würfel ist
   *[other] { $dice } Würfel sind
 } noch zu werfen.
ugah-refuse-order-first = Sag zuerst, welcher Jäger zuerst geht.
ugah-refuse-share-first = Gib zuerst eine der beiden Karten ab.
ugah-refuse-order-figure = Nur ein Jäger kann gehen.
ugah-refuse-order-not-asked = Die Jäger gehen von selbst; gefragt wird nur, wenn die Reihenfolge zählt.
ugah-refuse-give-nothing = Es gibt keine Karte abzugeben.
ugah-refuse-give-other-card = Abgeben lässt sich nur eine der beiden aufgenommenen Karten.
ugah-refuse-give-self = Eine Karte ist schon deine; die andere bekommt jemand anders.
ugah-refuse-give-nobody = Dort sitzt niemand.
ugah-refuse-place-die = Würfel liegen in der Feuerstelle oder, wenn sie beiseite sind, in der Rinne.
ugah-refuse-place-card = Wegkarten bringen die Jäger ein, nicht die Hand.
ugah-refuse-place-prey = Eine Beutekarte bekommt, wem in einem Zug drei ihrer Würfel gehören.
ugah-refuse-place-figure = Ein Jäger geht nur nach den Würfeln.

ugah-log-rolled = { $seat } würfelt: { $symbols }.
ugah-log-bones-aside = Knochen gehen beiseite.
ugah-log-preselected = Nur { $symbol } ist gefallen.
ugah-log-taken = { $seat } wählt { $symbol }.
ugah-log-pick-put-back = { $seat } legt { $symbol } zurück.
ugah-log-prey-won = { $seat } bekommt { $symbol } (bisher: { $from_seat }).
ugah-log-prey-stayed = { $seat } hat { $symbol } schon.
ugah-log-figures-stayed = Niemand geht.
ugah-log-order-chosen = { $seat } schickt zuerst: { $figure }.
ugah-log-walked = { $figure } geht { $end ->
    [0] in die Lücke
   *[other] auf Platz { $end }
 }.
ugah-log-card-taken = { $seat } nimmt die Karte von Platz { $spot }.
ugah-log-card-seen = Es ist: { $kind }, { $points } wert.
ugah-log-card-given = { $seat } gibt die Karte von Platz { $spot } an { $to }.
ugah-log-met = Die Jäger haben sich getroffen.
ugah-log-passed = Die Jäger sind aneinander vorbei.
ugah-log-path-emptied = Auf dem Weg liegt keine Karte mehr.
ugah-log-turn-began = { $seat } ist dran.
ugah-log-piles-turned = Alle Stapel werden aufgedeckt.
ugah-log-game-ended = Die Partie ist vorbei: { $reason }.

ugah-look-card = { $kind }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }. Wer hier stehen bleibt, bringt sie ein.
ugah-look-covered = Eine verdeckte Karte. Wer sie nimmt, sieht ihren Wert.
ugah-look-lifted = Eine aufgenommene Karte.
ugah-look-tray = { $name } hat { $cards ->
    [0] noch keine Karte
    [one] eine Karte
   *[other] { $cards } Karten
 }.
ugah-look-pile = Dein Stapel: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
 }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }.
ugah-look-prey = { $symbol }: am Ende 3 Punkte für den Besitzer. Jetzt: { $where }.
ugah-look-dice = Fünf Würfel. Ein Wurf beginnt den Zug.
ugah-look-die-bone = Ein Knochen: zu nichts nütze.
ugah-look-die-dinosaur = Dinosaurier: drei davon in einem Zug bringen seine Karte.
ugah-look-die-mammoth = Mammut: drei davon in einem Zug bringen seine Karte.
ugah-look-die-bird = Vogel: drei davon in einem Zug bringen seine Karte.
ugah-look-die-small = Der kleine Jäger geht dafür eine Karte im Uhrzeigersinn.
ugah-look-die-large = Der große Jäger geht dafür eine Karte andersherum.
ugah-look-figure-small = Der kleine Jäger geht im Uhrzeigersinn.
ugah-look-figure-large = Der große Jäger geht gegen den Uhrzeigersinn.
ugah-look-hearth = Die Feuerstelle: hier wird gewürfelt.
ugah-look-groove = Die Rinne: Würfel, die in diesem Zug beiseiteliegen.
ugah-look-gap = Die Lücke im Ring: hier beginnen beide Jäger.
