import AccountScreens
import DesignSystem
import MealModels
import ScreenParts

extension DietaryRestrictionsScreen {
  private static func section(
    _ name: String, _ key: String, footer: CopyKey? = nil, _ copy: Copy, rows: [any Component]
  ) -> ListSection {
    ListSection(
      ElementID("dietary-restrictions.\(name)"), header: copy(CopyKey(key)),
      spokenHeader: copy(CopyKey("\(key).spoken")), footer: footer.map { copy($0) }
    ) { rows }
  }

  /// A row that is on or off.
  private static func choice<Value>(
    _ group: String, id: String, title: String, subtitle: String? = nil, isOn: Bool,
    action: ActionForm<OfEater<Value>, Bool>, value: Value, input: DietaryRestrictionsInput
  ) -> ListRow {
    ListRow(
      ElementID("dietary-restrictions.\(group)").child(id), title, subtitle: subtitle,
      accessory: .checkbox(isOn: isOn),
      action: ControlAction(action, OfEater(value, of: input.eater)))
  }

  /// A field for the name of a food, which shows a refused text until it is corrected.
  private static func entry(
    _ name: String, action: ActionForm<String?, String>,
    refused: DietaryRestrictionsInput.RefusedFood?, input: DietaryRestrictionsInput, copy: Copy
  ) -> FieldRow {
    FieldRow(
      ElementID("dietary-restrictions.\(name).add"), label: copy(CopyKey("diets.\(name).label")),
      text: refused?.typed ?? "", placeholder: copy(CopyKey("diets.\(name).placeholder")),
      action: ControlAction(action, input.eater),
      error: refused?.words)
  }

  /// The link to the quiz, for the owner of the device.
  static func taste(_ input: DietaryRestrictionsInput, _ copy: Copy) -> ListSection? {
    guard input.eater == nil, input.hasTasteQuiz else { return nil }
    return ListSection(
      "dietary-restrictions.taste", spokenHeader: copy("taste.title"), footer: copy("taste.footer")
    ) { TasteRow.row("dietary-restrictions.taste.row", copy) }
  }

  static func diets(_ input: DietaryRestrictionsInput, _ copy: Copy) -> ListSection {
    let rows = Diet.allCases.map { diet in
      choice(
        "diet", id: diet.rawValue, title: copy.name(of: diet),
        isOn: diet == .everything ? input.diets.isEmpty : input.diets.contains(diet),
        action: SettingsAction.diet, value: diet, input: input)
    }
    return section("diets", "diets.section", footer: "diets.section.footer", copy, rows: rows)
  }

  static func allergies(_ input: DietaryRestrictionsInput, _ copy: Copy) -> ListSection {
    let rows = Allergen.allCases.filter { !$0.isTreeNutKind }
      .map { allergen($0, input, copy) }
    return section(
      "allergies", "diets.allergies", footer: hasSwitch(input) ? nil : "diets.allergies.footer",
      copy, rows: rows)
  }

  static func nuts(_ input: DietaryRestrictionsInput, _ copy: Copy) -> ListSection {
    let rows = Allergen.allCases.filter(\.isTreeNutKind).map { kind in
      input.allergens.contains(.treeNut)
        ? included(kind, copy) : allergen(kind, input, copy)
    }
    return section("nuts", "diets.nuts", copy, rows: rows)
  }

  /// The row of a kind that the allergy to all tree nuts includes.
  private static func included(_ kind: Allergen, _ copy: Copy) -> ListRow {
    ListRow(
      ElementID("dietary-restrictions.allergy").child(kind.rawValue), copy.name(of: kind),
      value: copy("diets.nuts.included"), accessory: .checkmark(isOn: true))
  }

  private static func allergen(
    _ allergen: Allergen, _ input: DietaryRestrictionsInput, _ copy: Copy
  ) -> ListRow {
    choice(
      "allergy", id: allergen.rawValue, title: copy.name(of: allergen),
      isOn: input.allergens.contains(allergen), action: SettingsAction.allergy, value: allergen,
      input: input)
  }

  /// The allergies to other foods, entered by name.
  static func foods(_ input: DietaryRestrictionsInput, _ copy: Copy) -> ListSection {
    let rows = input.allergyFoods.map { food in
      let listed = AllergyFood(food.id, isNarrowed: food.isNarrowed)
      return choice(
        "allergyFood", id: listed.text,
        title: food.isNarrowed ? copy("allergy.only", ["food": food.name]) : food.name,
        subtitle: food.reach, isOn: true, action: SettingsAction.allergyFood, value: listed,
        input: input)
    }
    let entry = entry(
      "foods", action: SettingsAction.addAllergyFood, refused: input.refusedAllergyFood,
      input: input, copy: copy)
    return section("foods", "diets.foods", copy, rows: rows + [entry])
  }

