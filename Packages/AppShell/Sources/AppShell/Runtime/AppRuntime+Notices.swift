import DesignSystem

/// A notice on a screen.
struct SaidNotice: Sendable {
  var notice: Notice
  /// A number that distinguishes it from the same notice shown again.
  var number: Int
  /// Whether its screen has been on top since the notice was added.
  var isSeen: Bool
}

/// The report that a notice has expired.
struct NoticeExpiry: Sendable {
  var route: Route
  var number: Int
}

extension AppRuntime {
  /// The notice on a route; nil if there is none.
  func notice(on route: Route) -> Notice? { said[route]?.notice }

  /// Shows a notice on a screen; a notice that only confirms something is removed after a while.
  func say(_ notice: Notice, on route: Route) {
    lastNotice += 1
    let isSeen = route == shownRoute
    said[route] = SaidNotice(notice: notice, number: lastNotice, isSeen: isSeen)
    guard hasPlaceForNotice(route) else {
      said[route] = nil
      return call(notice.text)
    }
    guard notice.isBrief else { return }
    let expiry = NoticeExpiry(route: route, number: lastNotice)
    runForShell(
      ErasedEffect { environment, _ in
        .reporting { report in
          guard (try? await environment.sleep(Notice.seconds)) != nil else { return }
          report(expiry)
        }
      }, until: expiry)
  }

  /// Whether a screen has a place for a notice.
  ///
  /// All screens have one, except some sheets such as alerts.
  private func hasPlaceForNotice(_ route: Route) -> Bool {
    guard route == shownRoute, routes[route.path]?.style == .sheet,
      let root = try? screen().element
    else { return true }
    return root.all.contains { $0.role == .toast }
  }

  /// Removes seen notices of screens that the eater has left; unseen notices stay.
  func forgetLeftNotices() {
    let trail = navigation.trail
    said = said.filter { !$0.value.isSeen || trail.contains($0.key) }
    said[shownRoute]?.isSeen = true
  }

  /// Removes a notice from every screen.
  func retract(_ notice: Notice) { said = said.filter { $0.value.notice != notice } }

  /// Removes a notice whose time is over.
  func receive(_ expiry: NoticeExpiry) {
    guard said[expiry.route]?.number == expiry.number else { return }
    said[expiry.route] = nil
    reportChange()
  }
}
