# Der Tisch von Uluk: Knöpfe, der Zettel, was ein genauer Blick verrät, Züge, die nichts bedeuten.

uluk-place-workshop = Werkstatt
uluk-place-hut = Schamanenhütte
uluk-place-temple = Tempel
uluk-short-pickled_uluk = eingelegt
uluk-short-fermented_uluk = vergoren
uluk-short-boiled_uluk = gekocht
uluk-short-ground_mgobu = Mehl
uluk-short-baked_mgobu = Brot
uluk-short-roasted_tlon = geröstet
uluk-short-tlon_brew = Gift
uluk-short-dried_zork = gedörrt
uluk-short-fermented_zork = vergoren
uluk-short-salted_fnord = gesalzen
uluk-short-smoked_hlak = geräuchert
uluk-short-roasted_hlak = Braten
uluk-freeloaders = Schmarotzer: { $tribers }
uluk-freeloaders-name = die Schmarotzer
uluk-nobody = niemand
uluk-or = {" oder "}

uluk-button-rest = Alle füttern
uluk-button-stay = Hier bleiben
uluk-button-done = Fertig
uluk-button-end = Abräumen
uluk-button-rest-short = Füttern
uluk-button-stay-short = Bleiben
uluk-button-done-short = Fertig
uluk-button-end-short = Ende

uluk-meal-cradle = Nachwuchs
uluk-meal-fire = Feier
uluk-meal-treats = Lecker: +{ $points }
uluk-meal-nine = Mehr als { $most } geht nicht
uluk-ledger = So geht es aus
uluk-ledger-eaten = sind satt
uluk-ledger-hungry = bleiben hungrig
uluk-ledger-fed = alle satt
uluk-ledger-holiday = Feier
uluk-ledger-treats = Leckerbissen
uluk-ledger-tribers = Stamm
uluk-ledger-spoils = verdirbt

uluk-told-over = Sechs Saisons sind um: jetzt wird gezählt.
uluk-told-wait = { $name } ist dran.
uluk-told-tribe = Tippe auf das Tableau des Stammes, den du führen willst.
uluk-told-move-out = Trag dein Mitglied aus der Hütte, oder lass es bleiben.
uluk-told-processing = Zieh Stücke an einem Pfeil entlang. Nochmal tippen: weniger nehmen.
uluk-told-food = Bisher reicht die Nahrung für { $fed } von { $tribers }.
uluk-told-fed = Bisher reicht die Nahrung für alle { $tribers }.
uluk-told-feed = { $tribers ->
    [one] Eine Schüssel ist leer: tippe auf Nahrung, oder trag sie hin.
   *[other] { $tribers } Schüsseln sind leer: tippe auf Nahrung, oder trag sie hin.
 }
uluk-told-spoils = { $pieces ->
    [one] Ein Stück verdirbt heute. Nutze es, oder räum ab.
   *[other] { $pieces } Stücke verderben heute. Nutze sie, oder räum ab.
 }
uluk-told-after-meal = Nachwuchs, Feier, Leckerbissen, oder heb den Rest auf.
uluk-told-area = { $area } gibt { $level }. Mit { $own } von dir gegen { $others }: { $pieces } für dich.
uluk-told-site = { $left ->
    [0] Damit voll! Von dir: { $own }, gebaut { $points } wert.
   *[other] Von dir: { $own }, gebaut { $points } wert; { $left } fehlen noch.
 }
uluk-told-processing-space = Einmal { $area } verarbeiten: bis jetzt { $pieces }.
uluk-told-nothing-to-process = Noch kein { $area } zum Verarbeiten!
uluk-told-hut = Sofort +{ $points }, und später ein zweiter Zug.
uluk-told-workshop = Trag das Mitglied auf die Karte, die du willst.
uluk-told-temple = Sofort +{ $points }.
uluk-told-made = { $pieces } { $start } → { $made } { $end }

uluk-card-free = { $card } ({ $symbol }): einmal je Saison { $goods } ohne Mitglied, { $amount ->
    [one] ein Stück
   *[other] bis zu { $amount } Stücke
 }.
uluk-card-extra = { $card } ({ $symbol }): { $amount } { $goods } mehr, wenn dort ein Mitglied von dir steht.
uluk-card-hut = { $card } ({ $symbol }): +{ $amount } bei jedem Auszug aus der Schamanenhütte.
uluk-card-celebration = { $card } ({ $symbol }): +{ $amount } bei jeder Feier.

