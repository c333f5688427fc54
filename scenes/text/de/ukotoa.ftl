# Uk'otoa: Optionen, was gefragt wird, warum nicht, was geschah, die Wertung.

ukotoa-option-first = Wer beginnt
ukotoa-option-first-hint = Wer zuletzt auf einem Boot war, fängt an; oder das Los.
ukotoa-option-first-drawn = Das Los
ukotoa-option-setup = Aufbau
ukotoa-option-setup-hint = Ob ihr eure Farben kennt, bevor die Matrosen aufgestellt werden.
ukotoa-option-setup-standard = Fraktionen zuletzt
ukotoa-option-setup-advanced = Fraktionen zuerst
ukotoa-option-ship = Schiff
ukotoa-option-ship-hint = Wer die 26 Felder legt, und wie.
ukotoa-option-ship-spiral = Spirale
ukotoa-option-ship-players = Von euch gelegt
ukotoa-option-ship-random = Kompakt, zufällig
ukotoa-option-ship-saved = Das gespeicherte
ukotoa-option-colours = Farben zum Aufstellen
ukotoa-option-colours-hint = Sie sagen, wer welche Matrosen aufstellt, nie, wem sie gehören.
ukotoa-option-colours-drawn = Zugeteilt
ukotoa-option-colours-chosen = Der Reihe nach gewählt
ukotoa-option-whisper_rule = Flüstern
ukotoa-option-whisper_rule-hint = Flüstert, bevor Uk’otoa jemanden holt, sonst ist eine Karte weg; nur wenn alle zustimmen.
ukotoa-option-stall_guard = Wenn nichts geschieht
ukotoa-option-stall_guard-hint = Nach so vielen ruhigen Runden zieht Uk’otoa von selbst.
ukotoa-option-stall_guard-auto = 3 Runden mit Computern
ukotoa-option-stall_guard-0 = Immer warten
ukotoa-option-stall_guard-2 = 2 ruhige Runden
ukotoa-option-stall_guard-3 = 3 ruhige Runden
ukotoa-option-stall_guard-5 = 5 ruhige Runden
ukotoa-option-push_chain = Ganze Reihen schieben
ukotoa-option-push_chain-hint = Ohne das lässt sich nur einer vor dem Matrosen schieben.
ukotoa-option-push_may_turn = Schieben um die Ecke
ukotoa-option-push_may_turn-hint = Der zweite Schritt darf in eine andere Richtung gehen.
ukotoa-option-tentacle_crosses_gaps = Fangarme über Wasser
ukotoa-option-tentacle_crosses_gaps-hint = Offenes Wasser zählt als Feld und hält nichts auf.
ukotoa-option-tentacle_may_miss = Fangarme dürfen fehlgehen
ukotoa-option-tentacle_may_miss-hint = Auch eine leere Linie darf gewählt werden.
ukotoa-option-allow_no_effect_move = Züge ohne Schritt
ukotoa-option-allow_no_effect_move-hint = Lauf und Schubs dürfen gespielt werden, ohne dass sich jemand bewegt.
ukotoa-option-discard_pile_public = Offener Ablagestapel
ukotoa-option-discard_pile_public-hint = Alle dürfen die abgelegten Karten durchsehen.
ukotoa-option-hand_counts_public = Offene Handgrößen
ukotoa-option-hand_counts_public-hint = Alle sehen, wie viele Karten die anderen halten.
ukotoa-option-characters = Charaktere
ukotoa-option-characters-hint = Computer sind treu, eigennützig oder nachtragend, je nach der Fraktion links von ihnen.

ukotoa-fault-no-ship = Es ist noch kein Schiff gespeichert; wählt ein anderes.

