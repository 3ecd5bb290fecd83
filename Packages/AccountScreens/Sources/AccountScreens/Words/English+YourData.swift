import DesignSystem

extension CopyTable {
  /// The words of one's own data, of Units and Appearance, and the names of the pages.
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
      "What needs your permission asks first, is off until you turn it on, and is listed here.",
    "your-data.kept": "WHAT IS KEPT",
    "your-data.kept.spoken": "What is kept",
    "your-data.kept.remains": "Stays when you delete your data",
    "your-data.kept.account": "The name of who is signed in",
    "your-data.kept.consents": "What you allowed",
    "your-data.kept.entitlement": "Your subscription as this app knows it",
    "your-data.kept.favorites": "The meals and foods you saved",
    "your-data.kept.history": "The meals you were shown, and what you did with them",
    "your-data.kept.nudge": "Whether you were told about premium",
    "your-data.kept.preferences": "Your diets, allergies and other settings",
    "your-data.kept.store-receipt": "The store's own receipt",
    "your-data.kept.stove": "The steps and timers of what you cook",
    "your-data.kept.measurements": "How fast the app was, as counts",
    "your-data.kept.crash-reports": "That the app crashed: its version and how",
    "your-data.use.account": "Greets you. Kept until you delete the account.",
    "your-data.use.consents": "So that nothing happens that you did not allow.",
    "your-data.use.entitlement": "Opens what you paid for.",
    "your-data.use.favorites": "Shown in Favorites. Kept until you remove them.",
    "your-data.use.history":
      "Your taste is learned from it, and no meal comes too often. Kept until you delete your data.",
    "your-data.use.nudge": "So that you are told once, not again and again.",
    "your-data.use.preferences": "Decide what is suggested and how it looks.",
    "your-data.use.store-receipt": "Proves what you bought.",
    "your-data.use.stove": "So that you can go on where you were. Goes when the meal is cooked.",
    "your-data.use.measurements": "Shows you what is slow. Goes when you no longer allow it.",
    "your-data.use.crash-reports": "Shows you what went wrong. Goes when you no longer allow it.",
    "your-data.consent.measurements": "Measure Speed",
    "your-data.consent.measurements.explanation": """
    Counts how fast the app starts and suggests. It stays on this device, names nobody, and is \
    deleted when you turn this off.
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
    "your-data.measured.failed-suggestion": "Suggestions that did not come",
    "your-data.measured.within": "{count}; 19 of 20 within {seconds} s",
    "your-data.measured.slower": "{count}; some took over {seconds} s",
    "your-data.crashes": "CRASHES",
    "your-data.crashes.spoken": "Crashes",
    "your-data.crash": "{signal} in version {version}",
    "your-data.crashes.delete": "Delete Crash Reports",
    "your-data.title": "YOUR DATA",
    "your-data.title.spoken": "Your data",
    "your-data.export": "Export Data",
    "your-data.export.hint": "All of it as one file",
    "your-data.exported": "All of your data was exported to {place}.",
    "your-data.export.unavailable": "There is nowhere to export to here.",
    "your-data.delete": "Delete My Data",
    "your-data.delete.hint": "Asks before it deletes anything",
    "your-data.device": "THIS DEVICE",
    "your-data.device.spoken": "This device",
    "delete.title": "Delete all of your data?",
    "delete.message":
      "Your preferences, saved meals and history go, for good. Your subscription stays.",
    "delete.confirm": "Delete",
    "delete.done": "Everything that you told this app was deleted.",

    "settings.units": "Units",
    "settings.appearance": "Appearance",
  ]
}
