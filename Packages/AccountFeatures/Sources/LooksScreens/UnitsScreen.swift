import AccountScreens
import DesignSystem
import MealModels
import ScreenParts

/// Units: the units of the amounts in recipes (N-SET-31).
public struct UnitsScreen: Screen {
  /// The id, `units`.
  public let id: ScreenID = "units"
  /// `us` or `metric`.
  public var state: StateID
  /// The title.
  public var title: String
  /// The bar, the choices and the tabs.
  var page: SettingsPage

  /// No action is primary (C-E07).
  public var primaryAction: ElementID? { nil }

  /// The root of the tree.
  public var element: Element { page.element }

  /// The VoiceOver announcement when the screen appears.
  public var announcement: String? { page.toast?.text }

  /// Makes the screen from the chosen units, or those of the region.
  public init(
    _ chosen: MeasurementSystem, toast: Notice? = nil, _ context: PresentationContext
  ) {
    let copy = context.copy
    state = StateID(chosen.rawValue)
    title = copy("settings.units")
    page = SettingsPage(
      "units", title: title, sections: [Self.recipes(chosen, copy)], toast: toast, context)
  }

  private static func recipes(_ chosen: MeasurementSystem, _ copy: Copy) -> ListSection {
    ListSection(
      "units.recipes", header: copy("units.recipes"), spokenHeader: copy("units.recipes.spoken"),
      footer: copy("units.recipes.footer")
    ) {
      MeasurementSystem.allCases.map { system in
        ListRow(
          ElementID("units.recipes").child(system.rawValue),
          copy(CopyKey("units.\(system.rawValue)")),
          subtitle: copy(CopyKey("units.\(system.rawValue).detail")),
          accessory: .checkmark(isOn: system == chosen),
          action: ControlAction(SettingsAction.units, system))
      }
    }
  }
}
