import DesignSystem

/// A page of groups with an optional field on top, and a message if it has nothing to show.
public struct ListPage: Equatable, Sendable {
  /// The path that the ids of its parts begin with.
  public var path: String
  /// The bar with Back and the title.
  public var bar: NavigationBar
  /// The entry field above everything.
  public var field: TextEntry?
  /// The button below the field that finishes it; nil if leaving the field is enough.
  public var fieldButton: ActionButton?
  /// The groups in order.
  public var sections: [ListSection] = []
  /// The message shown if there are no groups; nil if there are some.
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
      ListSection(
        ElementID("\(path).top"), spokenHeader: field.label, surface: .groupedCard
      ) {
        Stack(
          ElementID("\(path).top.row"),
          LayoutSpec(
            .vertical, spacing: fieldButton == nil ? .none : .s,
            padding: EdgeSpacing(horizontal: .m, vertical: .s), width: .fill)
        ) {
          field
          fieldButton
        }
      }
    }
  }
}