uluk-look-card = { $what }
uluk-look-used = In dieser Saison schon benutzt.
uluk-look-home = Ein Mitglied von { $name }, noch zu Hause.
uluk-look-newborn = Ein junges Mitglied von { $name }: ab der nächsten Saison ist es dabei.
uluk-look-triber = Ein Mitglied von { $name }, hier: { $space }.
uluk-look-gather = { $area }, Stufe { $now } von { $most }: { $left } für die meisten Mitglieder, { $right } für andere. Dort: { $tribers }. Nächste Saison Stufe { $level }. Ganz unten hebt es { $scarce }.
uluk-look-hunt = { $area }, Stufe { $now } von { $most }: { $left } je Mitglied und Gift. Dort: { $tribers }. Nächste Saison Stufe { $level }. Ganz unten hebt es { $scarce }.
uluk-look-site-covered = Bauplatz { $site } mit { $spaces } Feldern; sein Plättchen liegt noch verdeckt.
uluk-look-site = Bauplatz { $site }, { $spaces } Felder: { $area }, Zahl { $number }. Dort: { $tribers }. Eigene Mitglieder sind { $chart } wert.
uluk-look-token = Das Plättchen { $area }, Zahl { $number }.
uluk-look-monument = Hier steht ein Denkmal; gebaut wird hier nicht mehr.
uluk-look-good = { $count } × { $good }: { $type }.
uluk-look-deck = { $cards } Erfindungen im Stapel. Abgelegt: { $gone }.
uluk-look-operation = Ein Mitglied kann { $area } verarbeiten.
uluk-look-seat = { $name } ({ $tribe }): { $points } Punkte, { $tribers } Mitglieder, { $home } zu Hause, { $hunger } Hunger. Erfindungen: { $cards }; { $symbols } verschiedene Symbole. Plättchen: { $tokens }.
uluk-look-hunger = Hunger von { $name }: am Ende je −{ $points }.
uluk-look-feast-covered = Die Festmahlkarte von { $name }; nur wer sie hat, sieht sie an.
uluk-look-feast = { $card }: { $needs }. Am Ende gibt ein Satz { $once }, zwei geben { $twice }; bezahlt wird nichts.
uluk-look-bowl = Jedes Mitglied isst ein Stück Nahrung.
uluk-look-season = Die Saisons und die Phasen einer jeden.
uluk-look-first = Wer das hat, beginnt jede Phase.
uluk-look-camp = Hier warten die Schmarotzer auf ihre Karten.
uluk-look-cradle = Sind alle satt, bringen zwei Stücke Nahrung ein neues Mitglied.
uluk-look-fire = Ein Festtagsstoff mit Nahrung gibt { $food }, mit Gift { $poison }; einmal je Saison, wenn alle satt sind.
uluk-look-treats = Übrige Leckerbissen genießt man hier: je +{ $treat }.
uluk-look-workshop = Wer hierher kommt, nimmt sofort eine Erfindung der Reihe.
uluk-look-hut = Platz für eines: sofort +{ $hut }, und wenn alle unterwegs sind, darf es weiterziehen.
uluk-look-temple = Für jedes Mitglied sofort +{ $temple }.
uluk-look-choice = { $tribe } machen: { $goods }.

uluk-draw-harvest_uluk = { $card }: ein Schmarotzer sammelt Uluk.
uluk-draw-harvest_mgobu = { $card }: ein Schmarotzer sammelt Mgobu.
uluk-draw-harvest_tlon = { $card }: ein Schmarotzer sammelt Tlön.
uluk-draw-harvest_zork = { $card }: ein Schmarotzer sammelt Zork.
uluk-draw-hunt_fnord = { $card }: ein Schmarotzer jagt Fnōrd.
uluk-draw-hunt_hlak = { $card }: ein Schmarotzer jagt Hlák.
uluk-draw-broken_invention = { $card } Ein Schmarotzer geht in die Werkstatt; die Erfindung ganz links ist verloren.
uluk-draw-shamans_advice = { $card }: ein Schmarotzer geht in die Hütte, aus der ihn am Ende eine weitere Karte fortschickt; ist sie besetzt, in den Tempel.
uluk-draw-prayer_patron = { $card }: ein Schmarotzer baut am offenen Bauplatz ganz rechts.
uluk-draw-prayer_ancient = { $card }: ein Schmarotzer baut am offenen Bauplatz ganz links.
uluk-draw-new_triber = { $card } Ab der nächsten Saison ist es ein Schmarotzer mehr; in der letzten, oder wenn schon neun da sind, gilt stattdessen eine weitere Karte.

uluk-refuse-not-yours = Das gehört jemand anderem.
uluk-refuse-laid = Das kommt zurück auf dein Tableau: tippe darauf, oder trag es hin.
uluk-refuse-no-space = Schick das Mitglied an einen der Plätze, die leuchten.
uluk-refuse-column = Alles bleibt in seiner Spalte: folge den Pfeilen.
uluk-refuse-poison-with-triber = Gift kommt mit seinem Jäger: leg ihn auf den Totenkopf.
uluk-refuse-along-arrow = Zieh es an einem Pfeil entlang, oder drück „Fertig“.
uluk-refuse-on-rug = Nahrung kommt in Schüsseln, zum Nachwuchs, zur Feier, oder bleibt liegen.
uluk-refuse-card-use = Eine Karte zum Verarbeiten kommt auf das, was sie macht; alle anderen wirken von selbst.
