import DesignSystem

/// The common structure of every sub-screen of Settings: a bar with Back, groups, and the tabs.
public struct SettingsPage: Equatable, Sendable {
  /// The path that the ids of its parts begin with.
  public var path: String
  /// The bar with Back and the title.
  public var bar: NavigationBar
  /// A text above the groups.
  public var notice: Banner?
  /// The groups in order.
  public var sections: [ListSection]
  /// A short message.
  public var toast: Toast?
  /// The tabs.
  public var tabBar: TabBar?

  /// Makes a page; the ids of its parts begin with the path.
  public init(
    _ path: String, title: String, notice: Banner? = nil, sections: [ListSection],
    toast: Notice? = nil, _ context: PresentationContext
  ) {
    self.path = path
    bar = Self.bar(path, title, context.copy)
    self.notice = notice
    self.sections = sections
    self.toast = toast.map { $0.toast(ElementID("\(path).toast")) }
    tabBar = context.tabBar
  }

  /// Makes a bar with Back and a title.
  public static func bar(_ path: String, _ title: String, _ copy: Copy) -> NavigationBar {
    NavigationBar(ElementID("\(path).bar"), title: title) {
      IconButton(
        ElementID("\(path).back"), .back, label: copy("control.back"),
        action: ControlAction(NavigationAction.dismiss), color: .label)
    }
  }

  /// The root of the tree of a screen that shows this page.
  public var element: Element {
    ScreenRoot(ElementID(path), background: .systemGroupedBackground) {
      bar
      PageContent(ElementID("\(path).content"), spacing: .groupSpacing) {
        notice
        sections
        Gap(ElementID("\(path).gap.end"), .none)
      }
      tabBar
      toast
    }.element
  }
}
