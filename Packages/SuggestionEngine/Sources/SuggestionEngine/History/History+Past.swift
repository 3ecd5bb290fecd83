extension History {
  /// Earlier states of the history, so that reading the past need not start at the beginning.
  ///
  /// They share nearly all data with later states, and add no facts to the entries.
  struct Past: Sendable {
    /// The number of entries between two kept states; the last two states are kept.
    static let step = 64

    private final class Checkpoint: Sendable {
      let history: History

      init(_ history: History) { self.history = history }
    }

    private var checkpoints: [Checkpoint] = []

    /// Keeps a state.
    mutating func keep(_ history: History) {
      var history = history
      history.past = Past()
      checkpoints = checkpoints.suffix(1) + [Checkpoint(history)]
    }

    /// The last kept state with at most some number of entries; an empty history if there is none.
    func last(upTo count: Int) -> History {
      checkpoints.last { $0.history.entries.count <= count }?.history ?? History()
    }
  }

  /// The history before the entry at a position.
  ///
  /// - Parameter position: from 0 to the number of entries; the latter gives all entries.
  public func before(_ position: Int) -> History {
    var history = past.last(upTo: position)
    for entry in entries[history.entries.count..<position] {
      history.apply(entry.event, at: entry.date)
    }
    return history
  }
}

// Two histories with the same entries are equal, whichever states they keep.
extension History.Past: Hashable {
  static func == (one: Self, other: Self) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}
