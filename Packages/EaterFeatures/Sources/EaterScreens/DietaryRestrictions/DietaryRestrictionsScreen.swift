import DesignSystem
import MealModels
import ScreenParts

/// Diets, allergies and unwanted foods (G-04).
public struct DietaryRestrictionsScreen: Screen {
  /// The id, `dietary-restrictions`.
  public let id: ScreenID = "dietary-restrictions"
  /// Always `default`.
  public var state: StateID = "default"
  /// The title.
  public var title: String
  /// The bar, the groups and the tabs.
  var page: SettingsPage

  /// No action is primary (C-E07).
  public var primaryAction: ElementID? { nil }

  /// The root of the tree.
  public var element: Element { page.element }

  /// The VoiceOver announcement when the screen appears.
  public var announcement: String?

  /// Makes the screen from its input.
  public init(
    _ input: DietaryRestrictionsInput, _ context: PresentationContext
  ) {
    let copy = context.copy
    title =
      input.eater.map { copy("diets.title.eater", ["name": copy.eater(named: $0)]) }
      ?? copy("settings.diets")
    page = SettingsPage(
      "dietary-restrictions", title: title,
      sections: [
        Self.lost(input, copy), Self.diets(input, copy), Self.allergies(input, copy),
        Self.nuts(input, copy), Self.foods(input, copy), Self.traces(input, copy),
        Self.advanced(input, copy),
        Self.others(input, copy), Self.taste(input, copy),
      ].compactMap(\.self), toast: input.toast, context)
    let lost = input.mayBeIncomplete ? copy("limits-lost.diets") : nil
    let refused = input.refusedAllergyFood ?? input.refusedDislike
    announcement = refused?.words ?? page.toast?.text ?? lost
  }
}
