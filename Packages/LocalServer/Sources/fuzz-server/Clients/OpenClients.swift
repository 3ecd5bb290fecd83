/// Clients that are slow, deaf or leave it to the server to end, all at once.
struct OpenClients {
  /// How many one worker has at a time.
  static let most = 100
  /// When an impatient server must have ended, at the latest.
  private static let patience = Duration.seconds(8)
  /// When the clients of another server leave.
  private static let stay = Duration.seconds(1)
  /// How long a deaf client does not read.
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

  /// No clients yet; a server that must end them and does not is a problem.
  init(mustEnd: Bool) {
    self.mustEnd = mustEnd
  }

  var isFull: Bool { clients.count >= Self.most }
  var isEmpty: Bool { clients.isEmpty }

  /// Takes over a connection on which nothing was sent.
  mutating func add(_ socket: LocalSocket, _ request: BadRequest, name: String) {
    socket.stopWaiting()
    clients.append(
      Client(
        socket: socket, name: name, start: .now, isDeaf: request.kind == .deaf,
        rest: request.bytes[...], pieceSize: request.pieceSize))
  }

  /// Goes on a little with every client.
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
  /// The last status, in words.
  var kind: String { codes.last.map(String.init) ?? "none" }
}
