import Journal
import Sync
import Synchronization

/// A push, with the number up to which its device had read.
struct Push {
  let edits: [HouseholdEdit]
  let seen: Int
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
      guard new.isEmpty || push.seen >= holdings.edits.count else { return nil }
      for var edit in new where holdings.known.insert(edit.id).inserted {
        edit.number = holdings.edits.count + 1
        holdings.edits.append(edit)
      }
      return holdings.edits.count
    }
  }

  func page(after cursor: Int, limit: Int) -> EditPage {
    let edits = edits
    return EditPage(edits: Array(edits.dropFirst(cursor).prefix(limit)), last: edits.count)
  }
}
