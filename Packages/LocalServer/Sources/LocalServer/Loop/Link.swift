/// A connection with its socket.
final class Link {
  /// The socket; open until the connection is over.
  private(set) var socket: Socket?
  var connection: Connection
  /// Whether the server has no room for the client, which is connected only to receive a refusal.
  var isTurnedAway = false
  /// Its index among the polled descriptors.
  var place: Int?

  init(_ socket: Socket, _ connection: Connection) {
    self.socket = socket
    self.connection = connection
  }

  var isOver: Bool { connection.stage == .over }

  /// Reads the available bytes once.
  func read(into buffer: inout [UInt8], at now: ContinuousClock.Instant, date: String) {
    switch socket?.receive(into: &buffer) {
    case .bytes(let count): connection.received(buffer[..<count], at: now, date: date)
    case .end: connection.ended(at: now, date: date)
    case .lost: connection.lost()
    case .nothingYet, nil: break
    }
  }

  /// Sends as much output as possible.
  func flush(at now: ContinuousClock.Instant, date: String) {
    while let socket, !isOver, !connection.pendingOutput.isEmpty {
      guard let count = socket.send(connection.pendingOutput) else { return connection.lost() }
      guard count > 0 else { return }
      connection.sent(count, at: now, date: date)
    }
  }

  func endOutput() { socket?.endOutput() }

  func close() { socket = nil }
}
