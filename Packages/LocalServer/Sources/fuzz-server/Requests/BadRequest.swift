import SeededRandom

/// An invalid request, and how its sender ends.
struct BadRequest {
  /// The kind of fault.
  enum Kind: String, CaseIterable {
    case malformed
    case truncated
    case oversized
    case slow
    case garbage
    case abandoned
    case deaf
  }

  /// The sender's behaviour after the last byte.
  enum Ending {
    /// Ends the output, and reads all answers.
    case halfClose
    /// Closes without reading.
    case close
    /// Resets the connection.
    case reset
    /// Waits for the server to end.
    case wait
  }

  var kind: Kind
  var bytes: [UInt8]
  var ending: Ending
  /// How many bytes are sent at a time.
  var pieceSize = Int.max

  /// Makes a random bad request.
  init(_ target: Target, _ random: inout SeededGenerator) {
    let sample = Sample(target)
    kind = Self.kinds[random.number(0...Self.kinds.count - 1)]
    switch kind {
    case .malformed: bytes = sample.spoiled(&random)
    case .truncated: bytes = sample.truncated(&random)
    case .oversized: bytes = sample.oversized(&random)
    case .slow: bytes = sample.spoiledOrGood(&random)
    case .garbage: bytes = (0..<random.number(1...400)).map { _ in UInt8(random.number(0...255)) }
    case .abandoned: bytes = sample.waiting(&random)
    case .deaf: bytes = sample.greedy()
    }
    ending = Self.ending(of: kind, &random)
    if kind == .slow { pieceSize = 1 }
    if kind != .slow, bytes.count < 2_000, random.happens(percent: 20) {
      pieceSize = random.number(1...max(1, bytes.count))
    }
  }

  /// The kinds, with their frequencies.
  private static let kinds: [Kind] =
    Array(repeating: .malformed, count: 50) + Array(repeating: .truncated, count: 20)
    + Array(repeating: .oversized, count: 10) + Array(repeating: .slow, count: 8)
    + Array(repeating: .garbage, count: 6) + Array(repeating: .abandoned, count: 5) + [.deaf]

  private static func ending(of kind: Kind, _ random: inout SeededGenerator) -> Ending {
    switch kind {
    case .slow, .deaf: return .wait
    case .abandoned: return random.pick(.close, .reset)
    default:
      if random.happens(percent: 80) { return .halfClose }
      return random.pick(.close, .reset, .reset, .wait)
    }
  }
}
