# Ugah Ugah!: Optionen, Ende der Partie, Zeilen der Wertung.

ugah-option-first = Wer beginnt
ugah-option-first-hint = Der zotteligste Kopf fängt an; sonst entscheidet das Los.
ugah-option-first-drawn = Das Los
ugah-option-unsure_hunters = Unsichere Jäger
ugah-option-unsure_hunters-hint = Die meisten Wegkarten liegen verdeckt, jede vierte offen.
ugah-option-meet = Wann treffen sie sich?
ugah-option-meet-hint = Was die Partie beendet, außer dass sie aneinander vorbeigehen.
ugah-option-meet-no_card_between = Keine Karte dazwischen
ugah-option-meet-pass_only = Erst gleichauf oder vorbei
ugah-option-first_card_lifted_before_second_figure_moves = Erste Karte gleich nehmen
ugah-option-first_card_lifted_before_second_figure_moves-hint = Der zweite Jäger zählt diese Stelle dann nicht mehr mit.
ugah-option-stop_at_last_card_if_short = Vor der Lücke anhalten
ugah-option-stop_at_last_card_if_short-hint = Ein Jäger mit zu wenigen Karten vor sich wartet dort, statt weiterzugehen.
ugah-option-show_scores = Offene Punkte
ugah-option-show_scores-hint = Alle sehen die Punkte von allen (nicht mit unsicheren Jägern).
ugah-option-auto_single_symbol = Einzelnes Zeichen nehmen
ugah-option-auto_single_symbol-hint = Zeigt ein Wurf nur ein Zeichen, gehen dessen Würfel von selbst zur Seite.
ugah-option-house_players = Zu fünft oder sechst
ugah-option-house_players-hint = Eine Hausregel; die Schachtel nennt zwei bis vier.

ugah-reason-met = Die Jäger haben sich wieder getroffen.
ugah-reason-passed = Die Jäger sind aneinander vorbeigegangen.
ugah-reason-empty = Auf dem Weg liegt keine Karte mehr.

ugah-score-cards = Wegkarten
ugah-score-prey = Beute
