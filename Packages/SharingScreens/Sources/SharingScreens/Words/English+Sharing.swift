import DesignSystem

extension CopyTable {
  /// The words of a household that shares the record.
  static let sharingEnglish: [CopyKey: CopyEntry] = [
    "sharing.title": "Household",
    "sharing.footer": """
    Shares what you plan, buy and keep, your recipes and what everybody avoids with the other devices of a \
    household. Keys, payments, what you allow and how the app looks stay on this device.
    """,
    "sharing.create": "Create a Household",
    "sharing.create.hint": "Asks for its server and the code that it printed",
    "sharing.join": "Join with a Code",
    "sharing.join.hint": "Asks for the server and the code of an invitation",
    "sharing.seat": "Shared at {server}",
    "sharing.seat.made-up": "Made up, on this device alone",
    "sharing.seat.made-up.subtitle": "Nobody can be invited; leaving ends it",
    "sharing.seat.name": "The others know you as {name}",
    "sharing.seat.no-name": "The others see no name of you",
    "sharing.member.nameless": "Somebody without a name",
    "sharing.member.you": "{name} (you)",
    "sharing.member.you.nameless": "You",
    "sharing.member.devices": .plural(one: "{count} device", other: "{count} devices"),
    "sharing.members.looking": "Looking who belongs to it",
    "sharing.members.offline": "Who belongs to it is shown with a connection",
    "sharing.members.unknown": "Who belongs to it is not known now",
    "sharing.look": "Look again",
    "sharing.sync": "Sync now",
    "sharing.synced": "Last sync {ago}",
    "sharing.synced.never": "Not synced yet",
    "sharing.sync.busy": "Syncing",
    "sharing.sync.offline": "Connect to sync; changes wait here as drafts",
    "sharing.drafts": .plural(one: "{count} draft", other: "{count} drafts"),
    "sharing.notes": "Share private notes",
    "sharing.notes.subtitle": """
    New notes on recipes go to the household too. What was shared stays there when this is turned off.
    """,
    "sharing.invite": "Invite Someone",
    "sharing.invite.again": "Make Another Invitation",
    "sharing.invite.busy": "Making an invitation",
    "sharing.invite.hint": "Makes a code for one other device",
    "sharing.invite.offline": "Connect to invite somebody",
    "sharing.code": "Code",
    "sharing.code.expires": "Good once, until {time} on {day}",
    "sharing.code.pass-on": """
    On the other device open Account & Connections, choose Join with a Code, and enter the server {server} \
    and this code.
    """,
    "sharing.leave": "Leave the Household",
    "sharing.leave.title": "Leave the household?",
    "sharing.leave.message": """
    What is on this device stays here, and goes to nobody any more. The others keep what was shared; your \
    place at the server is given up. To come back you need a new code.
    """,
    "sharing.leave.made-up": """
    It is made up, on this device alone, and ends now. What is on this device stays here.
    """,
    "sharing.leave.unanswered": """
    The server did not answer, so that your place there is still yours. You can leave on this device all \
    the same; another member can take the place away.
    """,
    "sharing.leave.confirm": "Leave",
    "sharing.leave.anyway": "Leave All the Same",
    "sharing.left": "You left. What is on this device stays here.",
    "sharing.joined": "You share with the household now.",
    "sharing.entry.create": "Create a Household",
    "sharing.entry.join": "Join a Household",
    "sharing.entry.body.create": """
    The household is kept by a server of your own: mealadvisor-server at home, or a Supabase project. \
    What is stored here is shared with everybody whom you invite.
    """,
    "sharing.entry.body.join": """
    What is stored here is shared with the household from then on, and what everybody avoids there is \
    avoided here too.
    """,
    "sharing.entry.kind": "Server",
    "sharing.entry.kind.home": "mealadvisor-server",
    "sharing.entry.kind.supabase": "Supabase project",
    "sharing.entry.address": "Address of the server",
    "sharing.entry.address.sample": "https://household.example.org",
    "sharing.entry.code.create": "Code that the server printed",
    "sharing.entry.code.join": "Code of the invitation",
    "sharing.entry.name": "Your name for the others",
    "sharing.entry.name.sample": "Ann",
    "sharing.entry.key": "Public key of the project",
    "sharing.entry.key.set": "A key was entered",
    "sharing.entry.email": "E-mail address of your account",
    "sharing.entry.password": "Password of your account",
    "sharing.entry.password.set": "A password was entered",
    "sharing.entry.new-account": "Make this account first",
    "sharing.entry.go.create": "Create",
    "sharing.entry.go.join": "Join",
    "sharing.entry.busy": "Asking the server",
    "sharing.entry.missing": "Still to be entered: {names}",
    "sharing.entry.offline": "Connect to ask the server",
    "household.gone":
      "This device does not belong to the household any more. What it holds stays here.",
    "household.refused":
      "The household’s server does not take the changes. They stay here as drafts.",
    "household.kept": "the household that shares this record, and how far it was read",
    "household.use": "Sends your changes to the household's server and takes in those of others.",
    "sharing.error.no-household": "This device belongs to no household.",
    "sharing.error.made-up":
      "This household is made up, on this device alone. Nobody can be invited; leaving ends it.",
    "sharing.error.has-household": "This device belongs to a household already. Leave it first.",
    "sharing.error.not-entitled":
      "Sharing is part of premium. Without it nothing goes to the server.",
    "sharing.error.no-consent": "Nobody allowed that this record is shared.",
    "sharing.error.offline": "There is no connection to the server.",
    "sharing.error.unanswered": "The server did not answer. Try again.",
    "sharing.error.session":
      "This device is not signed in at the server any more. Leave, and join again.",
    "sharing.error.sign-in": "The server does not know this e-mail address with this password.",
    "sharing.error.not-member": "This device is no member of the household any more.",
    "sharing.error.other-server":
      """
    The server has another list than this device read: it was set back, or is another one. What is \
    here is safe, but reaches nobody. Sync again to tell the server all of it anew.
    """,
    "sharing.error.device-taken": "Another member uses the name of this device.",
    "sharing.error.code": "This code was used, has expired or never was. Ask for a new one.",
    "sharing.error.mistyped":
      "This is no code. Look at each letter again, or ask for a new one.",
    "sharing.error.too-often": "The server wants to be left alone for a while. Try again later.",
    "sharing.error.full": "The household holds as much as its server takes.",
    "sharing.error.no-server": "No household’s server answers there. Look at the address again.",
    "sharing.error.older": "The server is older than this app and has to be updated.",
    "sharing.error.refused": "The server does not take what this app says.",
    "sharing.error.insecure":
      "The address of a server begins with https, unless it is on this machine.",
    "sharing.error.address": "This is no address of a server.",
    "sharing.error.secret": "The key of the session could not be kept on this device.",
    "sharing.error.not-statable":
      "What you told us cannot all be read, so that nothing is shared before that is mended.",
    "sharing.error.other-apps":
      "Another app keeps data here that only it can share: join the household there.",
    "sharing.error.journal": "What is stored cannot be read or written.",
  ]
}
