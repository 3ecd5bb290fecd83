import Journal
import Sync
import Synchronization

/// A list of edits as the wire asks for it, held in memory; it outlives every kill.
final class SimulatedServer: Sendable {
  private struct Holdings {
    var edits: [HouseholdEdit] = []
    var known: Set<EventID> = []
    var sent: [[HouseholdEdit]] = []
  }

  private let holdings = Mutex(Holdings())

  /// The list.
  var edits: [HouseholdEdit] { holdings.withLock { $0.edits } }
  /// Pushes that a network may bring again, much later.
  var sent: [[HouseholdEdit]] { holdings.withLock { $0.sent } }

  func push(_ new: [HouseholdEdit]) {
    holdings.withLock { holdings in
      holdings.sent.append(new)
      for var edit in new where holdings.known.insert(edit.id).inserted {
        edit.number = holdings.edits.count + 1
        holdings.edits.append(edit)
      }
    }
  }

  func page(after cursor: Int, limit: Int) -> EditPage {
    let edits = edits
    return EditPage(edits: Array(edits.dropFirst(cursor).prefix(limit)), last: edits.count)
  }
}
