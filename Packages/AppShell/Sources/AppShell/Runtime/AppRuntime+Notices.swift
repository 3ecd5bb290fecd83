import DesignSystem

/// A notice that stands on a screen.
struct SaidNotice: Sendable {
  var notice: Notice
  /// Tells it from the same notice said again.
  var number: Int
  /// Whether its screen was on top since it was said.
  var isSeen: Bool
}

/// What the wait for the end of a notice reports.
struct NoticeExpiry: Sendable {
  var route: Route
  var number: Int
}

extension AppRuntime {
  /// What is said on a route; nil when nothing is.
  func notice(on route: Route) -> Notice? { said[route]?.notice }

  /// Says something on a screen, and takes it away after a while where it only confirms.
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

  /// Whether a screen shows what is said on it, at the latest when it is at rest: all do but some
  /// sheets, such as alerts.
  private func hasPlaceForNotice(_ route: Route) -> Bool {
    guard route == shownRoute, routes[route.path]?.style == .sheet,
      let root = try? screen().element
    else { return true }
    return root.all.contains { $0.role == .toast }
  }

  /// Takes away what was seen on screens that the eater has left; what nobody saw waits for them.
  func forgetLeftNotices() {
    let trail = navigation.trail
    said = said.filter { !$0.value.isSeen || trail.contains($0.key) }
    said[shownRoute]?.isSeen = true
  }

  /// Takes a notice back wherever it still stands.
  func retract(_ notice: Notice) { said = said.filter { $0.value.notice != notice } }

  /// Takes a notice away whose time is over.
  func receive(_ expiry: NoticeExpiry) {
    guard said[expiry.route]?.number == expiry.number else { return }
    said[expiry.route] = nil
    reportChange()
  }
}
