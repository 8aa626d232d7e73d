# What the client in the browser says beside the words of the games.

web-you = You
web-seat = Seat { $seat }
web-name-at-seat = { $name } ({ $seat })
web-close = Close
web-menu = Menu
web-loading = One moment …
web-skip-to-content = Skip to the content
web-to-first-screen = To the first screen
web-nowhere-title = Nothing here
web-nowhere-page = This address leads to no page of this server.
web-nowhere-table = There is no such table. Is the link complete?
web-try-again = Try again
web-save = Save

## Games, formats, bots

bot-random = Random bot
bot-calm = Calm bot
bot-greedy = Greedy bot
bot-keen = Keen bot
bot-sharp = Sharp bot
bot-fierce = Fierce bot
bot-relentless = Relentless bot
level-random = Random
level-calm = Calm
level-greedy = Greedy
level-keen = Keen
level-sharp = Sharp
level-fierce = Fierce
level-relentless = Relentless
web-level-step = { $step } · { $level }
web-more-bots = More
level-about-random = plays anything that is allowed
level-about-calm = goes by first impressions, as people do
level-about-greedy = takes what looks best at the moment
level-about-keen = looks a little ahead, and overlooks things as people do
level-about-sharp = knows the cards, and imagines how a good player goes on
level-about-fierce = weighs hundreds of ways in which a match could go on
level-about-relentless = weighs thousands of ways, and has learned by playing
level-with-strength = { $about } · Elo { $elo }

## The first screen

web-home-title = Pick a game. You are at the table in one click.
web-opponent = Opponent
web-opponent-in = Opponent in { $game }
web-play-now = Play now
web-play-now-game = Play now: { $game }
web-players-of-game =
    { $least ->
        [0] { $most } players.
       *[other] { $least } to { $most } players.
    }
web-friends = Play with friends
web-friends-about = Open a table and send the link, or let them scan it. No account needed.
web-invite-about = Send the link or let them scan it. No account needed.
web-open-table = Open table
web-game = Game
web-seats = Seats
web-who-plays = Who plays
web-open-place = Whoever has the link
web-own-box = Your own box
web-own-file = A file of components
web-choose-file = Choose a file
web-no-file = No file chosen
web-our-components = Our file, to be corrected
web-own-box-good = Tables can be opened with this file.
web-file-too-long = This file is too long for a file of components.
web-other-components = This table is played with other components than ours.
web-see-components = See which
web-reconstructed = Nobody could look it up: reconstructed, or inferred from the rulebooks
web-how-to-correct = How to correct it
web-how-to-correct-about = If you own the box: save our file of components, correct what your cards and tokens show, and choose the corrected file under “Your own box” when you open a table. The table is played with it, texts and all; the other players see that.
web-rules = Rules
web-how-it-goes = New to { $game }?
web-invite-whom = Invite
web-invite-nobody = Whoever has the link
web-invites-you = Invitation
web-my-tables = My tables
web-nobody-yet = Nobody else yet
web-go-on = Go on
web-turn-yours = Your turn
web-turn-since = since { $time }
web-turn-news = It is your turn: { $names }
web-waits = Waiting
web-over = Over
web-show-all = Show all { $count }
web-by-link = Join or watch
web-by-link-about = Paste a link to a table, or type its name.
web-by-link-wrong = This is neither a link to a table nor the name of one.
web-go-there = Go
web-change-name = Change your name
web-your-name = Your name
web-your-name-about = This is how others see you.

## Settings

web-language = Language
web-theme = Colours
web-theme-dark = Dark
web-theme-light = Light
web-theme-auto = System
web-motion = Motion
web-motion-full = Full
web-motion-short = Short
web-motion-none = None
web-pace = Pace of the others’ moves
web-pace-slow = Slow
web-pace-normal = Normal
web-pace-fast = Fast
web-sound = Sound
web-text-size = Text size
web-text-size-normal = normal
web-text-size-large = large
web-text-size-largest = very large
web-text-table = Text table
web-text-table-about = The table as text, for listening and for the keyboard

## Keys

