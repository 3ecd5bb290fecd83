import DesignSystem
import Preferences
import ScreenParts

/// One person at the table: the name, the limits, and a button that removes the person.
public struct EaterScreen: Screen {
  /// The id, `eater`.
  public let id: ScreenID = "eater"
  /// `default`, or `only` for an eater who is alone at the table.
  public var state: StateID
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

  /// Makes the screen of an eater; the only eater cannot be removed from the table.
  public init(
    _ eater: Companion, isOnly: Bool = false, refusedName: String? = nil,
    toast: Notice? = nil, _ context: PresentationContext
  ) {
    let copy = context.copy
    state = isOnly ? "only" : "default"
    title = copy.eater(named: eater.name)
    let error = refusedName.map { _ in copy("household.name.refused") }
    let written = eater.name == Eater.you.name ? "" : eater.name
    page = SettingsPage(
      "eater", title: title,
      sections: [
        HouseholdScreen.entry(
          "eater.name", header: "household.name", copy, text: refusedName ?? written,
          error: error,
          action: ControlAction(HouseholdAction.rename, eater.name)),
        Self.limits(eater, copy),
        isOnly ? nil : Self.leaving(eater, copy),
      ].compactMap(\.self), toast: toast, context)
    announcement = error ?? page.toast?.text
  }

  private static func limits(_ eater: Companion, _ copy: Copy) -> ListSection {
    let summary = copy.summary(of: eater)
    return ListSection("eater.limits", spokenHeader: copy("settings.diets")) {
      ListRow(
        "eater.diets", icon: .restrictions, copy("settings.diets"),
        subtitle: summary.isEmpty ? nil : summary,
        value: summary.isEmpty ? copy.restrictions(eater.restrictionCount) : "",
        accessory: .disclosure,
        action: SettingsAction.opening(.diets, eater: eater.name))
    }
  }

  private static func leaving(_ eater: Companion, _ copy: Copy) -> ListSection {
    ListSection(
      "eater.leaving", spokenHeader: copy("household.remove"),
      footer: copy("household.remove.footer"), surface: .groupedCard
    ) {
      ListRow(
        "eater.remove", copy("household.remove"),
        action: ControlAction(HouseholdAction.remove, eater.name),
        isDestructive: true)
    }
  }
}
