# Der Tisch von Uk'otoa: Knöpfe, was die Ablagen sagen, was ein näherer Blick zeigt, Ablegen ohne Sinn.

ukotoa-hat-red = Dreispitze
ukotoa-hat-blue = Zweispitze
ukotoa-hat-green = Bommelmützen
ukotoa-hat-yellow = Zylinder
ukotoa-hat-purple = Kapuzen
ukotoa-one-red = ein Dreispitz
ukotoa-one-blue = ein Zweispitz
ukotoa-one-green = eine Bommelmütze
ukotoa-one-yellow = ein Zylinder
ukotoa-one-purple = eine Kapuze
ukotoa-left = noch { $sailors }

ukotoa-card-advance = Vorrücken
ukotoa-card-unleash = Fangarm
ukotoa-card-run = Lauf
ukotoa-card-push = Schubs
ukotoa-card-swap = Lieber die!
ukotoa-card-advance-line = { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
 }
ukotoa-card-unleash-line = { $steps } weit
ukotoa-card-run-line = bis { $steps } Schritte
ukotoa-card-push-line = bis { $steps } Schritte
ukotoa-card-swap-line = Plätze tauschen

ukotoa-button-spiral = Spirale vollenden
ukotoa-button-random = Zufällig vollenden
ukotoa-button-scatter = Meine zufällig aufstellen
ukotoa-button-advance = Uk’otoa einen Schritt bewegen
ukotoa-button-decline = Ruhen lassen
ukotoa-button-sit-out = Diesen Zug aussetzen
ukotoa-button-whisper = Psst … Uk’otoa!
ukotoa-button-forget = Vergessen
ukotoa-button-done = Schubs beenden
ukotoa-button-back = Schritt zurücknehmen
ukotoa-button-play = Spielen
ukotoa-button-strike = Zuschlagen
ukotoa-button-stand-still = Ohne Schritt spielen
ukotoa-button-exchange-draw = Gegen eine Karte tauschen
ukotoa-button-exchange-none = Ablegen
ukotoa-button-withdraw = Zurück
ukotoa-button-stop = Zug beenden
ukotoa-button-keep = Dieses Schiff merken
ukotoa-button-keep-short = Merken
ukotoa-button-spiral-short = Spirale
ukotoa-button-random-short = Zufällig
ukotoa-button-scatter-short = Zufällig
ukotoa-button-advance-short = Ein Schritt
ukotoa-button-decline-short = Ruhen lassen
ukotoa-button-sit-out-short = Aussetzen
ukotoa-button-whisper-short = Psst …!
ukotoa-button-forget-short = Vergessen
ukotoa-button-done-short = Fertig
ukotoa-button-back-short = Zurück
ukotoa-button-play-short = Spielen
ukotoa-button-strike-short = Schlag!
ukotoa-button-stand-still-short = Kein Schritt
ukotoa-button-exchange-draw-short = Tauschen
ukotoa-button-exchange-none-short = Weg
ukotoa-button-withdraw-short = Zurück
ukotoa-button-stop-short = Zugende

ukotoa-psst = Psst …
ukotoa-say-over = Die Partie ist zu Ende.
ukotoa-say-wait = { $name } ist am Zug.
ukotoa-say-lay = Lege das Feld neben das zuletzt gelegte.
ukotoa-say-colours = Wähle, wessen Matrosen du aufstellst; dir gehören sie deshalb nicht.
ukotoa-say-place = Stelle einen Matrosen auf ein freies Feld.
ukotoa-say-advance = Uk’otoa vor dem Ziehen einen Schritt bewegen?
ukotoa-say-whisper = Da steht jemand: flüstere, oder verliere eine Karte.
ukotoa-say-push = Ein zweiter Schritt mit demselben Matrosen, oder fertig?
ukotoa-say-discard = { $cards ->
    [one] Lege eine Karte ab: tippe sie an.
   *[other] Lege { $cards } Karten ab: tippe sie an.
 }
ukotoa-say-action = Lege Karten aus zum Spielen oder Tauschen, oder beende den Zug.
ukotoa-say-no-cards = Keine Karten mehr: beende den Zug.
ukotoa-say-three = Drei beliebige Karten: tausche sie gegen eine.
ukotoa-say-two = Kein Paar: lege eine dritte zum Tauschen dazu, oder nimm eine zurück.
ukotoa-say-unplayable = Diese Karte nützt jetzt nichts.
ukotoa-say-act-run = Führe einen deiner Matrosen auf ein leuchtendes Feld.
ukotoa-say-act-push = Führe einen deiner Matrosen einen Schritt weit.
ukotoa-say-act-swap = Setze einen deiner Matrosen auf einen fremden Nachbarn.
ukotoa-say-act-unleash = Wähle eine Linie: zieh den Fangarm, oder tippe auf ein Feld.
ukotoa-say-single = Damit endet dein Zug.
ukotoa-say-pair = Ein Paar: es geht weiter.
ukotoa-say-nobody = Niemand fällt.
ukotoa-say-lost = Verloren: { $sailors }.
ukotoa-say-ends = Die Partie endet: { $winners }!
ukotoa-short-lost = { $sailors ->
    [0] niemand fällt
    [one] ein Matrose fällt
   *[other] { $sailors } Matrosen fallen
 }