ukotoa-word-red = rot
ukotoa-word-blue = blau
ukotoa-word-green = grün
ukotoa-word-yellow = gelb
ukotoa-word-purple = lila
ukotoa-word-A1 = Vorrücken 1
ukotoa-word-A2 = Vorrücken 2
ukotoa-word-A3 = Vorrücken 3
ukotoa-word-U1 = Fangarm 1
ukotoa-word-U2 = Fangarm 2
ukotoa-word-U3 = Fangarm 3
ukotoa-word-RUN = Lauf
ukotoa-word-PUSH = Schubs
ukotoa-word-SWAP = Nimm lieber die
ukotoa-word-advance = Vorrücken
ukotoa-word-unleash = Fangarm
ukotoa-word-run = Lauf
ukotoa-word-push = Schubs
ukotoa-word-swap = Tausch
ukotoa-word-E = nach Osten
ukotoa-word-NE = nach Nordosten
ukotoa-word-NW = nach Nordwesten
ukotoa-word-W = nach Westen
ukotoa-word-SW = nach Südwesten
ukotoa-word-SE = nach Südosten
ukotoa-word-solo = Ein Sieg allein
ukotoa-word-shared = Ein gemeinsamer Sieg

ukotoa-ask-lay = ein Feld legen
ukotoa-ask-colour = eine Farbe wählen
ukotoa-ask-place = einen Matrosen aufstellen
ukotoa-ask-advance = Uk’otoa bewegen?
ukotoa-ask-whisper = flüstern!
ukotoa-ask-action = spielen oder aufhören
ukotoa-ask-push = weiter schieben oder fertig
ukotoa-ask-discard = bis auf fünf ablegen

ukotoa-refuse-over = Die Partie ist vorbei.
ukotoa-refuse-unknown = Das geht hier nicht.
ukotoa-refuse-turn = { $current } ist an der Reihe.
ukotoa-refuse-lay-first = Erst muss das Schiff liegen.
ukotoa-refuse-colour-first = Wähle die Farbe, die du aufstellst.
ukotoa-refuse-place-first = Erst müssen alle Matrosen an Bord stehen.
ukotoa-refuse-advance-first = Entscheide zuerst, ob Uk’otoa zieht; dann ziehst du Karten.
ukotoa-refuse-whisper-first = Flüstere zuerst, oder gib zu, dass du es vergessen hast.
ukotoa-refuse-action-now = Jetzt darfst du Karten spielen und tauschen.
ukotoa-refuse-push-first = Beende erst den Schubs, oder nimm ihn zurück.
ukotoa-refuse-discard-first = Lege erst ab, bis fünf Karten übrig sind.
ukotoa-refuse-ship-whole = Das Schiff ist schon fertig.
ukotoa-refuse-no-spiral = Was hier liegt, ist nicht der Anfang einer Spirale.
ukotoa-refuse-last-tile = Nur ein Feld fehlt noch; lege es von Hand.
ukotoa-refuse-lay-occupied = Dort liegt schon ein Feld.
ukotoa-refuse-lay-apart = Ein neues Feld muss das zuletzt gelegte berühren.
ukotoa-refuse-lay-dead = Eine Sackgasse: dahinter { $room ->
    [0] kein freier Platz
    [one] nur ein freier Platz
   *[other] { $room } freie Plätze
 }, und { $tiles ->
    [one] ein Feld fehlt
   *[other] { $tiles } Felder fehlen
 } noch.
