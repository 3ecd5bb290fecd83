/// Slow clients, clients that do not read, and clients that wait for the server to end.
struct OpenClients {
  /// The most of them at a time for one worker.
  static let most = 100
  /// The time by which a server with short time limits must have ended connections.
  private static let patience = Duration.seconds(8)
  /// The time after which clients leave a server without such limits.
  private static let stay = Duration.seconds(1)
  /// How long some clients do not read.
  private static let deafness = Duration.seconds(1)

  private struct Client {
    let socket: LocalSocket
    let name: String
    let start: ContinuousClock.Instant
    let isDeaf: Bool
    var rest: ArraySlice<UInt8>
    let pieceSize: Int
    var answers = Answers()
  }

  private let mustEnd: Bool
  private var clients: [Client] = []
  private var buffer = [UInt8](repeating: 0, count: 65_536)

  /// Makes an empty list; if the server must disconnect its clients, a client that stays connected
  /// is a problem.
  init(mustEnd: Bool) {
    self.mustEnd = mustEnd
  }

  var isFull: Bool { clients.count >= Self.most }
  var isEmpty: Bool { clients.isEmpty }

  /// Adds a connection on which no byte was sent.
  mutating func add(_ socket: LocalSocket, _ request: BadRequest, name: String) {
    socket.stopWaiting()
    clients.append(
      Client(
        socket: socket, name: name, start: .now, isDeaf: request.kind == .deaf,
        rest: request.bytes[...], pieceSize: request.pieceSize))
  }

  /// Advances every client a little.
  mutating func step(_ tally: inout Tally) {
    let now = ContinuousClock.now
    for index in clients.indices.reversed() where isOver(index, at: now, &tally) {
      clients.remove(at: index)
    }
  }

  private mutating func isOver(
    _ index: Int, at now: ContinuousClock.Instant, _ tally: inout Tally
  ) -> Bool {
    let client = clients[index]
    let sent = client.socket.send(client.rest.prefix(client.pieceSize))
    clients[index].rest = client.rest.dropFirst(sent)
    if client.isDeaf, now - client.start < Self.deafness { return false }
    while true {
      switch client.socket.receive(into: &buffer) {
      case .bytes(let bytes): clients[index].answers.take(bytes)
      case .nothingYet:
        guard now - client.start > (mustEnd ? Self.patience : Self.stay) else { return false }
        if mustEnd { tally.note("\(client.name): the server did not end") }
        tally.answers["left open", default: 0] += 1
        return true
      case .end, .lost:
        tally.answers[clients[index].answers.kind, default: 0] += 1
        return true
      }
    }
  }
}

extension Answers {
  /// The last status, as text.
  var kind: String { codes.last.map(String.init) ?? "none" }
}
