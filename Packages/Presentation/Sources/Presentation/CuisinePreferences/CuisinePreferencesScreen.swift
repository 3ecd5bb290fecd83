import DesignSystem
import MealModels
import PremiumGate
import ScreenParts

/// The cuisines to suggest from: all, or any of a list (G-04).
public struct CuisinePreferencesScreen: Screen {
  /// The id for all cuisines.
  static let all = "all"

  /// The id, `cuisine-preferences`.
  public let id: ScreenID = "cuisine-preferences"
  /// `default`, or `read-only` without premium.
  public var state: StateID
  /// The title.
  public var title: String
  /// The bar, the list and the tabs.
  var page: SettingsPage

  /// No button is emphasised (C-E07).
  public var primaryAction: ElementID? { nil }

  /// The root of the tree.
  public var element: Element { page.element }

  /// The VoiceOver announcement when the screen appears.
  public var announcement: String? { page.toast?.text }

  /// Makes the screen from its input.
  public init(
    _ input: CuisinePreferencesInput, _ context: PresentationContext
  ) {
    let copy = context.copy
    state = input.decision.isAllowed ? "default" : "read-only"
    title = copy("settings.cuisines")
    page = SettingsPage(
      "cuisine-preferences", title: title,
      notice: input.decision.isAllowed ? nil : Self.notice(copy),
      sections: [
        ListSection(
          "cuisine-preferences.list", spokenHeader: title,
          footer: copy("cuisines.section.footer")
        ) { Self.rows(input, copy) }
      ], toast: input.toast, context)
  }

  private static func rows(_ input: CuisinePreferencesInput, _ copy: Copy) -> [ListRow] {
    let every = row(
      nil, copy("settings.cuisines.all"), isOn: input.selected.isEmpty, input.decision)
    let each = input.available.map { cuisine in
      row(
        cuisine, copy.name(of: cuisine), isOn: input.selected.contains(cuisine),
        input.decision)
    }
    return [every] + each
  }

  /// A row for a cuisine, or for all cuisines if it is nil.
  ///
  /// Without premium, the only possible change is to turn off a row that is on.
  private static func row(
    _ cuisine: Cuisine?, _ title: String, isOn: Bool, _ decision: Decision
  ) -> ListRow {
    let isUsable = decision.isAllowed || (isOn && cuisine != nil)
    return ListRow(
      ElementID("cuisine-preferences.cuisine").child(cuisine?.rawValue ?? all), title,
      accessory: .checkbox(isOn: isOn),
      action: isUsable ? ControlAction(SettingsAction.cuisine, cuisine) : nil, isEnabled: isUsable)
  }

  private static func notice(_ copy: Copy) -> Banner {
    Banner(
      "cuisine-preferences.notice", icon: .premium, copy("cuisines.resting"),
      isOnGroupedPage: true
    ) {
      ActionButton(
        "cuisine-preferences.upgrade", .text, copy("favorites.premium.action"),
        action: ControlAction(PremiumAction.open, motion: .sheet))
    }
  }
}
