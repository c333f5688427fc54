# Was schiefgehen kann, in je einem Satz.
fault-usage = Die Befehlszeile ist nicht zu verstehen: { $message }.
fault-no-such-game = Ein Spiel namens „{ $name }“ gibt es nicht; im Regal stehen { $games }.
fault-unknown-option = Eine Option „{ $option }“ gibt es nicht; dieses Spiel kennt { $known }.
fault-option-value = Die Option „{ $option }“ kann nicht „{ $value }“ sein; möglich ist { $known }.
fault-seat-count = { $count ->
    [one] Ein Platz geht
   *[other] { $count } Plätze gehen
 } hier nicht; dieses Spiel ist für { $least } bis { $most }.
fault-seat-kind = „{ $kind }“ kann nicht spielen; ein Platz kann { $known } sein.
fault-player-kind = „{ $kind }“ ist kein Computerspieler dieses Spiels; es gibt { $known }.
fault-seed = Die Startzahl { $seed } ist keine ganze Zahl von 0 bis 18446744073709551615.
fault-first-seat = Die Option „first“ nennt einen Platz, an dem niemand sitzt.
fault-journal-read = Die Partie { $file } ist nicht zu lesen: { $reason }.
fault-journal-foreign = { $file } ist keine Partie von Longtable; die Datei blieb, wie sie ist.
fault-journal-version = { $file } stammt von einer anderen Version von Longtable (Format { $version }); die Datei blieb, wie sie ist.
fault-journal-rules = { $file } wurde nach anderen Regeln gespielt (Version { $version }); die Datei blieb, wie sie ist.
fault-journal-game = { $file } gehört zu einem Spiel namens „{ $game }“, das nicht in diesem Regal steht.
fault-journal-damaged = { $file } ist beschädigt und lässt sich nicht weiterspielen; die Datei blieb, wie sie ist.
fault-journal-cut = Die letzte Zeile dieser Partie war abgerissen und liegt nun daneben; alles davor ist da.
fault-journal-write = Diese Partie lässt sich nicht mehr sichern ({ $reason }); sie geht im Speicher weiter.
fault-journal-changed = Ein anderes Fenster spielt die Partie { $file }; hier geht sie nur im Speicher weiter.
fault-journal-folder = Partien lassen sich hier nicht sichern ({ $reason }); diese wird im Speicher gespielt.
fault-simulate-folder = Die Partien lassen sich dort nicht sichern: { $reason }.
fault-journal-readonly = In diese Partie lässt sich nichts schreiben; sie geht im Speicher weiter.
fault-nothing-to-resume = Es gibt keine angefangene Partie.
fault-records-write = Das Ergebnis kam nicht in die Bestenliste.
fault-settings-write = Die Einstellungen ließen sich nicht sichern; sie gelten, bis das Programm endet.
fault-output = Das Gewünschte lässt sich nicht ausgeben: { $reason }.
fault-picture-write = Das Bild { $file } lässt sich nicht schreiben: { $reason }.
fault-no-display = Hier lässt sich kein Fenster öffnen: { $reason }.
