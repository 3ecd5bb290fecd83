/// Stopping a server.
extension EventLoop {
  /// How long to wait for cancelled handlers and their answers.
  private static let patienceAfterCancel = Duration.seconds(1)
  /// The time in which clients that have their answers must disconnect.
  private static let farewell = Duration.milliseconds(100)

  var isFinished: Bool {
    guard let ending else { return false }
    return links.isEmpty && tickets.isEmpty || now >= ending.end
  }

  func prepareEnd(grace: Duration, _ stopper: CheckedContinuation<Void, Never>) {
    stoppers.append(stopper)
    let patience = min(now + grace, ending?.patience ?? now + grace)
    ending = Ending(patience: patience, end: patience + Self.patienceAfterCancel)
    listener = nil
    acceptPause = nil
    for link in links {
      link.connection.windDown(at: now)
      settle(link)
    }
  }

  /// While the server stops, shortens lingering, and cancels handlers when their time is over.
  func checkEnding() {
    guard let ending else { return }
    for link in links where link.connection.stage == .lingering {
      link.connection.deadline = min(link.connection.deadline, now + Self.farewell)
    }
    guard now >= ending.patience, !ending.hasCancelled else { return }
    self.ending?.hasCancelled = true
    let unheard = waiting
    waiting = []
    for next in unheard {
      next.link.connection.lost()
      settle(next.link)
    }
    for ticket in tickets.values { ticket.task.cancel() }
  }

  func finish() {
    for link in links { link.close() }
    links = []
    listener = nil
    for case .stop(_, let stopper) in mailbox.close() { stoppers.append(stopper) }
    for stopper in stoppers { stopper.resume() }
  }
}