ukotoa-short-ends = { $winners }!
ukotoa-short-single = Zug endet damit
ukotoa-short-pair = ein Paar: weiter
ukotoa-short-two = kein Paar
ukotoa-short-three = tauschen

ukotoa-kept = Dieses Schiff ist gemerkt. Wähle vor einer anderen Partie „Das gespeicherte“.

ukotoa-look-uk = Uk’otoa schwimmt dem Pfeil seines Feldes nach; das verlassene Feld geht unter.
ukotoa-look-tentacle = Der Fangarm holt alle Matrosen auf einer geraden Linie von Uk’otoa aus.
ukotoa-look-next = Das nächste Feld des Schiffs; sein Pfeil zeigt auf das zuletzt gelegte.
ukotoa-look-place = Hier darf das nächste Feld liegen.
ukotoa-look-dead = Von hier aus ließe sich das Schiff nicht vollenden.
ukotoa-look-link = Zwei Karten einer Art: sie wirken einmal, und es geht weiter.
ukotoa-look-hole = Hier ging ein Feld unter; im Wasser kann niemand stehen.
ukotoa-look-wheel = Das Steuerrad: das Ende von Uk’otoas Weg.
ukotoa-look-tile = Feld { $tile }. Uk’otoa verlässt es in Richtung seines Pfeils.
ukotoa-look-unowned = { $hat }: wem sie gehören, ist noch nicht gezogen.
ukotoa-look-seal-covered = Hier wird eine Fraktion gezogen, für { $one } und { $other }.
ukotoa-look-seal = { $hat }, noch { $left }: { $one } und { $other } teilen sie sich.
ukotoa-look-seat-unknown = { $name } hat noch keine Farben.
ukotoa-look-seat = { $name }: { $one } mit { $left }, { $other } mit { $right }.
ukotoa-look-hand = { $cards ->
    [one] { $name } hält eine Karte.
   *[other] { $name } hält { $cards } Karten.
 }
ukotoa-look-hand-covered = Karten von { $name }; niemand weiß, wie viele.
ukotoa-look-deck = Der Nachziehstapel: { $cards } Karten.
ukotoa-look-discard = Abgelegt: { $kinds }.
ukotoa-look-discard-covered = Der Ablagestapel: { $cards } Karten, verdeckt.
ukotoa-look-discard-empty = Der Ablagestapel ist leer.
ukotoa-look-card-playable = { $what }
ukotoa-look-card-unplayable = { $what } Gerade nützt sie nichts.
ukotoa-what-advance = { $steps ->
    [one] Uk’otoa geht genau einen Schritt den Pfeilen nach.
   *[other] Uk’otoa geht genau { $steps } Schritte den Pfeilen nach.
 }
ukotoa-what-unleash = Ein Fangarm holt alle, die bis zu { $steps } weit auf einer geraden Linie stehen.
ukotoa-what-run = Einer deiner Matrosen läuft über bis zu { $steps } freie Felder.
ukotoa-what-push = Einer deiner Matrosen macht bis zu { $steps } Schritte und schiebt weiter, wer im Weg steht.
ukotoa-what-swap = Einer deiner Matrosen tauscht den Platz mit einem fremden Nachbarn.

ukotoa-refuse-no-line = Der Fangarm schlägt längs einer der sechs geraden Linien zu.
ukotoa-refuse-choose-line = Wähle zuerst eine Linie: tippe auf ein Feld darauf.
ukotoa-refuse-push-step = Ein Schubs geht Feld für Feld.
ukotoa-refuse-arrow = { $steps ->
    [one] Uk’otoa geht genau einen Schritt, dem Pfeil nach.
   *[other] Uk’otoa geht genau { $steps } Schritte, den Pfeilen nach.
 }
ukotoa-refuse-discarded = Karten auf dem Stapel bleiben dort.
ukotoa-refuse-lay-out-there = Lege die Karte auf die Plätze für Karten.
ukotoa-refuse-crew = Stelle die Matrosen, die du aufstellen willst, neben deinen Namen.
ukotoa-refuse-discard-there = Überzählige Karten kommen auf den Ablagestapel.
ukotoa-quiet = { $turns ->
    [one] Noch ein stiller Zug, und Uk’otoa regt sich.
   *[other] Noch { $turns } stille Züge, und Uk’otoa regt sich.
 }
ukotoa-look-quiet = Seit { $turns } Zügen ist nichts geschehen; nach { $limit } rückt Uk’otoa von selbst.
