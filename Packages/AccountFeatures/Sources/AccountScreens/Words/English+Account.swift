import DesignSystem

extension CopyTable {
  /// The words of signing in and of Account.
  static let accountEnglish: [CopyKey: CopyEntry] = [
    "settings.sign-in": "Sign in with Apple",
    "account.title": "Account",
    "account.profile": "PROFILE",
    "account.profile.spoken": "Profile",
    "account.name": "Name",
    "account.since": "Signed in since",
    "account.profile.device":
      "A profile on this device. This version keeps everything here and sends nothing.",
    "account.profile.apple":
      "Apple confirmed who you are. This version keeps everything here and sends nothing.",
    "account.nobody.footer": "You are not signed in. Everything works without an account.",
    "account.data.footer": "You can export or delete your data there.",
    "account.sign-out": "Sign Out",
    "account.sign-out.hint": "Keeps everything that you saved",
    "account.sign-out.footer":
      "Signing out keeps your settings, saved meals and history, and your name for next time.",
    "account.signed-out": "You are signed out. Everything you saved is still here.",
    "account.delete": "Delete Account",
    "account.delete.title": "Delete your account?",
    "account.delete.message": """
    Your name is deleted from this device for good. Your settings, saved meals and history stay.
    """,
    "account.deleted": "Your account was deleted. Everything else is still here.",

    "sign-in.body": """
    Sign in with Apple needs an Apple device. Here you can enter a name that stays on this device.
    """,
    "sign-in.name.label": "Name for your profile",
    "sign-in.name.placeholder": "Your name",
    "sign-in.name.refused": "Enter a name of 1 to 40 visible characters.",
    "sign-in.resume": "Continue as {name}",
    "sign-in.cancel": "Not Now",
  ]
}
