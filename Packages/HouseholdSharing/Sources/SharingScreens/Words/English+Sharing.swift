import DesignSystem

extension CopyTable {
  /// The English words for sharing with a household.
  static let sharingEnglish: [CopyKey: CopyEntry] = [
    "sharing.title": "Devices That Share",
    "sharing.footer": """
    Shares plans, lists, pantry, recipes and everyone’s limits with the household. Keys, payments, \
    permissions and looks stay on this device.
    """,
    "sharing.create": "Start Sharing",
    "sharing.create.hint": "Asks for the server and the code it printed",
    "sharing.join": "Join with a Code",
    "sharing.join.hint": "Asks for the server and the invitation code",
    "sharing.seat": "Shared on {server}",
    "sharing.seat.made-up": "Simulated, on this device only",
    "sharing.seat.made-up.subtitle": "You cannot invite others; leaving ends it",
    "sharing.seat.name": "Others see you as {name}",
    "sharing.seat.no-name": "Your name is not shown to others",
    "sharing.member.nameless": "Unnamed member",
    "sharing.member.you": "{name} (you)",
    "sharing.member.you.nameless": "You",
    "sharing.member.devices": .plural(one: "{count} device", other: "{count} devices"),
    "sharing.members.looking": "Looking up the members",
    "sharing.members.offline": "Connect to see the members",
    "sharing.members.unknown": "The members could not be loaded",
    "sharing.look": "Try Again",
    "sharing.sync": "Sync now",
    "sharing.synced": "Last sync {ago}",
    "sharing.synced.never": "Not synced yet",
    "sharing.sync.busy": "Syncing",
    "sharing.sync.offline": "Connect to sync; changes wait here as drafts",
    "sharing.drafts": .plural(one: "{count} draft", other: "{count} drafts"),
    "sharing.notes": "Share private notes",
    "sharing.notes.subtitle": """
    New recipe notes go to the household too. Notes already shared stay there when you turn this \
    off.
    """,
    "sharing.invite": "Invite Someone",
    "sharing.invite.again": "Make Another Invitation",
    "sharing.invite.busy": "Making an invitation",
    "sharing.invite.hint": "Makes a code for one other device",
    "sharing.invite.offline": "Connect to invite someone",
    "sharing.code": "Code",
    "sharing.code.expires": "Valid once, until {time} on {day}",
    "sharing.code.pass-on": """
    On the other device, open this page and choose Join with a Code. Enter the server {server} and \
    this code.
    """,
    "sharing.leave": "Leave the Household",
    "sharing.leave.title": "Leave the household?",
    "sharing.leave.message": """
    Your data stays on this device and is no longer shared. The others keep what you shared, and \
    your membership ends. To come back you need a new code.
    """,
    "sharing.leave.made-up":
      "This simulated household ends now. Your data stays on this device.",
    "sharing.leave.unanswered": """
    The server did not answer, so you are still a member there. You can still leave on this \
    device; another member can then remove you there.
    """,
    "sharing.leave.confirm": "Leave",
    "sharing.leave.anyway": "Leave Anyway",
    "sharing.left": "You left. Your data stays on this device.",
    "sharing.joined": "You now share with the household.",
    "sharing.entry.create": "Start Sharing",
    "sharing.entry.join": "Join a Household",
    "sharing.entry.body.create": """
    Your devices share through a server that you run, so your plans stay yours. The server shows \
    its address and a code when it starts.
    """,
    "sharing.entry.body.join": """
    Your data here is then shared with the household. What anyone there avoids is avoided here \
    too.
    """,
    "sharing.entry.advanced": "Advanced",
    "sharing.entry.advanced.hint": "Shows other kinds of servers",
    "sharing.entry.kind": "Kind of server",
    "sharing.entry.kind.home": "Own server",
    "sharing.entry.kind.supabase": "Own Supabase project",
    "sharing.entry.address": "Server address",
    "sharing.entry.address.sample": "https://household.example.org",
    "sharing.entry.code.create": "Code from the server",
    "sharing.entry.code.join": "Invitation code",
    "sharing.entry.name": "The name others see",
    "sharing.entry.name.sample": "Ann",
    "sharing.entry.key": "Public key of the project",
    "sharing.entry.key.set": "A key was entered",
    "sharing.entry.email": "E-mail address of your account",
    "sharing.entry.password": "Password of your account",
    "sharing.entry.password.set": "A password was entered",
    "sharing.entry.new-account": "Create this account first",
    "sharing.entry.go.create": "Start Sharing",
    "sharing.entry.go.join": "Join",
    "sharing.entry.busy": "Asking the server",
    "sharing.entry.missing": "Still needed",
    "sharing.entry.offline": "Connect to reach the server",
    "household.gone": "This device is no longer in the household. Your data stays here.",
    "household.refused": "The household’s server refused the changes. They stay here as drafts.",
    "household.kept": "The household you share with, and the last change received",
    "household.use": "Sends your changes to the household’s server and gets those of others.",
    "sharing.error.no-household": "This device is not in a household.",
    "sharing.error.made-up":
      "This household is simulated, on this device only. You cannot invite others; leaving ends it.",
    "sharing.error.has-household": "This device is already in a household. Leave it first.",
    "sharing.error.not-entitled":
      "Sharing is part of Premium. Without Premium nothing is sent to the server.",
    "sharing.error.no-consent": "You have not allowed sharing, so nothing is sent.",
    "sharing.error.offline": "The server cannot be reached. Check your connection.",
    "sharing.error.unanswered": "The server did not answer. Try again.",
    "sharing.error.session":
      "This device is no longer signed in to the server. Leave, and join again.",
    "sharing.error.sign-in":
      "The server does not accept this e-mail address and password. Check both.",
    "sharing.error.not-member": "This device is no longer a member of the household.",
    "sharing.error.other-server": """
    The server was reset or replaced. Your data here is safe, but other devices do not get it. \
    Sync again to send all of it to the server.
    """,
    "sharing.error.device-taken": "Another member has a device with this name.",
    "sharing.error.code": "This code is wrong, used or expired. Ask for a new one.",
    "sharing.error.mistyped": "This is not a valid code. Check each letter, or ask for a new one.",
    "sharing.error.too-often": "The server is busy. Try again later.",
    "sharing.error.full": "The household’s storage on the server is full.",
    "sharing.error.no-server": "No household server answers there. Check the address.",
    "sharing.error.older": "The server is older than this app. Update the server.",
    "sharing.error.refused": "The server refused what this app sent.",
    "sharing.error.insecure": "A server’s address starts with https, unless it is on this device.",
    "sharing.error.address": "This is not a server address. Check it.",
    "sharing.error.secret": "The sign-in could not be saved on this device.",
    "sharing.error.not-statable": """
    Some diets or allergies may be missing, so nothing is shared. Check them in Dietary \
    Restrictions.
    """,
    "sharing.error.other-apps":
      "Another app keeps data here that only it can share. Join the household in that app.",
    "sharing.error.journal": "The data on this device cannot be read or written.",
  ]
}