ukotoa-refuse-colour-taken = Jemand stellt schon { $colour } auf.
ukotoa-refuse-colours-settled = Die Farben sind schon verteilt.
ukotoa-refuse-place-none-left = Von { $colour } stehen schon alle.
ukotoa-refuse-place-colour = Du stellst { $colour } nicht auf.
ukotoa-refuse-place-ukotoa = Dort wartet Uk’otoa.
ukotoa-refuse-place-occupied = Auf ein Feld passt ein Matrose.
ukotoa-refuse-all-placed = Alle Matrosen sind aufgestellt.
ukotoa-refuse-water = Dort ist nur Wasser.
ukotoa-refuse-drawn = Umsonst zieht Uk’otoa nur, bevor du Karten ziehst.
ukotoa-refuse-sit-out = Du hast noch Matrosen an Bord.
ukotoa-refuse-no-whisper = Es gibt nichts zu flüstern.
ukotoa-refuse-not-yours = Diese Karte hast du nicht auf der Hand.
ukotoa-refuse-offer-again = Diese Karte ist schon ausgelegt.
ukotoa-refuse-offer-full = Mehr als drei Karten liegen nie aus.
ukotoa-refuse-not-offered = Diese Karte ist nicht ausgelegt.
ukotoa-refuse-no-card = Dafür brauchst du eine Karte: lege erst „{ $act }“ aus.
ukotoa-refuse-three = Drei Karten lassen sich nur tauschen, nicht spielen.
ukotoa-refuse-no-pair = Zwei Karten sind nur ein Paar, wenn Name und Zahl gleich sind.
ukotoa-refuse-other-card = Die ausgelegte Karte sagt „{ $has }“, nicht „{ $act }“.
ukotoa-refuse-miss = Auf dieser Linie findet der Fangarm niemanden.
ukotoa-refuse-own-ukotoa = Uk’otoa gehorcht nur den eigenen Karten.
ukotoa-refuse-nobody-there = Dort steht kein Matrose.
ukotoa-refuse-not-own = { $colour } ist keine deiner Farben.
ukotoa-refuse-onto-ukotoa = Auf das Feld von Uk’otoa tritt niemand.
ukotoa-refuse-run-home = Er steht schon dort.
ukotoa-refuse-run-occupied = Dort steht jemand.
ukotoa-refuse-run-far = Ein Matrose läuft höchstens { $steps } Felder weit.
ukotoa-refuse-run-blocked = Kein freier Weg von { $steps } Feldern führt dorthin.
ukotoa-refuse-push-into-ukotoa = Niemand lässt sich in Uk’otoa hineinschieben.
ukotoa-refuse-push-off = Niemand lässt sich ins Wasser schieben.
ukotoa-refuse-push-row = Hier lässt sich immer nur ein Matrose schieben.
ukotoa-refuse-push-same = Beide Schritte eines Schubses macht derselbe Matrose.
ukotoa-refuse-push-turn = Dieser Schubs geht geradeaus weiter.
ukotoa-refuse-swap-ukotoa = Mit Uk’otoa tauscht niemand den Platz.
ukotoa-refuse-swap-empty = Dort steht niemand zum Tauschen.
ukotoa-refuse-swap-own = { $colour } gehört dir auch; nimm jemand Fremden.
ukotoa-refuse-swap-far = Nur Nachbarn tauschen die Plätze.
ukotoa-refuse-no-effect = Eine gespielte Karte muss etwas bewirken.
ukotoa-refuse-nothing-back = Es gibt keinen halben Schubs zum Zurücknehmen.
ukotoa-refuse-exchange-pair = Zwei Karten lassen sich nur als Paar tauschen.
ukotoa-refuse-exchange-few = { $cards ->
    [0] Lege erst ein Paar oder drei Karten aus.
   *[other] Getauscht wird ein Paar oder drei Karten, nicht eine.
 }
ukotoa-refuse-stop-offered = { $cards ->
    [one] Eine Karte liegt aus: spiele sie oder nimm sie zurück.
   *[other] Karten liegen aus: spiele, tausche oder nimm sie zurück.
 }
ukotoa-refuse-discard-early = Abgelegt wird am Ende deines Zuges, wenn du mehr als { $limit } Karten hast.

undo-drawn = Karten sind gezogen; das lässt sich nicht zurücknehmen.
undo-scattered = Der Zufall hat einen Matrosen aufgestellt; das lässt sich nicht zurücknehmen.
undo-ship = Der Zufall hat das Schiff gelegt; das lässt sich nicht zurücknehmen.
undo-factions = Die Fraktionen sind gezogen; das lässt sich nicht zurücknehmen.
undo-turn = Der Zug ist weitergegangen; das lässt sich nicht zurücknehmen.
undo-lost = Der Zufall hat eine Karte genommen; das lässt sich nicht zurücknehmen.

