import DesignSystem
import ScreenParts

/// A tab of the app, which shows its future content, or the pages that More links to.
struct DietTabScreen: Screen {
  /// The id, `diet-home`, `diet-insights` or `diet-more`.
  let id: ScreenID
  /// Always `default`.
  let state: StateID = "default"
  /// The title.
  let title: String
  private let path: String
  private let message: StateMessage?
  private let pages: ListSection?
  private let toast: Toast?
  private let tabBar: TabBar?

  /// No button is emphasised.
  var primaryAction: ElementID? { nil }

  /// The VoiceOver announcement when the screen appears.
  var announcement: String? { toast?.text }

  init(_ tab: DietTab, _ copy: Copy, toast: Notice? = nil, tabBar: TabBar? = nil) {
    let path = "diet-\(tab.rawValue)"
    self.path = path
    id = ScreenID(path)
    title = copy(CopyKey("diet.tab.\(tab.rawValue)"))
    message =
      tab == .more
      ? nil
      : StateMessage(
        ElementID("\(path).message"), icon: tab.icon,
        headline: copy(CopyKey("diet.\(tab.rawValue).headline")),
        message: copy(CopyKey("diet.\(tab.rawValue).body")))
    pages = tab == .more ? Self.pages(copy) : nil
    self.toast = toast.map { $0.toast(ElementID("\(path).toast")) }
    self.tabBar = tabBar
  }

  private static func pages(_ copy: Copy) -> ListSection {
    ListSection("diet-more.pages", spokenHeader: copy("diet.tab.more")) {
      MorePage.allCases.map { page in
        ListRow(
          ElementID("diet-more.page").child(page.rawValue), icon: page.icon,
          copy(CopyKey("diet.more.\(page.rawValue)")), accessory: .disclosure,
          action: ControlAction(MorePage.open, page, motion: .push))
      }
    }
  }

  /// The root of the tree.
  var element: Element {
    ScreenRoot(
      ElementID(path), background: message == nil ? .systemGroupedBackground : .systemBackground
    ) {
      NavigationBar(ElementID("\(path).bar"), title: title) {}
      if let message {
        PageContent(ElementID("\(path).content"), justify: .center) { message }
      } else {
        PageContent(ElementID("\(path).content"), spacing: .groupSpacing) { pages }
      }
      tabBar
      toast
    }.element
  }
}
