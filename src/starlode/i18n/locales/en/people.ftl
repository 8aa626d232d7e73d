# Who somebody is: names, accounts, a second device, one's own matches.

## Refusals

error-bad-name = This cannot be a name: it needs a letter or a digit, and nothing invisible.
error-blocked-name = This name is not allowed here.
error-name-taken = Somebody has this name, or one that looks like it.
error-short-password = The password needs at least { $limit } characters.
error-weak-password = Others would guess this password; please choose another.
error-wrong-password = Name and password do not fit together.
error-has-account = You have an account already.
error-no-account = You have no account here.
error-bad-code = This code is not good any more. Codes work once, and only for a while.
error-banned = You are banned from this server.

## Profile

web-profile = Profile
web-profile-about = Account, devices, matches
web-account = Account
web-guest-about = You play as a guest: this browser remembers you for a year. With an account you can come back from anywhere, and all your matches stay yours.
web-account-about = You can sign in with this name anywhere. Others see your name and nothing else.
web-make-account = Make an account
web-password = Password
web-new-password = New password
web-old-password = Old password
web-password-about = At least { $limit } characters.
web-change-password = Change the password
web-password-changed = The password is changed. Everywhere else you have to sign in again.
web-sign-in = Sign in
web-sign-in-about = Have an account already?
web-sign-in-keep = Take the matches along that I played here as a guest
web-sign-in-lost = Lost the password? Whoever runs this server can send you a link.
web-signed-in = You are { $name } now.
web-signed-in-moved = { $count ->
        [one] One match came along.
       *[other] { $count } matches came along.
    }
web-sign-out = Sign out
web-sign-out-everywhere = Sign out everywhere

## A second device

web-device = Second device
web-device-about = Play on with your phone or another computer as the same player, without a password.
web-device-make = Show the code
web-device-scan = Scan the code there, or open the link. It works once, for { $minutes } minutes.
web-device-careful = Whoever has the link plays as you: show it to nobody else.
web-device-here = Play on here
web-device-here-about = This browser becomes { $name }, who made the code. Go on only if you made it yourself.
web-device-keep = Give { $name } the matches too that I played here as a guest
web-reset = Set a new password
web-reset-about = The link works once.
web-no-code = The link is incomplete; please copy it whole.

## Matches

web-history = My matches
web-history-none = No match finished yet.
web-history-more = Show more
web-history-won = Won
web-history-lost = Lost
web-history-draw = Draw

## One's own data

web-data = My data
web-data-about = Everything that this server keeps of you: name, account, tables, and every action of yours.
web-export = Download as JSON
web-forget = Delete me
web-forget-about = Your name, your account and your id are deleted, running matches are given up. Finished matches stay for those who played with you, without your name. This cannot be taken back.
web-forget-do = Delete for good

## One another

error-not-host = Only whoever opened the table may do this.
error-not-welcome = Somebody at this table does not want to play with you.
error-nobody-there = Nobody else sits there.
error-too-many-blocked = You have blocked as many people as can be.
error-too-many-reports = The operator has as many reports to look at as can be; try again later.
web-players = Players
web-block = Block
web-block-player = Block { $name }
web-blocked = Blocked players
web-blocked-about = They cannot sit down at your tables, and quick play does not bring you together.
web-blocked-done = { $name } is blocked. Your profile shows whom you have blocked.
web-unblock = Unblock
web-unblock-player = Unblock { $name }
web-kick = Send away
web-kick-player = Send { $name } away
web-sent-away = The host has sent you away
web-sent-away-about = You cannot sit down at this table any more. Others are on the first screen.
web-tell-on-player = Report { $name }
web-tell-on = Report
web-tell-on-why = What is the matter?
web-tell-on-name = The name insults
web-tell-on-chat = What is written in the chat
web-tell-on-play = How somebody plays
web-tell-on-other = Something else
web-tell-on-text = In your own words
web-tell-on-send = Send to the operator
web-tell-on-done = Thank you: whoever runs this server reads it.

# To whoever is not there
turn-title = Your turn
turn-about = { $game } with { $players }
turn-feed = Your turn at starlode
turn-since = Waited for since { $time }
web-calling = When it is your turn
web-calling-about = So that nobody waits for you in vain while you are away. You are told that it is your turn, at which table and who sits there: never any cards.
web-push-on = Notify me in this browser
web-push-off = Notify me no more
web-push-is-on = This browser notifies you when it is your turn and you do not have the table open.
web-push-is-off = This browser can notify you. It asks you first; each message is sealed so that only this browser can read it, and goes through the service of the browser’s maker.
web-push-is-insecure = This browser cannot notify you, because the page came over plain http: that works over https alone.
web-push-is-unsupported = This browser cannot notify you. On an iPhone or iPad it can once the page is on the home screen.
web-push-is-denied = Notifications of this page are forbidden. You can allow them in the browser’s settings, and then come back here.
web-push-is-host = This server sends no notifications.
web-push-is-failed = The browser did not reach the service that its notifications come through. Perhaps later.
web-feed = Private feed
web-feed-about = In a feed reader this address shows where it is your turn. Whoever has it can read that, so keep it to yourself.
web-feed-address = Address of your feed
web-feed-copy = Copy the address
web-feed-renew = Another address
web-feed-renewed = The address before leads nowhere any more.
