import DesignSystem
import ScreenParts

/// Settings: what the eater told us, the account, and about the app.
public struct SettingsScreen: Screen {
  /// The id, `settings`.
  public let id: ScreenID = "settings"
  /// `default`, or `active` while premium is.
  public var state: StateID
  /// The name people know it by.
  public var title: String
  /// The bar with its large title.
  public var bar: NavigationBar
  /// The groups in order.
  public var sections: [ListSection]
  /// A short message.
  public var toast: Toast?
  /// The tabs.
  public var tabBar: TabBar?

  /// Settings emphasises nothing (C-E07).
  public var primaryAction: ElementID? { nil }

  /// What VoiceOver says when the screen appears.
  public var announcement: String? { toast?.text }

  /// Makes Settings from its input.
  public init(_ input: SettingsInput, _ context: PresentationContext) {
    let copy = context.copy
    state = input.phase.isEntitled ? "active" : "default"
    title = copy("settings.title")
    bar = NavigationBar("settings.bar", title: title, isLargeTitle: true)
    sections = Self.sections(input, copy)
    toast = input.toast.map { $0.toast("settings.toast") }
    tabBar = context.tabBar
  }

  /// The root of the tree.
  public var element: Element {
    ScreenRoot("settings", background: .systemGroupedBackground) {
      bar
      PageContent("settings.content", spacing: .groupSpacing) { sections }
      tabBar
      toast
    }.element
  }
}
