import Journal
import Sync
import Synchronization

/// A household of this device and a second, simulated one, to show what a conflict looks like.
///
/// The second device changes the same fields as this device, a moment earlier and without knowing
/// the edits of this device. It accepts every decision. No data leaves this device.
final class StandInHousehold: Sendable {
  /// The address of its server, which no real server can have (RFC 2606).
  static let service = "https://stand-in.invalid"
  /// The name of the second device.
  static let name = "Stand-in"
  /// The most fields of one push that it changes; these are the last ones.
  static let mostRivals = 3

  private let device: DeviceID
  private let cursor: Int
  private let streams: SharedStreams
  /// The places of conflicts that were open at the start.
  private let open: Set<FieldPlace>
  private let edits = Mutex<[HouseholdEdit]>([])

  /// Continues at this device's position.
  init(after ledger: HouseholdLedger, device: DeviceID, sharing streams: SharedStreams) {
    self.device = device
    self.streams = streams
    cursor = ledger.cursor
    open = Set(ledger.conflicts.keys)
  }

  /// The list of edits of the household, as a server keeps it.
  var exchange: EditExchange {
    EditExchange(
      push: { [self] new, _ throws(HouseholdFailure) in push(new) },
      pull: { [self] after, limit throws(HouseholdFailure) in
        edits.withLock { edits in
          EditPage(
            edits: Array(edits.dropFirst(after.number - cursor).prefix(limit)),
            last: cursor + edits.count)
        }
      })
  }

  private func push(_ new: [HouseholdEdit]) -> Int {
    edits.withLock { edits in
      let fresh = new.filter { edit in !edits.contains { $0.id == edit.id } }
      let rivals = rivals(of: fresh)
      for var edit in fresh {
        if let rival = rivals[edit.id] {
          let last = cursor + edits.count
          let record = Record(rival, sequence: 0, id: .random(), device: device)
          edits.append(
            HouseholdEdit(
              record, by: device, base: last, meaning: edit.meaning, number: last + 1))
        }
        edit.number = cursor + edits.count + 1
        edits.append(edit)
      }
      return cursor + edits.count
    }
  }

  /// The second device's edits of the fields that were changed last.
  private func rivals(of edits: [HouseholdEdit]) -> [EventID: Event] {
    var rivals: [EventID: Event] = [:]
    var seen = open
    for edit in edits.reversed() where rivals.count < Self.mostRivals {
      let places = edit.meaning.fields.map { FieldPlace(edit.stream, edit.meaning.thing, $0) }
      guard seen.isDisjoint(with: places), let rival = rival(of: edit) else { continue }
      seen.formUnion(places)
      rivals[edit.id] = rival
    }
    return rivals
  }

  /// An edit with another value of the same field; nil if the stream offers none.
  private func rival(of edit: HouseholdEdit) -> Event? {
    let record = Record(edit.event, sequence: 0, id: edit.id, device: edit.device)
    return streams[edit.stream]?.rival(record)
  }
}
