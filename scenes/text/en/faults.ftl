# What can go wrong, in one sentence each.
fault-usage = The command line cannot be read: { $message }.
fault-no-such-game = There is no game called “{ $name }”; the shelf holds { $games }.
fault-unknown-option = There is no option called “{ $option }”; this game knows { $known }.
fault-option-value = The option “{ $option }” cannot be “{ $value }”; it can be { $known }.
fault-seat-count = { $count ->
    [one] One seat is
   *[other] { $count } seats are
 } not allowed here; this game takes { $least } to { $most }.
fault-seat-kind = Nobody plays as “{ $kind }”; a seat can be { $known }.
fault-player-kind = “{ $kind }” is no computer player of this game; there are { $known }.
fault-seed = The seed { $seed } is not a whole number from 0 to 18446744073709551615.
fault-first-seat = The option “first” names a seat that nobody sits in.
fault-journal-read = The match { $file } cannot be read: { $reason }.
fault-journal-foreign = { $file } is not a match of Longtable; it was left as it is.
fault-journal-version = { $file } was written by another version of Longtable (format { $version }); it was left as it is.
fault-journal-rules = { $file } was played with other rules (version { $version }); it was left as it is.
fault-journal-game = { $file } belongs to a game called “{ $game }”, which does not stand on this shelf.
fault-journal-damaged = { $file } is damaged and cannot be played on; it was left as it is.
fault-journal-cut = The last line of this match was torn and has been put aside; everything before it is here.
fault-journal-write = This match can no longer be saved ({ $reason }); it goes on in memory.
fault-journal-changed = Another window plays the match { $file }; here it goes on in memory only.
fault-journal-folder = Matches cannot be saved here ({ $reason }); this one is played in memory.
fault-simulate-folder = The journals cannot be written there: { $reason }.
fault-journal-readonly = This match cannot be written to; it goes on in memory.
fault-nothing-to-resume = There is no unfinished match to go on with.
fault-records-write = The result could not be kept in the records.
fault-settings-write = The settings could not be saved; they hold until the program ends.
fault-output = What was asked for cannot be written out: { $reason }.
fault-picture-write = The picture { $file } cannot be written: { $reason }.
fault-no-display = No window can be opened here: { $reason }.
