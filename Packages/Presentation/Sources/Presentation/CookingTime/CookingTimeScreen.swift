import DesignSystem
import Preferences
import ScreenParts

/// The time there is for cooking: one of six limits, or none (G-04).
public struct CookingTimeScreen: Screen {
  /// The id, `cooking-time`.
  public let id: ScreenID = "cooking-time"
  /// Always `default`.
  public var state: StateID = "default"
  /// The name people know it by.
  public var title: String
  /// The bar, the choices and the tabs.
  public var page: SettingsPage

  /// Nothing is emphasised (C-E07).
  public var primaryAction: ElementID? { nil }

  /// The root of the tree.
  public var element: Element { page.element }

  /// What VoiceOver says when the screen appears.
  public var announcement: String? { page.toast?.text }

  /// Makes the screen; `minutes` is what is chosen now, nil for no limit.
  public init(
    minutes: Int?, toast: Notice? = nil,
    _ context: PresentationContext
  ) {
    let copy = context.copy
    title = copy("settings.time")
    let rows = CookingTime.allCases.map { choice in
      Self.row(choice, copy.cookingTime(choice.minutes), isOn: choice.minutes == minutes)
    }
    page = SettingsPage(
      "cooking-time", title: title,
      sections: [
        ListSection(
          "cooking-time.choices", spokenHeader: title, footer: copy("time.section.footer")
        ) { rows }
      ], toast: toast, context)
  }

  private static func row(_ time: CookingTime, _ title: String, isOn: Bool) -> ListRow {
    ListRow(
      ElementID("cooking-time.choice").child(time.rawValue), title,
      accessory: .checkmark(isOn: isOn),
      action: ControlAction(SettingsAction.cookingTime, choosing: time))
  }
}