web-keys = Keys
web-keys-everywhere = On every screen
web-keys-searching = Cards and rules
web-keys-playing = At the table
web-key-tab = from part to part
web-key-arrows = from card to card
web-key-enter = take what is marked, or give the first answer
web-key-x = decline, or be done
web-key-a = simple cards at once, or the best payment
web-key-f = attack, or go to a base that can be attacked or raided
web-key-e = end the turn
web-key-z = take back
web-key-r = show the others’ turn again
web-key-l = open or close the log
web-key-read = read a card; a long press or a right click does it too
web-key-digits = choose an answer at the text table
web-key-search = to the search
web-key-h = this sheet
web-key-escape = close what is open

## Before the match

web-waiting-title =
    { $count ->
        [one] Waiting for one more player
       *[other] Waiting for { $count } more players
    }
web-copy-link = Copy the link
web-copied = Copied
web-share = Share
web-qr-of-link = QR code of the link to this table
web-invited = You are invited to play
web-invited-by = { $name } invites you to play
web-invited-about = No account needed: sit down, and the match begins when every place is taken.
web-place-is-open = still free
web-sit-here = Sit here
web-join-and-play = Join and play
web-decline = Decline the invitation
web-or-stay-and-watch = Or stay here and watch.
web-table-is-full = Every place is taken
web-leave-table = Leave the table
web-draws-agreeing = The draws are being agreed
web-draws-agreeing-about = Every player’s browser adds a random number that nobody else knows yet. So nobody can choose the draws.
web-draws-waits = Still missing: { $player }
web-draws-void = Round { $round } is void: { $player } did not reveal the number that was promised, and has lost the seat.
web-draws-agreed = Draws agreed: this browser has kept the agreement.
web-draws-known = Draws known: somebody may know which cards come, so this match is casual.

## At the table

web-turn = turn { $turn }
web-your-turn = Your turn
web-you-are-asked = You are asked
web-waits-for = To play: { $name }
web-you-watch = You are watching
web-only-as-text = This table is played as text.
web-is-out = out of the match
web-is-done = done for this turn
web-you-are-done = You are done for this turn. If you act again, you are not.
web-teammate-acts = { $name } is playing at the moment. You may act too.
web-what-was-left = What was left
web-what-happened = What just happened
web-line-times = { $line } (×{ $count })
web-connection-lost = The connection is lost.
web-connection-lost-about = It is tried again by itself, and nothing you did gets lost.
web-polled = Your network does not let WebSockets through, so this page asks the server for news instead. Everything works, only a little later.
web-connected-again = The connection is back.
web-try-now = Try now
web-invite-watchers = Link to this table
web-fair-chance = Fair chance
web-fair-chance-about = Before the deal, the server and every player promised a number by its fingerprint, so nobody could choose the draws. After the match this browser checks them. This is the fingerprint of the server’s number:
web-claim-draw = Claim a draw
web-undo = Take back
web-ask-undo = Ask to take back
web-undo-others =
    { $count ->
        [one] and one later action
       *[other] and { $count } later actions
    }
web-show-again = Show again
web-undo-asked = { $player } asks to take back the last action.
web-undo-waits = { $player } asked to take back the last action. Waiting for an answer.
web-undo-waits-mine = You asked to take back your last action. Waiting for an answer.
web-let-it-be = Let it be
web-allow = Allow
web-refuse = Refuse

## The end

web-resign = Resign
web-resign-title = Resign this match?
web-resign-about = The other side wins at once. This cannot be taken back.
web-resign-leaves = You are out of the match, and the others play on. This cannot be taken back.
web-resign-proposes = This is a proposal: your team gives up when all its people want to. Until then you can take it back.
web-resign-withdraw = Do not give up after all
web-play-on = Play on
web-won = You win!
web-lost = You lose
web-drawn = A draw
web-won-by = Victory: { $player }
web-result = Result
web-standings = Standings
web-player = Player
web-side-won = won
web-rematch = Play again
web-rematch-asked = A rematch is waiting for you.
web-rematch-asked-by = { $name } is waiting for a rematch with you.
web-same-deal = The same deal again
web-same-deal-asked = This time it is the same deal again, without rating.
web-deal-known = Deal known
web-kept-for = kept for { $name }
web-watch-rematch = Watch the rematch
web-look-at-table = Look at the table
web-save-record = Save the match as a file
web-draws-checking = Checking the draws …
web-draws-checked =
    { $draws ->
        [one] Fair shuffle checked: { $draws } draw matches what was agreed before the deal.
       *[other] Fair shuffle checked: all { $draws } draws match what was agreed before the deal.
    }
