# Der Tisch von Uluru: Knöpfe, was auf den Matten steht, was ein näherer Blick verrät, Griffe ins Leere.

uluru-button-lay = Legen
uluru-button-go = Los!
uluru-button-call = Uluru!
uluru-button-best = Beste Karte
uluru-button-own = Eigene Karte
uluru-button-slow = Frist setzen
uluru-hint-six = erst alle sechs setzen
uluru-hint-hold = Knopf gedrückt halten
uluru-hint-called = zu bis zur Wertung
uluru-points = Punkte
uluru-possible = bestenfalls
uluru-seconds = { $seconds } s
uluru-clock-left = noch { $seconds } s
uluru-clock-last = Beeil dich!
uluru-clock-count = letzte Sekunden
uluru-paused = Die Uhr steht. Tippen, um weiterzuspielen.

uluru-status-start = legt aus
uluru-status-chips = { $chips } von 6 gesetzt
uluru-status-called = hat gerufen
uluru-status-stopped = angehalten
uluru-status-round = +{ $points } diesmal

uluru-say-lay = Lege sechs Wünsche aus.
uluru-say-lay-other = { $name } legt die Wünsche aus.
uluru-say-go = Mit „Los!“ drehen sich die Wünsche um, und die Uhr läuft.
uluru-say-go-open = Sieh dir die Wünsche an, dann sag „Los!“.
uluru-say-go-other = { $name } sagt „Los!“.
uluru-say-ready = Bereit? Gleich drehen sich die Wünsche um.
uluru-say-cut = { $name } war zu langsam: Die Karte zählt, wie sie am Ende des Countdowns lag.
uluru-say-place = Setze jeden Vogel dorthin, wo sein Wunsch wahr wird.
uluru-say-call = Zufrieden? Dann halte „Uluru!“ gedrückt.
uluru-say-last = Alle anderen sind fertig: schnell!
uluru-say-wait = Jetzt warte auf die anderen.
uluru-say-turn = { $name } ist an der Reihe.
uluru-say-paused = Die Uhr steht.
uluru-say-wish = Vogel ({ $bird }): { $wish }
uluru-say-wish-own = Vogel ({ $bird }): Er nennt sich selbst, also ist jeder Platz recht.
uluru-say-counted = { $best ->
    [0] Diesmal waren alle Wünsche erfüllbar.
    [one] Mindestens ein Wunsch war nicht zu erfüllen.
   *[other] Mindestens { $best } Wünsche waren nicht zu erfüllen.
 }
uluru-say-best = { $best ->
    [0] Eine beste Karte: kein Punkt
    [one] Eine beste Karte: ein Punkt
   *[other] Eine beste Karte: { $best } Punkte
 }. { $cards ->
    [one] Keine andere ist so gut.
   *[other] { $cards } Karten sind so gut.
 }
uluru-say-over = Die Partie ist zu Ende.

uluru-refuse-other-chip = Dieser Chip gehört { $current }.
uluru-refuse-other-card = Chips bleiben auf der Karte ihres Besitzers.
uluru-refuse-on-card = Dieser Vogel ({ $colour }) möchte auf deine Karte.
uluru-refuse-move-wish = Wünsche bleiben, wo sie ausgelegt wurden.
uluru-refuse-move-pebble = Ein Punkt bleibt ein Punkt.
uluru-refuse-hint = Kein Tipp, solange auch andere setzen.

uluru-look-seat = { $name }: bisher { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }, { $chips } von 6 Vögeln gesetzt.
uluru-look-covered = { $chips } Vögel von { $name } sitzen. Wo, zeigt die Wertung.
uluru-look-bird = Der Vogel ({ $bird }). Sein Wunsch ist noch nicht bekannt.
uluru-look-bird-wish = { $wish }
uluru-look-met = Zufrieden. { $wish }
uluru-look-unmet = Nicht zufrieden. { $wish }
uluru-look-wish-covered = Dieser Wunsch wird mit „Los!“ umgedreht.
uluru-look-wish-own = { $wish }
uluru-look-wish-any = { $wish }
uluru-look-wish-places = { $wish } So, wie sie auf deiner Karte liegen.
uluru-look-wish-same_edge = { $wish } Dazwischen liegt keine Ecke; Vögel dazwischen stören nicht.
uluru-look-wish-across = { $wish } Dazwischen liegen zwei Ecken; genau gegenüber muss es nicht sein.
uluru-look-wish-beside = { $wish } Dazwischen liegt kein Platz; eine Ecke stört nicht.
uluru-look-wish-two_apart = { $wish } Dazwischen liegt ein Platz, besetzt oder frei; eine Ecke stört nicht.
uluru-look-deck = { $cards ->
    [one] Ein Wunsch liegt
   *[other] { $cards } Wünsche liegen
 } noch im Stapel.
uluru-look-round = Runde { $round } von { $rounds }.
uluru-look-lamp-lit = { $name } hat gerufen.
uluru-look-lamp-off = { $name } hat noch nicht gerufen.
uluru-look-dial = Sekunden seit „Los!“. Haben alle bis auf einen gerufen, werden die letzten zehn gezählt.
uluru-look-limit = Ist diese Zeit um, wird angehalten, wer noch nicht gerufen hat.
uluru-look-button = Halte ihn gedrückt, wenn alle sechs Vögel endgültig sitzen.
uluru-look-slow = Niemand wird fertig? Einmal je Runde lässt sich allen eine Frist setzen.
uluru-look-penalty = Ein Minuspunkt: für einen unerfüllten Wunsch oder für den letzten Platz.
uluru-look-best = Was in denselben Runden zu erreichen war.
