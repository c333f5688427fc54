# Die Menüs: Regal, Plätze, Einstellungen, Bestenliste, Regelheft, Protokoll, Pause, Vorhang, Ergebnis.

language-en = English
language-de = Deutsch

list-and = { $first } und { $last }

when-today = heute, { $clock }
when-yesterday = gestern, { $clock }
when-date = { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { $year }, { $clock }

menu-muted = Der Ton ist aus. M bringt ihn zurück.
menu-unmuted = Der Ton ist an.

# Regal

box-players = { $least }–{ $most } Spieler
shelf-settings = Optionen
shelf-records = Rekorde
shelf-rules = Regeln
shelf-quit = Ende
shelf-go-on = Weiter
shelf-play = Spielen
shelf-more = { $count ->
    [one] noch { $count } Partie
   *[other] noch { $count } Partien
}
shelf-turn = { $name } ist am Zug
shelf-saved = gespeichert { $when }
shelf-fresh = { $again ->
    [again] Noch einmal { $title }
   *[first] { $title } spielen
}
shelf-fresh-seats = { $people ->
    [0] { $computers ->
        [one] Ein Computerspieler
       *[other] { $computers } Computerspieler
    }
    [one] { $computers ->
        [0] Eine Person
        [one] Eine Person und ein Computerspieler
       *[other] Eine Person und { $computers } Computerspieler
    }
   *[other] { $computers ->
        [0] { $people } Personen
        [one] { $people } Personen und ein Computerspieler
       *[other] { $people } Personen und { $computers } Computerspieler
    }
}
quit-ask = Den Tisch verlassen? Eine laufende Partie wird gespeichert.
quit-yes = Beenden
quit-no = Bleiben

# Plätze einnehmen

seats-question = Wer sitzt wo?
seats-page-seats = Plätze
seats-page-match = Diese Partie
seats-consent = { $option }: Alle müssen zustimmen; noch nicht dabei: { $names }.
seats-start = An den Tisch
seats-person = Person
seats-computer = Computer
level-easy = leicht
level-normal = mittel
level-hard = stark
seats-number = Plätze
seats-sitting = Sitzordnung
seats-side = Eine Seite
seats-around = Ringsum
seats-first = Wer beginnt
seats-drawn = Das Los
seats-match = Diese Partie

# Angefangene Partien

resume-title = Angefangene Partien
resume-empty = Keine Partie wartet. Jede Partie, die ihr verlasst, liegt hier, bis ihr sie weiterspielt.

# Einstellungen

settings-title = Einstellungen
settings-sound = Ton
settings-play = Spiel
settings-screen = Bildschirm
set-effects = Geräusche
set-effects-hint = Holz, Karten und Würfel
set-ambience = Umgebung
set-ambience-hint = Was hinter dem Tisch zu hören ist
set-muted = Alles stumm
set-muted-hint = Wie die Taste M
set-speed = Bewegungen
set-speed-off = aus
set-speed-quick = schnell
set-speed-normal = normal
set-reduced_motion = Weniger Bewegung
set-reduced_motion-hint = Teile erscheinen sanft, statt zu fliegen
set-bot_pace = Computerspieler ziehen
set-bot-pace-value = { $pace ->
    [0] zügig
    [1] normal
   *[other] gemächlich
}
set-timer_factor = Uhren
set-timer_factor-hint = Für Spiele, in denen Zeit läuft
set-timer-value = { $factor ->
    [0] aus
    [1] nach den Regeln
   *[other] { $factor }-mal langsamer
}
set-language = Sprache
set-scale = Größe von Schrift und Tasten
set-scale-value = { $percent } %
set-colours = Farben der Teile
set-colours-hint = Auch Formen und Muster unterscheiden sie immer
set-colours-painted = wie gemalt
set-colours-outlined = mit kräftigem Umriss
set-fullscreen = Ganzer Bildschirm
set-fullscreen-hint = F11 oder Alt+Enter
set-diagonal = Bildschirm, Ecke zu Ecke
set-diagonal-hint = Bestimmt, wie groß eine Fingerkuppe ist
set-diagonal-guess = schätzen
set-diagonal-value = { $inches } Zoll
set-card = Eine Bankkarte an das Bild halten: Stimmt die Größe des Bildschirms, sind beide gleich.
set-card-large = Eine Bankkarte wäre breiter als diese Seite.

# Rekorde

records-title = Rekorde
records-empty = Hier steht noch nichts. Die erste beendete Partie wird die erste Zeile.
records-game = Spiel
records-seats = Plätze
records-played = Partien
records-won = Siege
records-best = Bestes
records-latest = Letzte Ergebnisse
records-when = { $title }, { $when }
records-score = { $name } { $score }{ $won ->
    [yes] {" "}(gewonnen)
   *[no] {""}
}

# Regelheft

rules-title = { $title }: die Regeln
rules-search = Suchen
rules-none = Zu diesem Spiel gibt es noch kein Regelheft.
rules-found = { $count ->
    [0] Nichts gefunden
    [one] An einer Stelle gefunden
   *[other] An { $count } Stellen gefunden
}

# Protokoll

log-title = Protokoll
log-empty = Noch ist nichts geschehen.
log-page = Seite { $page } von { $pages }

# Pause

pause-go-on = Weiter
pause-rules = Regeln
pause-settings = Einstellungen
pause-log = Protokoll
pause-seating = { $kind ->
    [around] Ringsum sitzen
   *[side] Auf einer Seite sitzen
}
pause-shift = Alle rücken einen Platz weiter
pause-players = Wer spielt
pause-shelf = Zurück zum Regal
pause-quit = Beenden

players-told = Wenn jemand gehen muss, spielt ein Computer mit dem weiter, was daliegt; wer wiederkommt, übernimmt den Platz wieder.
players-back = Wie bisher
players-done = So weiter

# Vorhang

curtain-takes-over = übernimmt
curtain-hold = Halten zum Öffnen
curtain-enter = oder Enter halten
curtain-leave = Diese Partie verlassen? Sie ist gespeichert und liegt im Regal.
curtain-leave-yes = Zum Regal
curtain-leave-no = Bleiben

# Ergebnis

results-counting = Es wird gezählt …
results-winner = { $count ->
    [0] Niemand gewinnt
    [one] { $names } gewinnt
   *[other] { $names } gewinnen zusammen
}
results-winner-all = Alle gewinnen zusammen
results-shared = { $count ->
    [2] Beide haben gleich viele Punkte und teilen sich den Sieg.
   *[other] Alle { $count } haben gleich viele Punkte und teilen sich den Sieg.
}
results-total = Summe
results-again = Noch einmal
results-look = Partie ansehen
results-shelf = Regal
