# Uluru: Optionen, was gefragt ist, warum nicht, was geschah, die Wertung.

uluru-option-first = Wer beginnt
uluru-option-first-hint = Wer am ältesten ist, legt die ersten Wünsche aus.
uluru-option-first-drawn = Das Los
uluru-option-clock = Uhr
uluru-option-clock-hint = Eine für alle am Tisch zum Anfassen; je eine, reihum, wenn ihr euch eine Maus teilt.
uluru-option-clock-auto = Wie ihr sitzt
uluru-option-clock-shared = Eine für alle
uluru-option-clock-own = Je eine, reihum
uluru-option-wishes_open = Wünsche vor „Los!“
uluru-option-wishes_open-hint = Ob alle sie schon studieren dürfen, bevor die Uhr läuft.
uluru-option-wishes_open-auto = Wie ihr sitzt
uluru-option-wishes_open-laid = Offen
uluru-option-wishes_open-go = Verdeckt
uluru-option-timers = Zeitgrenzen
uluru-option-timers-hint = Ohne sie hat der Letzte alle Zeit der Welt.
uluru-option-pace = Tempo der Uhr
uluru-option-pace-hint = Alle Grenzen werden um so viel gestreckt.
uluru-option-pace-1 = Wie üblich
uluru-option-pace-2 = 2-fach
uluru-option-pace-3 = 3-fach
uluru-option-pace-5 = 5-fach
uluru-option-pace-10 = 10-fach
uluru-option-deal = Wünsche
uluru-option-deal-hint = Das Spiel des Tages ist für alle gleich, die es heute spielen.
uluru-option-deal-drawn = gezogen
uluru-option-deal-day = Spiel des Tages
uluru-option-late_cut = Zu langsam, reihum
uluru-option-late_cut-hint = Was mit der langsamsten Karte geschieht, wenn jeder eine eigene Uhr hat.
uluru-option-late_cut-live = Sie zählt, wie sie ist
uluru-option-late_cut-strict = Wie an einem Tisch
uluru-option-solo_clock = Allein: Zeit
uluru-option-solo_clock-hint = Die Grenze jeder Runde, wenn du allein spielst.
uluru-option-solo_clock-0 = So lange du magst
uluru-option-solo_clock-90 = 90 Sekunden
uluru-option-solo_clock-60 = 60 Sekunden
uluru-option-solo_clock-45 = 45 Sekunden
uluru-option-solo_clock-30 = 30 Sekunden
uluru-option-level_1 = Vögel ohne Wunsch
uluru-option-level_1-hint = Drei leichte Karten, mit jedem Platz zufrieden.
uluru-option-level_1-with = Im Stapel
uluru-option-level_1-without = In der Schachtel
uluru-option-solvable_deals = Wünsche, die passen
uluru-option-solvable_deals-hint = Jede Runde geht ohne Punkt auf; gut für Kinder.
uluru-option-training = Übung
uluru-option-training-hint = Ein Haken zeigt, welche Vögel schon zufrieden sind; die Partie wird nicht vermerkt.
uluru-option-adaptive = Computer halten Schritt
uluru-option-adaptive-hint = Sie werden mit euch schneller oder langsamer.
uluru-option-unerring = Unfehlbare Computer
uluru-option-unerring-hint = Die schweren finden immer eine beste Karte, und das schnell.

uluru-word-blue = blau
uluru-word-orange = orange
uluru-word-yellow = gelb
uluru-word-green = grün
uluru-word-black = schwarz
uluru-word-white = weiß
uluru-word-fewest = wenigste Punkte
uluru-word-alone = sechs Runden allein

uluru-wish-any = Jeder Platz ist recht.
uluru-wish-places = Einer der leuchtenden Plätze.
uluru-wish-same_edge = An derselben Kante wie { $colour }.
uluru-wish-across = An der Kante gegenüber von { $colour }.
uluru-wish-beside = Gleich neben { $colour }.
uluru-wish-two_apart = Ein Platz zwischen mir und { $colour }.

