import DesignSystem

extension CopyTable {
  /// The groups of Settings in an app that plans weeks.
  static let settingsGroupsEnglish: [CopyKey: CopyEntry] = [
    "settings.group.people": "People at the Table",
    "settings.group.sharing": "Sharing",
    "settings.group.store": "Store",
    "settings.group.planning": "Planning",
    "settings.group.looks": "Units and Appearance",
    "settings.group.account": "Account",
    "settings.group.about": "About",
    "settings.group.assistant": "Optional",
    "settings.people": "Add or Remove People",
    "settings.planning": "Budget and Products",
    "settings.store.choose": "Choose a Store",
    "settings.sharing": "Devices That Share",
    "settings.sharing.note": "Phones and tablets that show the same plan",
    "settings.assistant": "Assistant",
    "settings.assistant.note": "Suggests amounts and substitutes if you allow it",
  ]
}