  /// Whether there is a switch for traces; only traces of allergens are known, not those of other
  /// foods.
  private static func hasSwitch(_ input: DietaryRestrictionsInput) -> Bool {
    !input.allergens.isEmpty
  }

  /// The switch for meals with traces, which asks before it is turned on.
  static func traces(_ input: DietaryRestrictionsInput, _ copy: Copy) -> ListSection? {
    guard hasSwitch(input) else { return nil }
    let isOn = input.acceptsTraces
    return ListSection(
      "dietary-restrictions.traces", spokenHeader: copy("diets.traces"),
      footer: tracesFooter(input, copy)
    ) {
      ListRow(
        "dietary-restrictions.traces.accept", copy("diets.traces"),
        subtitle: copy(tracesState(input)), accessory: .toggle(isOn: isOn),
        hint: isOn ? "" : copy("diets.traces.hint"),
        action: ControlAction(SettingsAction.traces, input.eater))
    }
  }

  /// The present setting of traces in words, so that the meaning of the switch is clear.
  private static func tracesState(_ input: DietaryRestrictionsInput) -> CopyKey {
    if input.acceptsTraces { return "diets.traces.on" }
    let isPartly = !input.acceptedTraces.intersection(input.allergens).isEmpty
    return isPartly ? "diets.traces.some" : "diets.traces.off"
  }

  /// The effect on meals with traces: for all allergens, or for the listed ones.
  private static func tracesFooter(_ input: DietaryRestrictionsInput, _ copy: Copy) -> String {
    let accepted = input.acceptedTraces.intersection(input.allergens)
    guard !accepted.isEmpty, !input.acceptsTraces else {
      return copy.aboutTraces(
        input.acceptsTraces ? "diets.traces.accepted" : "diets.traces.avoided", of: input.eater)
    }
    func names(_ allergens: AllergenSet) -> String {
      copy.list(allergens.allergens.map(copy.inlineName(of:)))
    }
    return copy(
      "diets.traces.partly",
      ["accepted": names(accepted), "avoided": names(input.allergens.subtracting(accepted))])
  }

  /// The other people at the table with the number of their limits; on the owner's page only.
  static func others(_ input: DietaryRestrictionsInput, _ copy: Copy) -> ListSection? {
    guard input.eater == nil else { return nil }
    let rows = input.others.enumerated().map { index, eater in
      ListRow.person(
        ElementID("dietary-restrictions.other").child(index), eater, opening: .diets, copy)
    }
    let household = ListRow(
      "dietary-restrictions.household", icon: .servings, copy("settings.household"),
      value: copy("household.count", count: input.others.count + 1), accessory: .disclosure,
      action: SettingsAction.opening(.household))
    return section(
      "others", "diets.others", footer: "diets.others.footer", copy, rows: rows + [household])
  }

  /// The wishes: foods to leave out, and limits on nutrition.
  ///
  /// In an app that sells the former, without premium the first row leads to the premium page, and
  /// entries can only be removed.
  static func advanced(_ input: DietaryRestrictionsInput, _ copy: Copy) -> ListSection {
    let isAllowed = input.dislikeDecision.isAllowed
    let count = input.dislikes.count
    let head = ListRow(
      "dietary-restrictions.dislikes", icon: .restrictions, copy("diets.dislikes"),
      value: count == 0 ? copy("diets.dislikes.none") : copy("diets.dislikes.count", count: count),
      accessory: isAllowed ? .none : .disclosure,
      hint: isAllowed ? "" : copy("control.needs-premium"),
      action: isAllowed ? nil : ControlAction(PremiumAction.open, motion: .sheet))
    let rows = input.dislikes.map { food in
      choice(
        "dislike", id: food.id.rawValue, title: food.name, isOn: true,
        action: SettingsAction.dislike, value: food.id, input: input)
    }
    let entry = entry(
      "dislikes", action: SettingsAction.addDislike, refused: input.refusedDislike, input: input,
      copy: copy)
    return section(
      "advanced", "diets.advanced", copy,
      rows: [head] + rows + (isAllowed ? [entry] : [])
        + [nutrition(input, copy)].compactMap(\.self))
  }

  /// The link to the limits on nutrition, which apply to the whole table.
  private static func nutrition(_ input: DietaryRestrictionsInput, _ copy: Copy) -> ListRow? {
    guard input.eater == nil, input.hasNutritionLimits else { return nil }
    let isAllowed = input.nutritionDecision.isAllowed
    return ListRow(
      "dietary-restrictions.nutrition", icon: .filter, copy("nutrition-limits.title"),
      value: copy.restrictions(isAllowed ? input.nutritionLimitCount : 0),
      accessory: .disclosure, hint: isAllowed ? "" : copy("control.needs-premium"),
      action: SettingsAction.opening(.nutritionLimits))
  }
}