web-draws-forged = Draws forged!
web-draws-forged-table = What came is of another table or another round.
web-draws-forged-secret = The server’s secret is not the one that was agreed.
web-draws-forged-salts = The players’ numbers are not the ones that were agreed.
web-draws-forged-rules = The rules, options or seats are not the ones that were agreed.
web-draws-forged-start = The match does not begin with a deal.
web-draws-forged-draw = The draw in row { $row } is not the one that follows, or not the one that was shown.
web-draws-unkept = Draws not checked: this browser kept no agreement of this match.
web-draws-save = Save the agreement as a file

## The text table

web-table = Table
web-log = Log
web-match-over = The match is over
web-nobody-asked = Nobody is asked at the moment
web-answers = Answers
web-find-answer = Number of an answer, or a part of it
web-found-answers =
    { $count ->
        [one] one answer
       *[other] { $count } answers
    }
web-number-keys = Number keys choose an answer; Enter where another digit could follow
web-number-so-far = { $number }: { $answer } – Enter chooses it, another digit completes the number, Escape takes it back
web-amount = How much? ({ $least } to { $most })
web-answer = Answer
web-end-turn-really = Choose it again to end the turn all the same. This would be lost:
web-go-on-really = Choose it again to go on all the same. This would be passed over:
web-choose-really = Choose it again to do it all the same. This would be lost:
web-turn-in-short = A turn in short
web-before-first-turn = In the beginning
web-nothing = none
web-count-cards =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }
web-count-of-card = { $count } × { $card }
web-cost = cost { $cost }
web-defense = defense { $defense }

view-current = Turn of
view-removed = Out of the match
view-hand = Hand
view-deck = Deck
view-unseen = Not seen yet
view-discard = Discard pile
view-known = known
view-used = used
view-yes = yes
view-no = no

## Why the server refuses

web-refused = This did not work ({ $code }).
web-refused-offline = The server cannot be reached.
web-offline-works = Cards and rules can be read all the same, and this page opens without a network.
web-offline-waits = Tables, matches and people need the server: they are there again as soon as it is.
web-insecure = This page came over plain http. Browsers then let nobody install it, open it without a network or be notified of a turn; over https all of that works, and so does everything else here without it.

# Guided matches
web-learn = Learn
web-learn-game = Learn { $game }
web-lesson = Lesson
web-lesson-step = Step { $step } of { $steps }
web-lesson-back = Back
web-lesson-skip = Skip to: { $part }
web-lesson-go-on = Go on: { $part }
web-lesson-answer = Next step: “{ $answer }”.
web-lesson-waits = Your rival is playing. Watch.
web-lesson-parts = Parts of the lesson
web-lesson-then = Now play a real match

## Cards and rules to read

web-cards = Cards
web-search-cards = Search names and texts
web-signs = Signs on cards
web-cards-shown =
    { $all ->
        [one] { $shown } of { $all } card
       *[other] { $shown } of { $all } cards
    }
web-filter-all = all
web-filter-kind = Kind
web-filter-faction = Faction
web-filter-colour = Colour
web-filter-level = Level
web-filter-cost = Cost
web-filter-symbol = Symbol for sets
web-search-rules = Search the rules
web-rules-shown =
    { $all ->
        [one] { $shown } of { $all } topic
       *[other] { $shown } of { $all } topics
    }
web-contents = Contents
web-rule = The rule for this
web-read-in-rules = Read on in the rules
web-tip = Tip
web-tips = Tips while playing
web-no-tips = No more tips

