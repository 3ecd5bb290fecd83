import DesignSystem

extension CopyTable {
  /// The words of "Your data", of Units and Appearance, and the names of the pages.
  static let yourDataEnglish: [CopyKey: CopyEntry] = [
    "settings.privacy": "Privacy Policy",
    "settings.terms": "Terms of Service",
    "error.system.storage": "The data on this device could not be read.",
    "your-data.household":
      "Your household’s server did not answer, so nothing was deleted. Try again with a connection.",
    "your-data.consents": "PERMISSIONS",
    "your-data.consents.spoken": "Permissions",
    "your-data.consents.none": "Nothing here needs your permission",
    "your-data.consents.footer":
      "Everything that needs your permission is listed here. It is off until you turn it on.",
    "your-data.kept": "WHAT IS KEPT",
    "your-data.kept.spoken": "What is kept",
    "your-data.kept.remains": "Stays when you delete your data",
    "your-data.kept.account": "The name you signed in with",
    "your-data.kept.consents": "The permissions you gave",
    "your-data.kept.entitlement": "The state of your subscription",
    "your-data.kept.favorites": "The meals and foods you saved",
    "your-data.kept.history": "The meals you were shown, and what you did with them",
    "your-data.kept.nudge": "Whether Premium was offered to you",
    "your-data.kept.preferences": "Your diets, allergies and other settings",
    "your-data.kept.store-receipt": "The store’s receipt",
    "your-data.kept.stove": "The steps and timers of what you are cooking",
    "your-data.kept.measurements": "Counts of how fast the app was",
    "your-data.kept.crash-reports": "The version and kind of each crash",
    "your-data.use.account": "Greets you. Kept until you delete the account.",
    "your-data.use.consents": "So that the app does only what you allowed.",
    "your-data.use.entitlement": "Unlocks what you paid for.",
    "your-data.use.favorites": "Shown in Favorites. Kept until you remove them.",
    "your-data.use.history":
      "Used to learn your taste and vary your meals. Kept until you delete your data.",
    "your-data.use.nudge": "So that it is offered only once.",
    "your-data.use.preferences": "Decide what is suggested and how the app looks.",
    "your-data.use.store-receipt": "Proves what you bought.",
    "your-data.use.stove": "Lets you continue where you left off. Deleted when the meal is cooked.",
    "your-data.use.measurements": "Shows you what is slow. Deleted when you turn it off.",
    "your-data.use.crash-reports": "Shows you what went wrong. Deleted when you turn it off.",
    "your-data.consent.measurements": "Measure Speed",
    "your-data.consent.measurements.explanation": """
    Counts how fast the app starts and suggests. The counts stay on this device, contain no names, \
    and are deleted when you turn this off.
    """,
    "your-data.consent.crash-reports": "Keep Crash Reports",
    "your-data.consent.crash-reports.explanation": """
    A crash leaves a file on this device with the version and the kind of crash. It is deleted \
    when you turn this off.
    """,
    "your-data.measured": "MEASURED HERE",
    "your-data.measured.spoken": "Measured here",
    "your-data.measured.launch": "App starts",
    "your-data.measured.suggestion": "Suggestions",
    "your-data.measured.failed-suggestion": "Suggestions that did not arrive",
    "your-data.measured.within": "{count}; 95% within {seconds} s",
    "your-data.measured.slower": "{count}; some took over {seconds} s",
    "your-data.crashes": "CRASHES",
    "your-data.crashes.spoken": "Crashes",
    "your-data.crash": "{signal} in version {version}",
    "your-data.crashes.delete": "Delete Crash Reports",
    "your-data.title": "YOUR DATA",
    "your-data.title.spoken": "Your data",
    "your-data.export": "Export Data",
    "your-data.export.hint": "Saves all your data as one file",
    "your-data.exported": "All of your data was exported to {place}.",
    "your-data.export.unavailable": "This device has no place to export to.",
    "your-data.delete": "Delete My Data",
    "your-data.delete.hint": "Asks before it deletes anything",
    "your-data.device": "THIS DEVICE",
    "your-data.device.spoken": "This device",
    "delete.title": "Delete all of your data?",
    "delete.message":
      "Your preferences, saved meals and history are deleted for good. Your subscription stays.",
    "delete.confirm": "Delete",
    "delete.done": "Everything you told this app was deleted.",

    "settings.units": "Units",
    "settings.appearance": "Appearance",
  ]
}
