# The menus: shelf, seats, settings, records, rulebook, log, pause, curtain, results.

language-en = English
language-de = Deutsch

list-and = { $first } and { $last }

when-today = today, { $clock }
when-yesterday = yesterday, { $clock }
when-date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }, { $clock }

menu-muted = The sound is off. M brings it back.
menu-unmuted = The sound is on.

# Shelf

box-players = { $least }–{ $most } players
shelf-settings = Settings
shelf-records = Records
shelf-rules = Rules
shelf-quit = Quit
shelf-go-on = Go on
shelf-play = Play
shelf-more = { $count ->
    [one] { $count } more match
   *[other] { $count } more matches
}
shelf-turn = { $name }’s turn
shelf-saved = saved { $when }
shelf-fresh = { $again ->
    [again] Play { $title } again
   *[first] Play { $title }
}
shelf-fresh-seats = { $people ->
    [0] { $computers ->
        [one] One computer player
       *[other] { $computers } computer players
    }
    [one] { $computers ->
        [0] One person
        [one] One person and one computer player
       *[other] One person and { $computers } computer players
    }
   *[other] { $computers ->
        [0] { $people } persons
        [one] { $people } persons and one computer player
       *[other] { $people } persons and { $computers } computer players
    }
}
quit-ask = Leave the table? A match that is not over is saved.
quit-yes = Quit
quit-no = Stay

# Taking seats

seats-question = Who sits where?
seats-page-seats = Seats
seats-page-match = This match
seats-consent = { $option }: everybody has to agree; still to say yes: { $names }.
seats-start = To the table
seats-person = Person
seats-computer = Computer
level-easy = easy
level-normal = normal
level-hard = hard
seats-number = Seats
seats-sitting = Sitting
seats-side = One side
seats-around = All around
seats-first = First player
seats-drawn = Draw lots
seats-match = This match

# Unfinished matches

resume-title = Unfinished matches
resume-empty = No match is waiting. Every match that you leave lies here until you go on with it.

# Settings

settings-title = Settings
settings-sound = Sound
settings-play = Play
settings-screen = Screen
set-effects = Effects
set-effects-hint = Wood, cards and dice
set-ambience = Ambience
set-ambience-hint = What is heard behind the table
set-muted = Mute everything
set-muted-hint = The same as the M key
set-speed = Animations
set-speed-off = off
set-speed-quick = quick
set-speed-normal = normal
set-reduced_motion = Reduced motion
set-reduced_motion-hint = Pieces fade in instead of flying
set-bot_pace = Computer players move
set-bot-pace-value = { $pace ->
    [0] briskly
    [1] normally
   *[other] leisurely
}
set-timer_factor = Clocks
set-timer_factor-hint = For games in which time runs
set-timer-value = { $factor ->
    [0] off
    [1] as the rules say
   *[other] { $factor } times slower
}
set-language = Language
set-scale = Size of words and buttons
set-scale-value = { $percent } %
set-colours = Colours of pieces
set-colours-hint = Shapes and patterns always tell them apart too
set-colours-painted = as painted
set-colours-outlined = with strong outlines
set-fullscreen = Full screen
set-fullscreen-hint = F11 or Alt+Enter
set-diagonal = Screen, corner to corner
set-diagonal-hint = Decides how large a fingertip is
set-diagonal-guess = guess
set-diagonal-value = { $inches } inches
set-card = Hold a bank card against the picture: with the right size of the screen both are equal.
set-card-large = A bank card would be wider than this page.

# Records

records-title = Records
records-empty = Nothing is written here yet. Finish a match and it will be the first line.
records-game = Game
records-seats = Seats
records-played = Played
records-won = Won
records-best = Best
records-latest = Latest results
records-when = { $title }, { $when }
records-score = { $name } { $score }{ $won ->
    [yes] {" "}(won)
   *[no] {""}
}

# Rulebook

rules-title = { $title }: the rules
rules-search = Search
rules-none = There is no rulebook for this game yet.
rules-found = { $count ->
    [0] Nothing was found
    [one] Found in one place
   *[other] Found in { $count } places
}

# Log

log-title = Log
log-empty = Nothing has happened yet.
log-page = Page { $page } of { $pages }

# Pause

pause-go-on = Go on
pause-rules = Rules
pause-settings = Settings
pause-log = Log
pause-seating = { $kind ->
    [around] Sit all around
   *[side] Sit on one side
}
pause-shift = Everybody moves on one place
pause-players = Who plays
pause-shelf = Back to the shelf
pause-quit = Quit

players-told = If somebody has to leave, a computer player goes on with what lies there; who comes back takes the seat over again.
players-back = As before
players-done = Go on like this

# Curtain

curtain-takes-over = takes over
curtain-hold = Hold to open
curtain-enter = or hold Enter
curtain-leave = Leave this match? It is saved and lies on the shelf.
curtain-leave-yes = To the shelf
curtain-leave-no = Stay

# Results

results-counting = Counting …
results-winner = { $count ->
    [0] Nobody wins
    [one] { $names } wins
   *[other] { $names } win together
}
results-winner-all = All win together
results-shared = { $count ->
    [2] Both have the same score: they share the victory.
   *[other] All { $count } have the same score: they share the victory.
}
results-total = Total
results-again = Play again
results-look = Look at the match
results-shelf = Shelf
