import DesignSystem

extension AppRuntime {
  /// The route whose screen is on top: that of where the eater is, and at every place the same one
  /// while something stored was never read.
  var shownRoute: Route {
    if let unreadRoute, isUnknown { return unreadRoute }
    return navigation.current
  }

  /// The screen on top.
  ///
  /// Throws `unknownRoute` when what the route is about is gone.
  public func screen() throws(AppShellError) -> any Screen {
    try screen(of: shownRoute)
  }

  /// The screen on top, after those are taken away whose subject is gone.
  ///
  /// Throws `unknownRoute` when not even the tab has a screen.
  public func presentScreen() throws(AppShellError) -> any Screen {
    while navigation.canDismiss {
      do throws(AppShellError) { return try screen() } catch { navigation.dismiss() }
    }
    return try screen()
  }

  /// The screen of a route as it would be on top; throws `unknownRoute` if there is none.
  public func screen(of route: Route) throws(AppShellError) -> any Screen {
    try screen(of: route, at: navigation)
  }

  func screen(
    of route: Route, at place: Navigation
  ) throws(AppShellError) -> any Screen {
    guard let owner = routes[route.path]?.owner else { throw .unknownRoute(route.description) }
    let context = context(world, for: route, at: place)
    guard let screen = runners[owner].screen(route, stored, context) else {
      throw .unknownRoute(route.description)
    }
    return screen
  }

  /// Opens a link such as `app://recipe?id=tacos`; it only names a route.
  ///
  /// Where the sheet that it leads to is open already, it does not come a second time over itself.
  public func open(link: String) throws(AppShellError) {
    let text = link.split(separator: "://", maxSplits: 1).last.map(String.init) ?? link
    let parts = text.split(separator: "?", maxSplits: 1)
    let host = parts.first.map { $0.prefix { $0 != "/" } } ?? ""
    guard let target = world.offers.deepLinks.first(where: { $0.host == host }),
      let call = try? ActionCall(
        parsing: "deep.link" + (parts.count > 1 ? "?\(parts[1])" : ""))
    else { throw .unknownRoute(link) }
    let route = Route(target.path, call.parameters)
    guard isHidden || (try? screen(of: route)) != nil else { throw .unknownRoute(link) }
    if navigation.isSheet(of: route.path) {
      tell(showing: route)
    } else {
      show(route)
    }
  }

  /// Goes to the end of a trail of routes, from a tab to the route on top, as taps would have led.
  ///
  /// Throws `unknownRoute` when one of them has no screen; the eater then stays where they are. What
  /// has one is not known before everything that is stored was read.
  public func go(along trail: [Route]) throws(AppShellError) {
    guard let tab = trail.first, var place = navigation.begun(at: tab) else {
      throw .unknownRoute(trail.first?.description ?? "")
    }
    for route in trail.dropFirst() {
      guard let style = routes[route.path]?.style, style != .root else {
        throw .unknownRoute(route.description)
      }
      place.show(route, as: style)
      if !isHidden { _ = try screen(of: route, at: place) }
    }
    guard place != navigation else { return }
    navigation = place
    tell(showing: place.current)
    reportChange()
  }

  /// Whether another screen stands in the place of where the eater is.
  var isHidden: Bool { shownRoute != navigation.current }

  /// Shows a route in the style that its owner defined.
  func show(_ route: Route) {
    guard let style = routes[route.path]?.style else { return }
    let before = navigation
    navigation.show(route, as: style)
    if navigation != before { tell(showing: route) }
  }

  /// Tells the owner of a route that it is shown.
  private func tell(showing route: Route) {
    guard let owner = routes[route.path]?.owner else { return }
    change(owner) { $0.handle(showing: route, $1) }
    reportChange()
  }
}
