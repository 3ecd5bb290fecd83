import DesignSystem

extension CopyTable {
  /// The words of Settings and its sub-screens.
  static let settingsEnglish: [CopyKey: CopyEntry] = [
    "settings.title": "Settings",
    "settings.preferences": "PREFERENCES",
    "settings.preferences.spoken": "Preferences",
    "settings.account": "ACCOUNT",
    "settings.account.spoken": "Account",
    "settings.about": "ABOUT",
    "settings.about.spoken": "About",

    "settings.time": "Cooking Time Available",
    "settings.cuisines": "Cuisine Preferences",
    "settings.cuisines.all": "All cuisines",
    "settings.cuisines.selected": "{count} selected",
    "settings.version": "App Version",

    "time.section.footer":
      "From start to table. Longer meals are shown only if nothing else fits, and they say so.",
    "time.workday": "MONDAY TO FRIDAY",
    "time.workday.spoken": "Monday to Friday",
    "time.weekend": "WEEKEND",
    "time.weekend.spoken": "Weekend",
    "time.usual.footer": """
    How long each meal may usually take. Quicker meals come first; longer ones are still possible.
    """,
    "time.workday.less": "{meal} from Monday to Friday: less time",
    "time.workday.more": "{meal} from Monday to Friday: more time",
    "time.weekend.less": "{meal} on the weekend: less time",
    "time.weekend.more": "{meal} on the weekend: more time",
    "cuisines.section.footer":
      "Another cuisine is shown only if nothing else fits, and it says so.",
    "cuisines.resting":
      "Your list of cuisines is kept. Suggestions use it again with Premium.",
  ]
}
