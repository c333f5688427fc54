# Ugah Ugah!: options, how a match ended, lines of the count.

ugah-option-first = First player
ugah-option-first-hint = The shaggiest begins; who cannot agree draws lots.
ugah-option-first-drawn = Draw lots
ugah-option-unsure_hunters = Unsure hunters
ugah-option-unsure_hunters-hint = Most path cards lie face down; every fourth is open.
ugah-option-meet = When have they met?
ugah-option-meet-hint = What ends the match besides walking past each other.
ugah-option-meet-no_card_between = No card between them
ugah-option-meet-pass_only = Only when they reach or pass
ugah-option-first_card_lifted_before_second_figure_moves = Lift the first card at once
ugah-option-first_card_lifted_before_second_figure_moves-hint = The second hunter then no longer counts that spot.
ugah-option-stop_at_last_card_if_short = Stop before the gap
ugah-option-stop_at_last_card_if_short-hint = A hunter with too few cards ahead waits there instead of walking on.
ugah-option-show_scores = Open points
ugah-option-show_scores-hint = Everybody sees everybody’s total (not with unsure hunters).
ugah-option-auto_single_symbol = Take a lone symbol
ugah-option-auto_single_symbol-hint = If a roll shows one symbol only, its dice go aside by themselves.
ugah-option-house_players = Five or six players
ugah-option-house_players-hint = A rule of the house; the box names two to four.

ugah-reason-met = The hunters have met again.
ugah-reason-passed = The hunters have walked past each other.
ugah-reason-empty = No card is left on the path.

ugah-score-cards = Path cards
ugah-score-prey = Prey