# The clock.
web-clock = Clock
web-clock-none = No clock
web-clock-turn = Time for each turn
web-clock-bank = Time for the whole match
web-clock-days = Days for each turn
web-clock-time = How long
web-clock-increment = More for each turn
web-clock-told-turn = { $time } for each turn
web-clock-told-bank = { $time } for the whole match
web-clock-told-bank-more = { $time } for the whole match, and { $more } more for each turn
web-time-left = { $time } left
web-time-runs = { $time } left, the clock runs
web-time-paused = { $time } left, the clock is paused
web-time-vacation = { $time } left, on vacation
web-time-low = Your time is running out: { $time } left.
web-pause-ask = Ask for a pause
web-pause-end = End the pause
web-paused = The clock is paused. It goes on when somebody plays.
web-pause-asked = { $player } asks for a pause of the clock.
web-pause-waits = { $player } asked for a pause of the clock. Waiting for an answer.
web-pause-waits-mine = You asked for a pause of the clock. Waiting for an answer.
web-add-time = { $player }: give { $time }
web-vacation-left =
    { $count ->
        [one] { $count } day of vacation left at this table
       *[other] { $count } days of vacation left at this table
    }
web-vacation-days = Days
web-vacation-go = Go on vacation
web-vacation-back = Back from vacation

# Who stays away.
web-away = { $player } has gone.
web-away-bot = A bot takes over after { $time }.
web-away-claim = After { $time } the win may be claimed.
web-away-resign = Whoever stays away for { $time } gives up.
web-away-claimable = You need not wait any longer.
web-claim-win = Claim the win
web-bot-plays-for = { $player } has gone. A bot plays until { $player } is back.
web-waited =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
web-absence = When somebody stays away
web-absence-wait = The table waits
web-absence-bot = A bot plays on
web-absence-claim = The others may claim the win
web-absence-resign = Whoever stays away gives up
web-absence-after = After
web-absence-told-bot = If somebody stays away for { $time }, a bot plays on
web-absence-told-claim = If somebody stays away for { $time }, the others may claim the win
web-absence-told-resign = Whoever stays away for { $time } gives up
web-connected-lag = connected, { $lag } ms
web-connected-slowly = slow connection, { $lag } ms
web-bot-stands-in = a bot plays until they are back
web-not-here = not connected

# Tables in everybody’s sight.
web-open-tables = Open tables
web-open-tables-none = Nobody waits for players right now.
web-quick-play = Quick play: { $game }
web-public = Show among the open tables
web-rated = Rated
web-casual = Casual
web-rated-choice = Rated match
web-rated-with-account = Rated matches need an account
web-rated-about = Counts for the ratings: nothing is taken back once something was shown, no hints, and nobody waits for ever
web-hints = Hints and warnings
web-hints-none = Without hints and warnings
web-free-places =
    { $count ->
        [one] { $count } seat free
       *[other] { $count } seats free
    }

