import DesignSystem
import EaterScreens
import ScreenParts

extension SettingsScreen {
  /// The groups of an app that plans weeks: the people first, the optional assistant last.
  ///
  /// Offered rows stand in the group that they name; rows of other groups follow Planning.
  static func groups(
    of people: [Companion], _ input: SettingsInput, _ copy: Copy
  ) -> [ListSection] {
    let own: [(name: String, rows: [ListRow])] = [
      ("people", members(people, copy)), ("sharing", []), ("store", []),
      ("planning", wishes(input, copy)), ("looks", [units(copy), appearance(copy)]),
      ("account", account(input, copy)), ("about", about(input, copy)), ("assistant", []),
    ]
    let titles = own.map { copy(CopyKey("settings.group.\($0.name)")) }
    var others: [String] = []
    for offer in input.offeredRows where !(titles + others).contains(offer.section) {
      others.append(offer.section)
    }
    var groups = zip(own, titles).map { group, title in (title, group.name, group.rows) }
    groups.insert(contentsOf: others.map { ($0, $0.lowercased(), []) }, at: 4)
    return lost(input, copy)
      + groups.compactMap { title, name, rows in
        let all = rows + input.offeredRows.filter { $0.section == title }.map(\.row)
        guard !all.isEmpty else { return nil }
        return ListSection(
          ElementID("settings.\(name)"), header: title.uppercased(), spokenHeader: title,
          footer: name == "people" ? copy("diets.others.footer") : nil
        ) { all }
      }
  }

  /// A row for each person, with what that person cannot or does not want to eat.
  private static func members(_ people: [Companion], _ copy: Copy) -> [ListRow] {
    people.enumerated().map { index, person in
      ListRow.person(ElementID("settings.person").child(index), person, opening: .diets, copy)
    } + [
      ListRow(
        "settings.household", icon: .servings, copy("settings.people"), accessory: .disclosure,
        action: SettingsAction.opening(.household))
    ]
  }

  private static func units(_ copy: Copy) -> ListRow {
    ListRow(
      "settings.units", icon: .units, copy("settings.units"), accessory: .disclosure,
      action: SettingsAction.opening(.units))
  }
}
