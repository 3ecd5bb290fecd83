extension History {
  /// The history as it was a while ago, kept so that a look back need not start at the beginning; it
  /// shares nearly all with what came later, and says nothing that the entries do not.
  struct Past: Sendable {
    /// After how many entries a moment is kept; the last two are.
    static let step = 64

    private final class Checkpoint: Sendable {
      let history: History

      init(_ history: History) { self.history = history }
    }

    private var checkpoints: [Checkpoint] = []

    /// Keeps a moment.
    mutating func keep(_ history: History) {
      var history = history
      history.past = Past()
      checkpoints = checkpoints.suffix(1) + [Checkpoint(history)]
    }

    /// The last moment that is kept with so many entries at most; the beginning without one.
    func last(upTo count: Int) -> History {
      checkpoints.last { $0.history.entries.count <= count }?.history ?? History()
    }
  }

  /// What was known before the entry at a position, or, at their end, of all entries.
  ///
  /// - Parameter position: from 0 to the number of entries.
  public func before(_ position: Int) -> History {
    var history = past.last(upTo: position)
    for entry in entries[history.entries.count..<position] {
      history.apply(entry.event, at: entry.date)
    }
    return history
  }
}

// Two histories with the same entries are the same, whatever each kept on its way.
extension History.Past: Hashable {
  static func == (one: Self, other: Self) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}