# Looking back at a match.
web-replay = Replay
web-replay-look = Look back at the match
web-replay-seen-by = Seen by
web-replay-watching = Spectator
web-replay-moment = Turn { $turn }, step { $step } of { $steps }
web-replay-step = Step of the match
web-replay-run = Play
web-replay-stop = Stop
web-replay-step-on = Next step
web-replay-step-back = Previous step
web-replay-turn-on = Next turn
web-replay-turn-back = Previous turn
web-replay-speed = Speed
web-replay-link = Link to this moment
web-replay-go-on = Continue from here
web-replay-against = against: { $bot }
web-replay-to-table = To the table
web-hint = Hint
web-hint-about = What held up best comes first. Chances to win are estimates, rough where little was tried, so one further down may be higher. Everybody sees in the log that you asked; only you see this.
web-hint-thinking = Looking ahead …
web-hint-nothing = No hint could be found just now.
web-hint-do = Do this
web-percent = { $percent }{ "\u00A0" }%
web-analysis = Turning points
web-analysis-of = Chance to win:
web-analysis-about = By looking far ahead, with nothing but what the player could know then.
web-analysis-ask = Analyse the match
web-analysis-waiting = The match is being analysed. That may take some minutes; this page will show it.
web-analysis-failed = The analysis did not work out.
web-analysis-graph = { $player }: chance to win turn by turn, { $first } at the start and { $last } at the end
web-analysis-as = { $player }, as known then
web-analysis-as-others = others, as they knew it
web-analysis-point = Turning point { $number }, turn { $turn }: from { $before } to { $after }
web-analysis-could = What could have been
web-analysis-none = No choice cost much, and no turn changed much.
web-analysis-turn-number = Turn { $turn }
web-analysis-change = from { $before } to { $after }
web-analysis-better = Better: { $best }
web-analysis-played = Played: { $played }
web-analysis-line = How it could have gone on
web-analysis-own-turn = No single choice made the difference: it was what was drawn or showed in this turn, or many small things.
web-analysis-others-turn = What others did, drew or showed.
web-analysis-go = Go to this moment
web-analysis-accuracy = Accuracy, of 100
web-analysis-choices = Choices
web-analysis-table = All chances as a table
web-analysis-turn = Turn
web-analysis-end = End
web-analysis-here = { $player }: better would be { $best }
web-key-step = a step back or on
web-key-turn = a turn back or on
web-key-ends = to the beginning or the end
web-key-space-name = Space
web-key-space = run or stop
web-report = Report a problem
web-report-about = What went wrong, and what should have happened?
web-report-what = This match is kept with your words, for whoever looks after this server: all cards, also hidden ones.
web-report-send = Send
web-report-kept = Thank you. Your report is kept under this name:

# What people say to each other at the table.
chat = Chat
chat-unread = unread lines
chat-none = Nobody has said anything yet.
chat-channel = To whom
chat-to-table = To everybody at the table
chat-to-team = To my team alone
chat-to-watchers = Among those who watch
chat-send = Send
chat-phrases = Quick phrases
chat-mute = Do not show what they say
chat-off = Switch chat off
chat-setting = Chat
chat-hello = Hello!
chat-good-luck = Good luck!
chat-well-played = Well played!
chat-thanks = Thank you!
chat-sorry = Sorry!
chat-oops = Oops …
chat-one-moment = One moment, please.
chat-take-your-time = Take your time.
chat-good-game = Good game!
chat-again = Once more?

# Leaderboard and statistics.
web-leaderboard = Leaderboard
web-ratings = Ratings
web-ratings-about = By rated matches, one rating for each format. A new player begins with 0; the number is a cautious estimate of how well somebody plays.
web-ratings-none = No rated match has been played yet.
web-rating = Rating
web-rating-went = Your rating in { $way }
web-matches = Matches
web-matches-won = Won
web-statistics = Statistics
web-statistics-whose = Whose matches
web-statistics-all = Everybody’s
web-statistics-mine = Mine
web-statistics-none = No match is over yet.
web-matches-by-week = Matches by week
web-matches-by-format = Matches by format
web-matches-by-reason = How matches ended
web-as-table = As a table
web-day = Day

# Several people at one device
web-other-here = Another player at this device
web-add-other = Add a player at this device
web-other-at-seat = Add a player at this device (seat { $seat })
web-other-name = Player { $seat }
web-other-called = Name at seat { $seat }
web-other-about = You share this device: before each turn a curtain hides the table until the right person lifts it.
web-other-away = Take away
web-other-away-name = Take away the seat of { $name }
web-one-device = All of us at this device
web-hand-over = Hand over the device
web-curtain = { $name }, it is your turn
web-curtain-about = Take the device. Nothing of your table is shown until you lift the curtain.
web-curtain-nobody = Somebody else is playing. Who wants to look meanwhile?
web-curtain-lift = I am { $name }

# A table that begins with a file
web-start-file = Begin with a file
web-start-about = A position, a record, or a match that was saved in the terminal. Such a table is casual, because whoever brings it may know every hand.
web-start-own = File
web-start-good = A table can begin with this.
web-start-when = Begin with
web-start-turn = Turn { $turn }, seat { $seat } to play
web-brought = From a file
web-brought-about = This table begins with a position that somebody brought; it is casual, because that person may know every hand.
