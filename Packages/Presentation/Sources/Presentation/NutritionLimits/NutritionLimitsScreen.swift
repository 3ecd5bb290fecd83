import DesignSystem
import MealModels
import PremiumGate
import ScreenParts
import SuggestionWords

/// Sets the highest or lowest amounts of nutrients in a serving; a premium feature (C-P02).
///
/// No amount is suggested or filled in, and no nutrient is called good or bad.
public struct NutritionLimitsScreen: Screen {
  /// The id, `nutrition-limits`.
  public let id: ScreenID = "nutrition-limits"
  /// `default`, or `read-only` without premium.
  public var state: StateID
  /// The title.
  public var title: String
  /// The bar, the fields and the tabs.
  var page: SettingsPage

  /// No button is emphasised (C-E07).
  public var primaryAction: ElementID? { nil }

  /// The root of the tree.
  public var element: Element { page.element }

  /// The VoiceOver announcement when the screen appears.
  public var announcement: String?

  /// Makes the screen from its input.
  public init(_ input: NutritionLimitsInput, _ context: PresentationContext) {
    let copy = context.copy
    let isAllowed = input.decision.isAllowed
    state = isAllowed ? "default" : "read-only"
    title = copy("nutrition-limits.title")
    page = SettingsPage(
      "nutrition-limits", title: title, notice: isAllowed ? nil : Self.notice(copy),
      sections: isAllowed ? Self.changeable(input, copy) : [Self.kept(input.bounds, copy)],
      toast: input.toast, context)
    let refused = BoundedNutrient.allCases.lazy.compactMap { input.refused[$0] }.first
    announcement = refused?.words ?? page.toast?.text
  }

  /// Fields for the nutrients that the eater sees, and the bounds of hidden nutrients without
  /// amounts.
  private static func changeable(_ input: NutritionLimitsInput, _ copy: Copy) -> [ListSection] {
    let shown = BoundedNutrient.allCases.filter { copy.shows($0.nutrient) }
    let hidden = input.bounds.filter { !shown.contains($0) }
    return [Quota.Bound.atMost, .atLeast].compactMap { side in
      let nutrients = shown.filter { $0.side == side }
      return nutrients.isEmpty ? nil : fields(side, of: nutrients, input, copy)
    } + (shown.isEmpty || !hidden.isEmpty ? [kept(hidden, copy)] : [])
  }

  private static func fields(
    _ side: Quota.Bound, of nutrients: [BoundedNutrient], _ input: NutritionLimitsInput,
    _ copy: Copy
  ) -> ListSection {
    let key = "nutrition-limits.\(side.rawValue)"
    return ListSection(
      ElementID(key), header: copy(CopyKey(key)), spokenHeader: copy(CopyKey("\(key).spoken")),
      footer: side == .atLeast ? copy("nutrition-limits.footer") : nil
    ) {
      nutrients.map { field($0, input, copy) }
    }
  }

  private static func field(
    _ nutrient: BoundedNutrient, _ input: NutritionLimitsInput, _ copy: Copy
  ) -> FieldRow {
    let refused = input.refused[nutrient]
    let label = copy(
      "nutrition-limits.field",
      ["nutrient": copy.name(of: nutrient.nutrient), "unit": copy.unit(of: nutrient)])
    return FieldRow(
      ElementID("nutrition-limits.field").child(nutrient.rawValue), label: label,
      text: refused?.typed ?? input.bounds[nutrient].map(String.init) ?? "",
      placeholder: copy("nutrition-limits.empty"), showsLabel: true,
      action: ControlAction(SettingsAction.nutritionLimit, nutrient), error: refused?.words)
  }

  /// Bounds that can only be removed, without premium or while the eater hides their amounts.
  private static func kept(_ bounds: NutritionBounds, _ copy: Copy) -> ListSection {
    let rows = bounds.nutrients.map { nutrient in
      ListRow(
        ElementID("nutrition-limits.kept").child(nutrient.rawValue),
        copy.name(of: nutrient.nutrient),
        subtitle: copy.phrases(of: bounds.filter { $0 == nutrient }).first,
        accessory: .checkbox(isOn: true),
        action: ControlAction(SettingsAction.keptNutritionLimit, nutrient))
    }
    let none = ListRow("nutrition-limits.none", copy.restrictions(0))
    return ListSection("nutrition-limits.kept-list", spokenHeader: copy("nutrition-limits.title")) {
      rows.isEmpty ? [none] : rows
    }
  }

  private static func notice(_ copy: Copy) -> Banner {
    Banner(
      "nutrition-limits.notice", icon: .premium, copy("nutrition-limits.resting"),
      isOnGroupedPage: true
    ) {
      ActionButton(
        "nutrition-limits.upgrade", .text, copy("favorites.premium.action"),
        action: ControlAction(PremiumAction.open, motion: .sheet))
    }
  }
}
