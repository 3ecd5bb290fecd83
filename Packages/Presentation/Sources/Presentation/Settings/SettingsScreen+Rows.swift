import AccountScreens
import DesignSystem
import ScreenParts
import SuggestionWords

extension SettingsScreen {
  /// The groups of the design drawings, with the rows and groups that other features offer.
  ///
  /// Offered rows are at the end of their group; further groups are before ACCOUNT.
  static func sections(_ input: SettingsInput, _ copy: Copy) -> [ListSection] {
    let drawn = [
      ("preferences", preferences(input, copy)), ("account", account(input, copy)),
      ("about", about(input, copy)),
    ].map { name, rows in
      group(
        name, header: copy(CopyKey("settings.\(name)")),
        spoken: copy(CopyKey("settings.\(name).spoken")), rows: rows, input: input)
    }
    return lost(input, copy) + drawn.prefix(1) + offered(input, besides: drawn) + drawn.dropFirst()
  }

  /// The eaters whose limits may be lost, before everything else.
  static func lost(_ input: SettingsInput, _ copy: Copy) -> [ListSection] {
    guard !input.unconfirmedEaters.isEmpty else { return [] }
    let rows = input.unconfirmedEaters.enumerated().map { index, eater in
      ListRow(
        ElementID("settings.lost").child(index), icon: .restrictions,
        eater.map { copy("diets.title.eater", ["name": copy.eater(named: $0)]) }
          ?? copy("settings.diets"),
        accessory: .disclosure, action: SettingsAction.opening(.diets, eater: eater))
    }
    return [
      ListSection(
        "settings.lost", header: copy("limits-lost.section"),
        spokenHeader: copy("limits-lost.section.spoken"), footer: copy("limits-lost.settings")
      ) { rows }
    ]
  }

  private static func group(
    _ name: String, header: String, spoken: String, rows: [ListRow], input: SettingsInput
  ) -> ListSection {
    let further = input.offeredRows.filter { $0.section.lowercased() == spoken.lowercased() }
    return ListSection(
      ElementID("settings.\(name)"), header: header, spokenHeader: spoken
    ) { rows + further.map(\.row) }
  }

  private static func offered(
    _ input: SettingsInput, besides drawn: [ListSection]
  ) -> [ListSection] {
    let known = Set(drawn.map { $0.spokenHeader.lowercased() })
    var titles: [String] = []
    for offer in input.offeredRows
    where !known.contains(offer.section.lowercased()) && !titles.contains(offer.section) {
      titles.append(offer.section)
    }
    return titles.enumerated().map { index, title in
      ListSection(
        ElementID("settings.offered").child(index), header: title.uppercased(),
        spokenHeader: title
      ) { input.offeredRows.filter { $0.section == title }.map(\.row) }
    }
  }

  private static func preferences(_ input: SettingsInput, _ copy: Copy) -> [ListRow] {
    [
      ListRow(
        "settings.diets", icon: .restrictions, copy("settings.diets"),
        value: copy.restrictions(input.restrictionCount),
        accessory: .disclosure, action: SettingsAction.opening(.diets))
    ] + wishes(input, copy)
      + (input.phase.isEntitled ? [TasteRow.row("settings.taste", copy), appearance(copy)] : [])
  }

  /// The rows of what is suggested and planned.
  static func wishes(_ input: SettingsInput, _ copy: Copy) -> [ListRow] {
    [
      ListRow(
        "settings.time", icon: .time, copy("settings.time"),
        value: copy.cookingTime(input.maxMinutes),
        accessory: .disclosure, action: SettingsAction.opening(.cookingTime)),
      ListRow(
        "settings.cuisines", icon: .world, copy("settings.cuisines"),
        value: cuisines(input, copy), accessory: .disclosure,
        hint: input.cuisineDecision.isAllowed ? "" : copy("control.needs-premium"),
        action: SettingsAction.opening(.cuisines)),
    ]
  }

  /// The row of Appearance, which premium shows.
  ///
  /// The drawings show neither this row nor the quiz. Without premium, Appearance is under Privacy
  /// Policy, and the quiz under Dietary Restrictions.
  static func appearance(_ copy: Copy) -> ListRow {
    ListRow(
      "settings.appearance", icon: .appearance, copy("settings.appearance"), accessory: .disclosure,
      action: SettingsAction.opening(.appearance))
  }

  /// The cuisines in use; without premium a stored list has no effect, and all cuisines are
  /// suggested.
  private static func cuisines(_ input: SettingsInput, _ copy: Copy) -> String {
    guard input.cuisineDecision.isAllowed, let first = input.cuisines.first else {
      return copy("settings.cuisines.all")
    }
    return input.cuisines.count == 1
      ? copy.name(of: first) : copy("settings.cuisines.selected", count: input.cuisines.count)
  }

  static func account(_ input: SettingsInput, _ copy: Copy) -> [ListRow] {
    [
      who(input, copy),
      ListRow(
        "settings.premium", icon: .premium, copy("settings.premium"),
        value: copy.text(for: input.phase), accessory: .disclosure,
        action: input.phase == .none
          ? ControlAction(PremiumAction.open, motion: .sheet)
          : SettingsAction.opening(.subscription)),
    ]
  }

  /// The row that leads to signing in, or to the signed-in account.
  private static func who(_ input: SettingsInput, _ copy: Copy) -> ListRow {
    guard let name = input.accountName else {
      return ListRow(
        "settings.signIn", icon: .account, copy("settings.sign-in"),
        action: ControlAction(SettingsAction.signIn))
    }
    return ListRow(
      "settings.signIn", icon: .account, copy("account.title"), value: name,
      accessory: .disclosure, action: SettingsAction.opening(.account))
  }

  static func about(_ input: SettingsInput, _ copy: Copy) -> [ListRow] {
    [
      ListRow(
        "settings.privacy", icon: .privacy, copy("settings.privacy"),
        accessory: .disclosure, action: SettingsAction.opening(.privacy)),
      ListRow(
        "settings.terms", icon: .terms, copy("settings.terms"), accessory: .disclosure,
        action: SettingsAction.opening(.terms)),
      ListRow(
        "settings.version", icon: .information, copy("settings.version"),
        value: input.version),
    ]
  }
}
