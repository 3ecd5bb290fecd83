import DesignSystem
import Preferences
import ScreenParts

/// Appearance: the theme and the contrast (C-K01).
public struct AppearanceScreen: Screen {
  /// The id, `appearance`.
  public let id: ScreenID = "appearance"
  /// Always `default`.
  public var state: StateID = "default"
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

  /// Makes the screen from the current choices.
  public init(
    theme: AppearancePreference = .system, contrast: ContrastPreference = .system,
    toast: Notice? = nil, _ context: PresentationContext
  ) {
    let copy = context.copy
    title = copy("settings.appearance")
    page = SettingsPage(
      "appearance", title: title,
      sections: [Self.themes(theme, copy), Self.contrast(contrast, copy)], toast: toast, context)
  }

  private static func themes(_ chosen: AppearancePreference, _ copy: Copy) -> ListSection {
    ListSection(
      "appearance.theme", header: copy("appearance.theme"),
      spokenHeader: copy("appearance.theme.spoken")
    ) {
      AppearancePreference.allCases.map { theme in
        ListRow(
          ElementID("appearance.theme").child(theme.rawValue),
          copy(CopyKey("appearance.theme.\(theme.rawValue)")),
          accessory: .checkmark(isOn: theme == chosen),
          action: ControlAction(SettingsAction.appearance, choosing: theme))
      }
    }
  }

  private static func contrast(_ chosen: ContrastPreference, _ copy: Copy) -> ListSection {
    ListSection(
      "appearance.contrast", spokenHeader: copy("appearance.contrast"),
      footer: copy("appearance.contrast.footer")
    ) {
      ListRow(
        "appearance.contrast.increased", copy("appearance.contrast"),
        accessory: .toggle(isOn: chosen == .increased),
        action: ControlAction(SettingsAction.contrast))
    }
  }
}
