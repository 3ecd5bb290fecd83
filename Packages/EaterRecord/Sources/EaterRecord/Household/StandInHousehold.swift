import Groceries
import Journal
import MealPlan
import Sync
import Synchronization

/// A household of this device and a second one that is made up, to see what a disagreement looks like.
///
/// The second device changes what this one changes, a moment before it and without knowing, and agrees
/// with whatever somebody decides. Nothing leaves this device.
final class StandInHousehold: Sendable {
  /// The address of its server, which no real server can have (RFC 2606).
  static let service = "https://stand-in.invalid"
  /// What the second device is called.
  static let name = "Stand-in"
  /// How many fields it changes at most of what is sent at once: the last ones.
  static let mostRivals = 3

  private let device: DeviceID
  private let cursor: Int
  /// Where people are asked already.
  private let open: Set<FieldPlace>
  private let edits = Mutex<[HouseholdEdit]>([])

  /// Goes on where this device read to.
  init(after ledger: HouseholdLedger, device: DeviceID) {
    self.device = device
    cursor = ledger.cursor
    open = Set(ledger.conflicts.keys)
  }

  /// The list of the household, as a server keeps it.
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

  /// What the second device says of the fields that were changed last.
  private func rivals(of edits: [HouseholdEdit]) -> [EventID: Event] {
    var rivals: [EventID: Event] = [:]
    var seen = open
    for edit in edits.reversed() where rivals.count < Self.mostRivals {
      let places = edit.meaning.fields.map { FieldPlace(edit.stream, edit.meaning.thing, $0) }
      guard seen.isDisjoint(with: places), let rival = Self.rival(of: edit) else { continue }
      seen.formUnion(places)
      rivals[edit.id] = rival
    }
    return rivals
  }
}

extension StandInHousehold {
  /// Another value of the same field; nil where none is made up.
  static func rival(of edit: HouseholdEdit) -> Event? {
    let record = Record(edit.event, sequence: 0, id: edit.id, device: edit.device)
    switch edit.stream {
    case "plan":
      let stream = EventStream<Plan, PlanEvent>.plan
      guard case .changed(let id, let change)? = stream.content(of: record) else { return nil }
      return change.rival.flatMap { try? stream.event(.changed(id, $0), at: edit.time) }
    case "grocery":
      let stream = EventStream<Shopping, GroceryEvent>.grocery
      return stream.content(of: record)?.rival.flatMap { try? stream.event($0, at: edit.time) }
    case "pantry":
      let stream = EventStream<Pantry, PantryEvent>.pantry
      guard case .changed(let id, .useBy(let day))? = stream.content(of: record) else { return nil }
      let other = day.map { $0 + 1 }
      return other.flatMap { try? stream.event(.changed(id, .useBy($0)), at: edit.time) }
    default: return nil
    }
  }

  /// Other words.
  fileprivate static func words(for text: String) -> String {
    text.isEmpty ? "Ask first" : "\(text)?"
  }
}

extension PlanChange {
  fileprivate var rival: PlanChange? {
    switch self {
    case .slot(let slot, let position):
      .slot(PlanSlot(day: slot.day + 1, slot: slot.slot), position: position)
    case .servings(let count): .servings((count ?? 2) == 4 ? 6 : 4)
    case .note(let text): .note(StandInHousehold.words(for: text))
    case .isLocked(let isLocked): .isLocked(!isLocked)
    case .content, .eaters, .state, .cooked, .accepted, .isRemoved: nil
    }
  }
}

extension GroceryEvent {
  fileprivate var rival: GroceryEvent? {
    switch self {
    case .changed(let list, let item, .note(let text)):
      .changed(list, item, .note(StandInHousehold.words(for: text)))
    case .added(let item):
      .added(HandItem(id: item.id, list: item.list, text: StandInHousehold.words(for: item.text)))
    default: nil
    }
  }
}
