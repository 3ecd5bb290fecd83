import SeededRandom

/// Sends its share of the requests, one after the other, while other clients stay connected.
struct Worker {
  /// The number of bad requests after which a good one must be answered.
  private static let batch = 50

  let target: Target
  let seed: Int
  let progress: Progress
  private var tally = Tally()
  private var open: OpenClients
  private var buffer = [UInt8](repeating: 0, count: 65_536)

  init(_ target: Target, seed: Int, progress: Progress) {
    self.target = target
    self.seed = seed
    self.progress = progress
    open = OpenClients(mustEnd: target.isImpatient)
  }

  /// Sends a number of requests and returns the observations.
  mutating func run(count: Int) -> Tally {
    var random = SeededGenerator(seed: seed)
    for index in 1...max(1, count) {
      guard send(BadRequest(target, &random), name: "seed \(seed), request \(index)") else { break }
      if index % 10 == 0 { open.step(&tally) }
      if index % Self.batch == 0 {
        askWell(after: "seed \(seed), request \(index)")
        progress.step(Self.batch)
      }
    }
    while !open.isEmpty {
      open.step(&tally)
      pause(milliseconds: 2)
    }
    askWell(after: "seed \(seed), the end")
    return tally
  }

  /// Sends one request; false if the server no longer accepts connections.
  private mutating func send(_ request: BadRequest, name: String) -> Bool {
    while open.isFull, request.ending == .wait {
      open.step(&tally)
      pause(milliseconds: 1)
    }
    tally.sent[request.kind.rawValue, default: 0] += 1
    guard let socket = LocalSocket(port: target.port) else {
      tally.note("\(name): the call was not accepted")
      return false
    }
    guard request.ending != .wait else {
      open.add(socket, request, name: name)
      return true
    }
    var rest = request.bytes[...]
    while !rest.isEmpty {
      let sent = socket.send(rest.prefix(request.pieceSize))
      guard sent > 0 else { break }
      rest = rest.dropFirst(sent)
    }
    end(socket, request.ending, name: name)
    return true
  }

  private mutating func end(_ socket: LocalSocket, _ ending: BadRequest.Ending, name: String) {
    switch ending {
    case .halfClose:
      socket.endOutput()
      guard let answers = readToEnd(socket) else {
        return tally.note("\(name): no end within \(LocalSocket.patienceInSeconds) s")
      }
      tally.answers[answers.kind, default: 0] += 1
    case .reset:
      socket.breakOffOnClose()
      tally.answers["not waited for", default: 0] += 1
    case .close, .wait: tally.answers["not waited for", default: 0] += 1
    }
  }

  /// All answers; nil if they do not end.
  private mutating func readToEnd(_ socket: LocalSocket) -> Answers? {
    var answers = Answers()
    while true {
      switch socket.receive(into: &buffer) {
      case .bytes(let bytes): answers.take(bytes)
      case .end, .lost: return answers
      case .nothingYet: return nil
      }
    }
  }

  private mutating func askWell(after name: String) {
    let start = ContinuousClock.now
    guard let socket = LocalSocket(port: target.port) else {
      return tally.note("\(name): a good call was not accepted")
    }
    socket.send(target.good[...])
    let codes = readToEnd(socket)?.codes ?? []
    guard codes == [200] || codes == [303] else {
      return tally.note("\(name): a good request was answered with \(codes)")
    }
    tally.goodAnswers += 1
    tally.slowest = max(tally.slowest, .now - start)
  }
}
