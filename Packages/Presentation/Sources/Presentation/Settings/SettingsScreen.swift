import DesignSystem
import ScreenParts

/// Settings: the eaters' preferences, the account, and about the app.
public struct SettingsScreen: Screen {
  /// The id, `settings`.
  public let id: ScreenID = "settings"
  /// `default`, or `active` while premium is active.
  public var state: StateID
  /// The title.
  public var title: String
  /// The bar with its large title.
  var bar: NavigationBar
  /// The groups in order.
  var sections: [ListSection]
  /// A short message.
  var toast: Toast?
  /// The tabs.
  var tabBar: TabBar?

  /// Settings emphasises nothing (C-E07).
  public var primaryAction: ElementID? { nil }

  /// It stays beside a page that it opens.
  public var staysBeside: Bool { true }

  /// The VoiceOver announcement when the screen appears.
  public var announcement: String? { toast?.text }

  /// Makes Settings from its input.
  public init(_ input: SettingsInput, _ context: PresentationContext) {
    let copy = context.copy
    state = input.phase.isEntitled ? "active" : "default"
    title = copy("settings.title")
    bar = NavigationBar("settings.bar", title: title, isLargeTitle: input.people == nil)
    sections = input.people.map { Self.groups(of: $0, input, copy) } ?? Self.sections(input, copy)
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
