import DesignSystem
import MealModels

/// Diets, allergies and foods to leave out (G-04).
public struct DietaryRestrictionsScreen: Screen {
  /// The id, `dietary-restrictions`.
  public let id: ScreenID = "dietary-restrictions"
  /// Always `default`.
  public var state: StateID = "default"
  /// The name people know it by.
  public var title: String
  /// The bar, the groups and the tabs.
  public var page: SettingsPage

  /// Nothing is emphasised (C-E07).
  public var primaryAction: ElementID? { nil }

  /// The root of the tree.
  public var element: Element { page.element }

  /// What VoiceOver says when the screen appears.
  public var announcement: String? { page.toast?.text }

  /// Makes the screen from its input.
  public init(
    _ input: DietaryRestrictionsInput, _ context: PresentationContext = PresentationContext()
  ) {
    let copy = context.copy
    title = copy("settings.diets")
    page = SettingsPage(
      "dietary-restrictions", title: title,
      sections: [
        Self.diets(input, copy), Self.allergies(input, copy), Self.nuts(input, copy),
        Self.foods(input, copy), Self.others(input, copy), Self.advanced(input, copy),
      ].compactMap(\.self), toast: input.toast, context)
  }
}

extension DietaryRestrictionsScreen {
  private static func section(
    _ name: String, _ key: String, footer: CopyKey? = nil, _ copy: Copy, rows: [ListRow]
  ) -> ListSection {
    ListSection(
      ElementID("dietary-restrictions.\(name)"), header: copy(CopyKey(key)),
      spokenHeader: copy(CopyKey("\(key).spoken")), footer: footer.map { copy($0) }
    ) { rows }
  }

  /// A row that is on or off.
  private static func choice(
    _ group: String, _ id: String, _ title: String, isOn: Bool, _ action: ActionID
  ) -> ListRow {
    ListRow(
      ElementID("dietary-restrictions.\(group)").child(id), title,
      accessory: .checkbox(isOn: isOn),
      action: ControlAction(action, [ActionParameter("id", id)], slot: .toggle))
  }

  private static func diets(_ input: DietaryRestrictionsInput, _ copy: Copy) -> ListSection {
    let rows = Diet.allCases.map { diet in
      choice(
        "diet", diet.rawValue, copy.name(of: diet),
        isOn: diet == .everything ? input.diets.isEmpty : input.diets.contains(diet),
        SettingsAction.diet)
    }
    return section("diets", "diets.section", footer: "diets.section.footer", copy, rows: rows)
  }

  private static func allergies(_ input: DietaryRestrictionsInput, _ copy: Copy) -> ListSection {
    let rows = Allergen.allCases.filter { !$0.isTreeNutKind }
      .map { allergen($0, input, copy) }
    return section(
      "allergies", "diets.allergies", footer: "diets.allergies.footer", copy, rows: rows)
  }

  private static func nuts(_ input: DietaryRestrictionsInput, _ copy: Copy) -> ListSection {
    let rows = Allergen.allCases.filter(\.isTreeNutKind).map { allergen($0, input, copy) }
    return section("nuts", "diets.nuts", copy, rows: rows)
  }

  private static func allergen(
    _ allergen: Allergen, _ input: DietaryRestrictionsInput, _ copy: Copy
  ) -> ListRow {
    choice(
      "allergy", allergen.rawValue, copy.name(of: allergen),
      isOn: input.allergens.contains(allergen), SettingsAction.allergy)
  }

  private static func foods(_ input: DietaryRestrictionsInput, _ copy: Copy) -> ListSection? {
    guard !input.allergyFoods.isEmpty else { return nil }
    let rows = input.allergyFoods.map { food in
      choice(
        "allergyFood", food.id.rawValue, food.name, isOn: true, SettingsAction.allergyFood)
    }
    return section("foods", "diets.foods", copy, rows: rows)
  }

  /// Who else is at the table, and how many limits each brings.
  private static func others(_ input: DietaryRestrictionsInput, _ copy: Copy) -> ListSection? {
    guard !input.others.isEmpty else { return nil }
    let rows = input.others.enumerated().map { index, eater in
      ListRow(
        ElementID("dietary-restrictions.other").child(index), icon: .account, eater.name,
        value: eater.restrictionCount == 0
          ? copy("settings.diets.none")
          : copy("settings.diets.selected", count: eater.restrictionCount))
    }
    return section("others", "diets.others", footer: "diets.others.footer", copy, rows: rows)
  }

  /// The premium group: without premium its head leads there, and what is in it can be removed.
  private static func advanced(_ input: DietaryRestrictionsInput, _ copy: Copy) -> ListSection {
    let isAllowed = input.dislikeDecision.isAllowed
    let count = input.dislikes.count
    let head = ListRow(
      "dietary-restrictions.dislikes", icon: .restrictions, copy("diets.dislikes"),
      value: count == 0
        ? copy("diets.dislikes.none") : copy("settings.diets.selected", count: count),
      accessory: isAllowed ? .none : .disclosure,
      hint: isAllowed ? "" : copy("control.needs-premium"),
      action: isAllowed ? nil : ControlAction(PremiumAction.open))
    let rows = input.dislikes.map { food in
      choice("dislike", food.id.rawValue, food.name, isOn: true, SettingsAction.dislike)
    }
    return section("advanced", "diets.advanced", copy, rows: [head] + rows)
  }
}