ukotoa-log-tile-laid = { $seat } legt Feld { $tile }.
ukotoa-log-spiral-finished = { $seat } legt die Spirale zu Ende.
ukotoa-log-random-finished = { $seat } überlässt das Schiff dem Zufall.
ukotoa-log-cards-dealt = Das Schiff ist fertig. Alle bekommen { $count } Karten.
ukotoa-log-colour-taken = { $seat } stellt { $colour } auf.
ukotoa-log-sailor-placed = { $seat } stellt einen Matrosen auf Feld { $tile }: { $colour }.
ukotoa-log-sailor-scattered = Der Zufall stellt für { $seat } einen Matrosen auf Feld { $tile }: { $colour }.
ukotoa-log-placing-skipped = { $seat } hat keinen Matrosen mehr aufzustellen.
ukotoa-log-faction-drawn = { $colour } gehört { $seat } und { $to }.
ukotoa-log-turn-began = { $seat } ist an der Reihe.
ukotoa-log-declined = { $seat } lässt Uk’otoa liegen.
ukotoa-log-sat-out = { $seat } hat niemanden mehr zu retten und setzt aus.
ukotoa-log-whispered = { $seat } flüstert den Namen.
ukotoa-log-whisper-forgotten = { $seat } vergisst zu flüstern.
ukotoa-log-card-lost = { $seat } verliert eine Karte. { $kind }
ukotoa-log-reshuffled = Die { $count } abgelegten Karten werden neu gemischt.
ukotoa-log-drew = { $count ->
    [one] { $seat } zieht eine Karte.
   *[other] { $seat } zieht { $count } Karten.
 }
ukotoa-log-cards-seen = Du ziehst: { $kinds }.
ukotoa-log-played = { $count ->
    [one] { $seat } spielt { $kind }.
   *[other] { $seat } spielt ein Paar: { $kind }.
 }
ukotoa-log-ukotoa-moved = Uk’otoa zieht auf Feld { $entered }; Feld { $left } geht unter.
ukotoa-log-unleashed = Der Fangarm schlägt { $direction }, { $reach } weit.
ukotoa-log-missed = Er findet niemanden.
ukotoa-log-sailor-removed = { $left ->
    [0] Der letzte Matrose in { $colour } ist verloren.
   *[other] Ein Matrose in { $colour } ist verloren; { $left } stehen noch.
 }
ukotoa-log-ran = Ein Matrose in { $colour } läuft von Feld { $origin } zu Feld { $target }.
ukotoa-log-pushed = { $others ->
    [0] Ein Matrose in { $colour } geht einen Schritt { $direction }.
    [one] Ein Matrose in { $colour } geht einen Schritt { $direction } und schiebt einen anderen.
   *[other] Ein Matrose in { $colour } geht einen Schritt { $direction } und schiebt { $others } andere.
 }
ukotoa-log-push-taken-back = { $seat } nimmt den Schubs zurück.
ukotoa-log-swapped = Ein Matrose in { $colour } tauscht den Platz mit einem in { $other }.
ukotoa-log-stood-still = Niemand bewegt sich.
ukotoa-log-exchanged = { $seat } tauscht { $count } Karten. { $kinds }
ukotoa-log-stopped = { $seat } hört auf.
ukotoa-log-discarded = { $seat } legt eine Karte ab. { $kind }
ukotoa-log-sea-stirred = { $turns } ruhige Züge: Uk’otoa regt sich von selbst.
ukotoa-log-game-ended = { $reason }: { $winners }.

ukotoa-reason-solo = Beide Farben, die übrig sind, gehören einer Person.
ukotoa-reason-shared = Eine Farbe ist übrig; ihre beiden Besitzer gewinnen gemeinsam.

ukotoa-score-standing = Eigene Matrosen an Bord
ukotoa-score-fed = Verluste in eigenen Zügen
