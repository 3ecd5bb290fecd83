import DesignSystem
import MealModels
import PremiumGate
import ScreenParts
import SuggestionWords

/// How much one serving should have at most or at least, a premium wish (C-P02).
///
/// No amount is suggested or filled in, and no nutrient is called good or bad.
public struct NutritionLimitsScreen: Screen {
  /// The id, `nutrition-limits`.
  public let id: ScreenID = "nutrition-limits"
  /// `default`, or `read-only` without premium.
  public var state: StateID
  /// The name people know it by.
  public var title: String
  /// The bar, the fields and the tabs.
  public var page: SettingsPage

  /// Nothing is emphasised (C-E07).
  public var primaryAction: ElementID? { nil }

  /// The root of the tree.
  public var element: Element { page.element }

  /// What VoiceOver says when the screen appears.
  public var announcement: String?

  /// Makes the screen from its input.
  public init(_ input: NutritionLimitsInput, _ context: PresentationContext) {
    let copy = context.copy
    let isAllowed = input.decision.isAllowed
    state = isAllowed ? "default" : "read-only"
    title = copy("nutrition-limits.title")
    page = SettingsPage(
      "nutrition-limits", title: title, notice: isAllowed ? nil : Self.notice(copy),
      sections: isAllowed
        ? [Self.fields(.atMost, input, copy), Self.fields(.atLeast, input, copy)]
        : [Self.kept(input, copy)],
      toast: input.toast, context)
    let refused = BoundedNutrient.allCases.lazy.compactMap { input.refused[$0] }.first
    announcement = refused?.words ?? page.toast?.text
  }

  private static func fields(
    _ side: Quota.Bound, _ input: NutritionLimitsInput, _ copy: Copy
  ) -> ListSection {
    let key = "nutrition-limits.\(side.rawValue)"
    return ListSection(
      ElementID(key), header: copy(CopyKey(key)), spokenHeader: copy(CopyKey("\(key).spoken")),
      footer: side == .atLeast ? copy("nutrition-limits.footer") : nil
    ) {
      BoundedNutrient.allCases.filter { $0.side == side }.map { field($0, input, copy) }
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

  /// What is stored while it rests, which can be removed.
  private static func kept(_ input: NutritionLimitsInput, _ copy: Copy) -> ListSection {
    let rows = input.bounds.nutrients.map { nutrient in
      ListRow(
        ElementID("nutrition-limits.kept").child(nutrient.rawValue),
        copy.name(of: nutrient.nutrient),
        subtitle: copy.phrases(of: input.bounds.filter { $0 == nutrient }).first,
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
