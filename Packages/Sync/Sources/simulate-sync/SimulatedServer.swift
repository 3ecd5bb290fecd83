import Journal
import Sync
import Synchronization

extension [HouseholdEdit] {
  /// Whether a cursor has the id of the edit with its number.
  fileprivate func isUpToDate(with cursor: ListCursor) -> Bool {
    cursor.number == 0 || cursor.number <= count && self[cursor.number - 1].id == cursor.id
  }
}

/// A push, with the position up to which its device had read.
struct Push {
  let edits: [HouseholdEdit]
  let seen: ListCursor
}

/// A household's list of edits, held in memory; it outlives every killed program.
final class SimulatedServer: Sendable {
  private struct Holdings {
    var edits: [HouseholdEdit] = []
    var known: Set<EventID> = []
    var sent: [Push] = []
  }

  private let holdings = Mutex(Holdings())

  /// The edits of the list.
  var edits: [HouseholdEdit] { holdings.withLock { $0.edits } }
  /// Earlier pushes, which the network may deliver again or much later.
  var sent: [Push] { holdings.withLock { $0.sent } }

  /// Records a push that is being sent.
  func send(_ push: Push) { holdings.withLock { $0.sent.append(push) } }

  /// Adds a push and returns the number of the last edit; nil if the server refuses the push.
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

  /// The edits after a cursor; nil if the cursor belongs to another list.
  func page(after cursor: ListCursor, limit: Int) -> EditPage? {
    let edits = edits
    guard edits.isUpToDate(with: cursor) else { return nil }
    return EditPage(edits: Array(edits.dropFirst(cursor.number).prefix(limit)), last: edits.count)
  }
}
