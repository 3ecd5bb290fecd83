import Journal

/// The output of a writer before it was killed.
struct Account {
  let first: Int
  private var next: Int
  private var lastChange: [EventID] = []
  /// The error of the writer itself.
  private(set) var problem: String?
  private var isOver = false

  init(first: Int) {
    self.first = first
    next = first
  }

  /// Reads the lines of a writer into a ledger; an incomplete line acknowledges no event.
  mutating func read(_ output: [UInt8], into ledger: inout Ledger) {
    var lines = output.split(separator: 0x0A, omittingEmptySubsequences: false)
    if !lines.isEmpty { lines.removeLast() }
    for line in lines {
      let words = String(decoding: line, as: UTF8.self).split(separator: " ").map(String.init)
      if words == ["ready"] { continue }
      guard words.count > 1, Int(words[1]) == next, take(words, into: &ledger) else {
        problem = "the writer says: \(words.joined(separator: " "))"
        return isOver = true
      }
      next += 1
    }
  }

  private mutating func take(_ words: [String], into ledger: inout Ledger) -> Bool {
    switch (words[0], Operation(next)) {
    case ("a", .append(let events)):
      guard words.count == 5, let facts = Self.facts(words, events) else { return false }
      ledger.append(facts, of: events)
      lastChange = facts.filter { $0.stream == Load.shelf.name }.map(\.id)
    case ("u", .undo): ledger.undo(lastChange)
    case ("n", .undo): return lastChange.isEmpty || ledger.isUndone(lastChange)
    case ("c", .compact): break
    default: return false
    }
    return true
  }

  private static func facts(_ words: [String], _ events: [PlannedEvent]) -> [Fact]? {
    guard let sequence = Int(words[2]), let device = try? DeviceID(words[4]) else { return nil }
    let stem = events.count == 1 ? words[3] : String(words[3].dropLast(2))
    let ids = events.indices.map { events.count == 1 ? stem : "\(stem).\($0 + 1)" }
    return try? zip(events, ids).enumerated().map { place, pair in
      Fact(pair.0.event, sequence: sequence + place, id: try EventID(pair.1), device: device)
    }
  }

  /// The operation that was in progress.
  var underWay: [UnderWay] {
    guard !isOver else { return [] }
    switch Operation(next) {
    case .append(let events): return [.append(events)]
    case .undo: return lastChange.isEmpty ? [] : [.undo(lastChange)]
    case .compact: return []
    }
  }
}
