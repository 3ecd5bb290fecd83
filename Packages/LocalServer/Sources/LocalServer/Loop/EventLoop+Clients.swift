/// Accepting clients, and closing others to make room.
extension EventLoop {
  /// The most clients at a time that are connected only to receive a refusal for lack of room.
  private static let mostTurnedAway = 16
  /// How many clients are accepted before the connected ones are served again.
  private static let atOnce = 64

  /// Whether the next client can be accepted, or receive a refusal for lack of room.
  var takesClients: Bool {
    hasPlace || links.count(where: \.isTurnedAway) < Self.mostTurnedAway || leastNeeded != nil
  }

  func takeIn() {
    for _ in 0..<Self.atOnce where takesClients {
      switch listener?.next() {
      case .client(let socket): welcome(socket)
      case .noRoom:
        makeRoom()
        acceptPause = now + .milliseconds(100)
        return
      case .nobody, nil: return
      }
    }
  }

  private func welcome(_ socket: Socket) {
    let link = Link(socket, Connection(limits: limits, port: port, at: now))
    if !hasPlace, !makeRoom() {
      link.isTurnedAway = true
      link.connection.turnAway(at: now, date: date)
      settle(link)
    }
    if !link.isOver { links.append(link) }
  }

  private var hasPlace: Bool { links.count { !$0.isTurnedAway } < limits.connections }

  /// The most dispensable client that is being served.
  private var leastNeeded: Link? {
    let candidates = links.compactMap { link in
      link.isTurnedAway ? nil : link.connection.dispensability(at: now).map { (link, $0) }
    }
    return candidates.max { $0.1 < $1.1 }?.0
  }

  /// Closes the most dispensable connection, if there is one.
  @discardableResult private func makeRoom() -> Bool {
    guard let link = leastNeeded else { return false }
    link.connection.lost()
    settle(link)
    links.removeAll { $0 === link }
    return true
  }
}
