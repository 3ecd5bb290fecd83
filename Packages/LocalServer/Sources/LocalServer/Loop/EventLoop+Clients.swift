/// Who comes in, and who has to make room.
extension EventLoop {
  /// How many more than the limit are taken in to be told that there is no room.
  private static let turnedAway = 16
  /// How many are taken in before the others are served again.
  private static let atOnce = 64

  var mostLinks: Int { limits.connections + Self.turnedAway }

  func takeIn() {
    for _ in 0..<Self.atOnce where links.count < mostLinks {
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
    if links.count >= limits.connections, !makeRoom() {
      link.connection.turnAway(at: now, date: date)
      settle(link)
    }
    if !link.isOver { links.append(link) }
  }

  /// Closes the connection that matters least, if there is one that can go.
  @discardableResult private func makeRoom() -> Bool {
    let candidates = links.compactMap { link in
      link.connection.dispensability(at: now).map { (link, $0) }
    }
    guard let (link, _) = candidates.max(by: { $0.1 < $1.1 }) else { return false }
    link.connection.lost()
    settle(link)
    links.removeAll { $0 === link }
    return true
  }
}
