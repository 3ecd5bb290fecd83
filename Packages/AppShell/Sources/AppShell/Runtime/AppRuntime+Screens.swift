import DesignSystem

extension AppRuntime {
  /// The route of the top screen.
  ///
  /// It is the eater's route, or the route for unread data while a part was never read.
  var shownRoute: Route {
    if let unreadRoute, isUnknown { return unreadRoute }
    return navigation.current
  }

  /// The screen on top.
  ///
  /// Throws `unknownRoute` if the route's subject no longer exists.
  public func screen() throws(AppShellError) -> any Screen {
    try screen(of: shownRoute)
  }

  /// The screen on top, after closing screens whose subject no longer exists.
  ///
  /// Throws `unknownRoute` if not even the tab has a screen.
  public func presentScreen() throws(AppShellError) -> any Screen {
    while navigation.canDismiss {
      do throws(AppShellError) { return try screen() } catch { navigation.dismiss() }
    }
    return try screen()
  }

  /// The screen of a route as if it were on top; throws `unknownRoute` if the route has no screen.
  public func screen(of route: Route) throws(AppShellError) -> any Screen {
    try screen(of: route, at: navigation)
  }

  /// The screen of a route at a place, with the tab bar and the notice.
  ///
  /// The shell adds them unless the screen draws them. Only screens of tabs have a tab bar. A sheet
  /// shows a notice only if it has a place for it.
  func screen(
    of route: Route, at place: Navigation
  ) throws(AppShellError) -> any Screen {
    let context = context(world, for: route, at: place)
    let screen = try screen(of: route, in: context)
    let style = routes[route.path]?.style
    return FramedScreen(
      screen, tabBar: style == .root || style == .push ? context.tabBar : nil,
      notice: style == .sheet ? nil : context.notice)
  }

  /// The screen that the owner of a route makes; throws `unknownRoute` if there is none.
  private func screen(
    of route: Route, in context: ScreenContext
  ) throws(AppShellError) -> any Screen {
    guard let owner = routes[route.path]?.owner,
      let screen = runners[owner].screen(route, stored, context)
    else { throw .unknownRoute(route.description) }
    return screen
  }

  /// Throws `unknownRoute` if a route has no screen at a place.
  private func check(_ route: Route, at place: Navigation) throws(AppShellError) {
    _ = try screen(of: route, in: context(world, for: route, at: place))
  }

  /// Opens a link such as `app://recipe?id=tacos`, which only names a route.
  ///
  /// If the route's sheet is already open, it is not opened again.
  public func open(link: String) throws(AppShellError) {
    let text = link.split(separator: "://", maxSplits: 1).last.map(String.init) ?? link
    let parts = text.split(separator: "?", maxSplits: 1)
    let host = parts.first.map { $0.prefix { $0 != "/" } } ?? ""
    guard let target = world.offers.deepLinks.first(where: { $0.host == host }),
      let call = try? ActionCall(
        parsing: "deep.link" + (parts.count > 1 ? "?\(parts[1])" : ""))
    else { throw .unknownRoute(link) }
    let route = Route(target.path, call.parameters)
    guard isHidden || (try? check(route, at: navigation)) != nil else { throw .unknownRoute(link) }
    if navigation.isSheet(of: route.path) {
      tell(showing: route)
    } else {
      show(route)
    }
  }

  /// Goes along a trail of routes, from a tab to the route on top, as taps would.
  ///
  /// Throws `unknownRoute` if one of them has no screen; the eater then stays in place. While a
  /// part of the stored data is unread, routes without a screen cannot be detected.
  public func go(along trail: [Route]) throws(AppShellError) {
    guard let tab = trail.first, var place = navigation.begun(at: tab) else {
      throw .unknownRoute(trail.first?.description ?? "")
    }
    for route in trail.dropFirst() {
      guard let style = routes[route.path]?.style, style != .root else {
        throw .unknownRoute(route.description)
      }
      place.show(route, as: style)
      if !isHidden { try check(route, at: place) }
    }
    guard place != navigation else { return }
    navigation = place
    tell(showing: place.current)
    reportChange()
  }

  /// Whether another screen replaces the eater's place.
  var isHidden: Bool { shownRoute != navigation.current }

  /// Shows a route in the style that its owner defined.
  func show(_ route: Route) {
    guard let style = routes[route.path]?.style else { return }
    let before = navigation
    navigation.show(route, as: style)
    guard navigation != before else { return }
    tell(covering: before.current)
    tell(showing: route)
  }

  /// Tells the owner of a route that another one covers it.
  private func tell(covering route: Route) {
    guard let owner = routes[route.path]?.owner else { return }
    change(owner) { $0.handle(covering: route, $1) }
  }

  /// Tells the owner of a route that it is shown.
  private func tell(showing route: Route) {
    guard let owner = routes[route.path]?.owner else { return }
    change(owner) { $0.handle(showing: route, $1) }
    reportChange()
  }
}
