import DesignSystem

/// A notice on the screen on which it was said.
struct SaidNotice: Sendable {
  var notice: Notice
  var route: Route
  /// Tells it from the same notice said again.
  var number: Int
}

/// What the wait for the end of a notice reports.
struct NoticeExpiry: Sendable {
  var number: Int
}

extension AppRuntime {
  /// What is said on a route; nil when nothing is.
  func notice(on route: Route) -> Notice? {
    said.flatMap { $0.route == route ? $0.notice : nil }
  }

  /// Says something on the screen on top, and takes it away after a while where it only confirms.
  func say(_ notice: Notice) {
    lastNotice += 1
    said = SaidNotice(notice: notice, route: navigation.current, number: lastNotice)
    guard let root = try? screen().element, root.all.contains(where: { $0.role == .toast }) else {
      said = nil
      return call(notice.text)
    }
    cancelNoticeExpiry()
    guard notice.isBrief else { return }
    let number = lastNotice
    runForShell(
      ErasedEffect { environment, _ in
        .reporting { report in
          guard (try? await environment.sleep(Notice.seconds)) != nil else { return }
          report(NoticeExpiry(number: number))
        }
      })
  }

  /// Takes a notice back that is still there.
  func retract(_ notice: Notice) {
    if said?.notice == notice { said = nil }
  }

  /// Takes a notice away whose time is over.
  func receive(_ expiry: NoticeExpiry) {
    guard said?.number == expiry.number else { return }
    said = nil
    reportChange()
  }
}
