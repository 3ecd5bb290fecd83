import DesignSystem

/// A feature's screen with the tab bar and the notice, which the shell adds unless it draws them.
struct FramedScreen: Screen {
  let id: ScreenID
  let state: StateID
  let title: String
  let element: Element
  let primaryAction: ElementID?
  let announcement: String?
  let staysBeside: Bool

  /// Frames a screen; nil adds nothing.
  ///
  /// Another bar at the bottom, such as one for steps, takes the place of the tab bar. An added
  /// notice is spoken instead of the screen's announcement, which was spoken before.
  init(_ screen: any Screen, tabBar: TabBar?, notice: Notice?) {
    var root = screen.element
    if let tabBar, !root.children.contains(where: { $0.layout.region == .tabBar }) {
      root.children.append(tabBar.element)
    }
    let toast = notice.flatMap { notice in
      root.all.contains { $0.role == .toast } ? nil : notice.toast("notice")
    }
    if let toast { root.children.append(toast.element) }
    id = screen.id
    state = screen.state
    title = screen.title
    element = root
    primaryAction = screen.primaryAction
    staysBeside = screen.staysBeside
    announcement = toast?.text ?? screen.announcement
  }
}