uluru-ask-lay = Wünsche auslegen
uluru-ask-go = „Los!“ sagen
uluru-ask-place = Vögel setzen
uluru-ask-call = „Uluru!“ rufen
uluru-ask-wait = wartet
uluru-ask-time = Zeit

uluru-refuse-over = Die Partie ist vorbei.
uluru-refuse-unknown = Das geht hier nicht.
uluru-refuse-lay-laid = Die Wünsche dieser Runde liegen schon.
uluru-refuse-lay-other = { $current } legt die Wünsche aus.
uluru-refuse-go-lay-first = Erst müssen die Wünsche ausliegen.
uluru-refuse-go-running = Die Uhr läuft schon.
uluru-refuse-go-other = { $current } sagt „Los!“.
uluru-refuse-before-go = Die Chips warten auf „Los!“.
uluru-refuse-backwards = Die Uhr läuft nicht rückwärts.
uluru-refuse-time = Die Zeit ist um.
uluru-refuse-called = Du hast gerufen; diese Karte bleibt, wie sie ist.
uluru-refuse-turn = { $current } ist an der Reihe.
uluru-refuse-colour = So einen Vogel gibt es nicht.
uluru-refuse-no-place = Vögel sitzen auf den sechs runden Plätzen.
uluru-refuse-place-same = Dort sitzt der Vogel schon.
uluru-refuse-place-occupied = Dort sitzt jemand: Tausche die beiden.
uluru-refuse-swap-empty = Dort sitzt niemand zum Tauschen.
uluru-refuse-lift-home = Dieser Vogel liegt schon neben der Karte.
uluru-refuse-call-missing = { $missing ->
    [one] Ein Vogel hat
   *[other] { $missing } Vögel haben
 } noch keinen Platz.
uluru-refuse-timers-off = Zeitgrenzen sind ausgeschaltet.
uluru-refuse-slow-own = Hier hat jeder eine eigene Uhr.
uluru-refuse-slow-last = Nur solange noch zwei oder mehr am Setzen sind.
uluru-refuse-slow-again = In dieser Runde gibt es schon eine Grenze.
uluru-refuse-table = Das kann nur die Uhr.
uluru-refuse-pause-again = Eine Pause in jeder Runde genügt.
uluru-refuse-no-deadline = Es gibt keine Zeitgrenze.
uluru-refuse-not-yet = Die Zeit ist noch nicht um.

undo-clock = Die Uhr läuft: Zurücknehmen geht nicht.

uluru-log-laid-out = Runde { $round }: { $seat } legt sechs Wünsche aus.
uluru-log-began = { $seat }: „Los!“
uluru-log-called = { $seat }: „Uluru!“
uluru-log-countdown-began = { $seat } ist als Letztes übrig: Der Countdown läuft.
uluru-log-limit-set = { $seat } ruft den langsamen Tisch aus: Alle haben jetzt eine Grenze.
uluru-log-paused = Die Uhr steht.
uluru-log-stopped = Die Zeit ist um für { $seat }, mit { $chips } von 6 Vögeln am Platz.
uluru-log-card-cut = Die Karte von { $seat } zählt, wie sie am Ende des Countdowns gelegen hätte.
uluru-log-wish-checked = { $missed ->
    [0] Der Vogel in { $colour } ist mit allen zufrieden.
   *[other] Der Vogel in { $colour } ist unzufrieden mit { $unmet }.
 }
uluru-log-came-late = { $seat } war zuletzt fertig: ein Punkt.
uluru-log-nobody-late = Die Langsamsten waren im selben Augenblick fertig: Niemand ist zu spät.
uluru-log-round-scored = Runde { $round }: Punkte { $points }; bestenfalls { $best }. Summen { $sums }.
uluru-log-start-moved = { $seat } beginnt die nächste Runde.
uluru-log-game-ended = Die Partie ist vorbei. Wenigste Punkte: { $winners }.

uluru-reason-fewest = Sechs Runden sind gespielt; die wenigsten Punkte gewinnen.
uluru-reason-alone = Sechs Runden sind gespielt.

uluru-score-wishes = Unerfüllte Wünsche
uluru-score-late = Zuletzt fertig
uluru-score-best = Bestenfalls
uluru-score-seconds = Sekunden
