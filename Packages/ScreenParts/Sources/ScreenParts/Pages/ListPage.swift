import DesignSystem

/// A page of groups that may have a field on top, and a message where it has nothing to show.
public struct ListPage: Equatable, Sendable {
  /// The path that the parts' ids begin with.
  public var path: String
  /// Back and the title.
  public var bar: NavigationBar
  /// What is asked for, above everything.
  public var field: TextEntry?
  /// The groups in order.
  public var sections: [ListSection] = []
  /// What stands there without groups; nil with them.
  public var message: StateMessage?
  /// A short message.
  public var toast: Toast?
  /// The tabs.
  public var tabBar: TabBar?

  /// Makes a page without content; the ids of its parts begin with the path.
  public init(_ path: String, title: String, toast: Notice? = nil, _ context: PresentationContext) {
    self.path = path
    bar = SettingsPage.bar(path, title, context.copy)
    self.toast = toast.map { $0.toast(ElementID("\(path).toast")) }
    tabBar = context.tabBar
  }

  /// The root of the tree of a screen that shows this page.
  public var element: Element {
    ScreenRoot(
      ElementID(path), background: message == nil ? .systemGroupedBackground : .systemBackground
    ) {
      bar
      PageContent(ElementID("\(path).content"), spacing: .groupSpacing) {
        question
        message
        sections
        Gap(ElementID("\(path).gap.end"), .none)
      }
      tabBar
      toast
    }.element
  }

  private var question: ListSection? {
    field.map { field in
      ListSection(ElementID("\(path).top"), spokenHeader: field.label) {
        Stack(
          ElementID("\(path).top.row"),
          LayoutSpec(
            .vertical, padding: EdgeSpacing(horizontal: .m, vertical: .s), width: .fill)
        ) { field }
      }
    }
  }
}
