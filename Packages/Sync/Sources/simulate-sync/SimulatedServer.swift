import Journal
import Sync
import Synchronization

extension [HouseholdEdit] {
  /// Whether a cursor names the edit of its number.
  fileprivate func isUpToDate(with cursor: ListCursor) -> Bool {
    cursor.number == 0 || cursor.number <= count && self[cursor.number - 1].id == cursor.id
  }
}

/// A push, with the number up to which its device had read.
struct Push {
  let edits: [HouseholdEdit]
  let seen: ListCursor
}

/// A list of edits as the wire asks for it, held in memory; it outlives every kill.
final class SimulatedServer: Sendable {
  private struct Holdings {
    var edits: [HouseholdEdit] = []
    var known: Set<EventID> = []
    var sent: [Push] = []
  }

  private let holdings = Mutex(Holdings())

  /// The list.
  var edits: [HouseholdEdit] { holdings.withLock { $0.edits } }
  /// Pushes that a network may bring much later, for the first time or again.
  var sent: [Push] { holdings.withLock { $0.sent } }

  /// Takes note of a push that is on its way.
  func send(_ push: Push) { holdings.withLock { $0.sent.append(push) } }

  /// Gives the number of the last edit; nil for a push that is refused.
  @discardableResult
  func take(_ push: Push) -> Int? {
    holdings.withLock { holdings in
      let new = push.edits.filter { !holdings.known.contains($0.id) }
      guard new.isEmpty || push.seen.number >= holdings.edits.count else { return nil }
      for var edit in new where holdings.known.insert(edit.id).inserted {
        edit.number = holdings.edits.count + 1
        holdings.edits.append(edit)
      }
      return holdings.edits.count
    }
  }

  /// The edits after a cursor; nil for one of another list.
  func page(after cursor: ListCursor, limit: Int) -> EditPage? {
    let edits = edits
    guard edits.isUpToDate(with: cursor) else { return nil }
    return EditPage(edits: Array(edits.dropFirst(cursor.number).prefix(limit)), last: edits.count)
  }
}
