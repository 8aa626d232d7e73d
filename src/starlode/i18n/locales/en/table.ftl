# At a table on a server: what is refused there, and what would be lost by ending the turn.

warning-ability = { $card }: ability not used

error-bad-message = This message could not be read.
error-bad-request = This request could not be read.
error-bad-components = With this file of components no table can be opened: { $why }.
error-bad-start = No table can begin with this file: { $why }.
error-bad-option = The option { $option } cannot be { $value }.
error-unknown-game = There is no game called { $game }.
error-unknown-format = There is no format called { $format }.
error-unknown-bot = There is no bot called { $bot }.
error-wrong-seats = This format is not played with { $seats } seats.
error-who-are-you = The server does not know you; please reload the page.
error-wrong-origin = This came from the page of another server.
error-no-such-table = There is no such table; the link may be incomplete.
error-not-found = There is nothing here.
error-method-not-allowed = This cannot be done here.
error-too-large = This is too long.
error-too-fast = Too much at once; please wait a moment.
error-too-many-tables = You have too many unfinished matches.
error-server-error = Something went wrong on the server.
error-not-stored = The server could not write this down, so it did not happen. Please try again.
error-table-moved = The table has just moved to another process of the server. Please try again in a moment.
error-perhaps-done = The process that was asked has gone in the middle of it, so this may have been done or not. Please look before you try again.
error-not-started = The match has not begun.
error-already-started = The match has begun.
error-match-not-over = The match is not over.
error-no-hints = No hints are given at this table.
error-not-seated = You are not playing at this table.
error-already-agreed = The draws are agreed already.
error-not-agreed = The draws are not agreed yet.
error-other-round = Another round is being agreed: round { $round }.
error-wrong-salt = This is not what your seat promised.
error-seat-taken = This seat is taken.
error-seat-kept = The seats at this table are kept for those who played the match before.
error-lesson-not-now = { $reply }
error-lesson-answer = { $reply }
error-lesson-part-over = This part is over: go on to the next one.
lesson-reply = A fair idea, for later.
error-table-full = All seats are taken.
error-no-undo-asked = Nobody asks to take anything back.
error-undo-denied = They would rather not; ask again after the next move.
error-undo-asked = Another player already asks to take something back.
error-no-clock = No clock runs at this table.
error-nobody-missed = Nobody has been away for so long that you could claim it.
error-no-pause = Nobody asks for a pause.
error-not-rated = A rated match is the same for all: the usual rules, our cards, no hints, and nobody waits for ever ({ $at }).
error-rated-table = At a rated table nothing is taken back once something was shown.
error-wrong-channel = You cannot speak in this channel.
error-nothing-said = This line is empty.
error-needs-account = A rated match needs an account; your name at the top leads to it.
error-nobody-to-invite = There is nobody there whom you could invite.
error-own-time = Time is given to others, not to oneself.
error-no-vacation = There is not so much vacation left at this table.
error-outdated-table = This match was begun with an older version of the rules and cannot go on.
error-too-slow = This took too long to arrive.
error-wrong-host = This server does not answer to that name.
error-too-many-bot-tables = Bots already play at several tables for you; wait until one is over.
error-too-many-pages = Too many pages of yours are open; please close some.
error-server-full = The server is full; please try again later.
error-server-stopping = The server is about to stop; please try again in a moment.
notice-server-stopping = The server is stopping. The match is kept, and this page comes back by itself.
notice-not-stored = The server cannot write anything down at the moment, so the bot waits. It tries again by itself.
notice-older-rules = A newer version of the game is being introduced. This match is finished by the rules with which it began.
notice-server-error = The bot’s move failed on the server. It tries again by itself.
bad-no-components = { $game } is played with the cards as they are: it takes no components
list-either =
    { $count ->
        [0] { $last }
       *[other] { $list } or { $last }
    }
bad-in-file = { $name }: { $why }
preview-about = { $game }, { $way }: { $players }. Step through the whole match.
player-left = Somebody who has left
