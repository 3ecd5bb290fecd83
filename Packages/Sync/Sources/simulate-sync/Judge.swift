#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Journal
import Sync

/// A naive reading of a list of edits, which compares every edit with every other.
struct Judge {
  private struct Entry {
    let number: Int
    let id: EventID
    let device: DeviceID
    let base: Int
    let stream: StreamName
    let change: SimulatedChange
  }

  private let entries: [Entry]
  /// The true authors; nil to use the devices that the list names.
  private let authors: Authors?
  private let undone: Set<EventID>

  init(_ edits: [HouseholdEdit], by authors: Authors? = nil) {
    self.authors = authors
    let decoder = JSONDecoder()
    entries = edits.compactMap { edit in
      guard edit.version > 0, let number = edit.number,
        let change = try? decoder.decode(SimulatedChange.self, from: edit.payload)
      else { return nil }
      return Entry(
        number: number, id: edit.id, device: edit.device, base: edit.base, stream: edit.stream,
        change: change)
    }
    let listed = Dictionary(edits.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    undone = Set(
      edits.filter { $0.version == 0 }.flatMap { mark in
        ((try? decoder.decode(Mark.self, from: mark.payload))?.undoes ?? [])
          .compactMap { try? EventID($0) }
          .filter { Self.mayUndo($0, mark, among: listed) }
      })
  }

  /// Whether an undo mark has an effect; a mark undoes a limit only if its author knew the limit.
  private static func mayUndo(
    _ id: EventID, _ mark: HouseholdEdit, among listed: [EventID: HouseholdEdit]
  ) -> Bool {
    guard mark.stream == SimulatedChange.limits.name else { return true }
    guard let edit = listed[id], let number = edit.number, number < mark.number ?? 0 else {
      return false
    }
    return number <= mark.base || edit.device == mark.device
  }

  private struct Mark: Decodable { let undoes: [String] }

  /// The state that every device must have.
  var states: [[String]] {
    SimulatedChange.shelves.map { shelf in
      var lines: [String] = []
      for entry in entries
      where entry.stream == shelf.name && !undone.contains(entry.id) && !isVoid(entry) {
        entry.change.apply(to: &lines)
      }
      return lines
    }
  }

  /// The fields with an undecided conflict.
  var openFields: Set<FieldPlace> {
    var values: [FieldPlace: Set<SimulatedChange>] = [:]
    for head in entries where isHead(head) {
      let place = FieldPlace(head.stream, head.change.thing, head.change.field)
      values[place, default: []].insert(head.change)
    }
    return Set(values.filter { $0.value.count > 1 }.keys)
  }

  /// Whether an edit is a current value of its field, up to a number.
  ///
  /// It is one if no later edit that knew it has set the field.
  private func isHead(_ entry: Entry, upTo number: Int = .max) -> Bool {
    isValue(entry)
      && !entries.contains {
        $0.number > entry.number && $0.number <= number && isValue($0) && isSameField($0, entry)
          && knows($0, entry)
      }
  }

  private func isValue(_ entry: Entry) -> Bool {
    entry.change.kind == .sets || entry.change.kind == .agrees
  }

  /// Whether an agreeing edit is void.
  ///
  /// It is void if it, or a later value of its field, conflicted with a current value that its
  /// author did not know.
  private func isDisputed(_ entry: Entry) -> Bool {
    let field = entries.filter { isSameField($0, entry) && isValue($0) }
    return field.contains { later in
      later.number >= entry.number
        && field.contains { other in
          other.number < later.number && other.change != later.change && !knows(later, other)
            && isHead(other, upTo: later.number)
        }
    }
  }

  /// The limits in force on a device: those added and not removed by a later edit that knew them.
  ///
  /// - Parameter name: the id of the device in the list.
  func limits(
    upTo cursor: Int, and authors: Authors, of device: String, named name: DeviceID
  ) -> Set<String> {
    let listed = entries.filter { $0.number <= cursor && $0.stream == SimulatedChange.limits.name }
    let ids = Set(listed.map(\.id))
    let pendingEdits = authors.acknowledged.filter {
      authors.holds(device, $0.value) && !ids.contains($0.key)
        && !authors.isOver($0.value, on: device)
        && [.gives, .takes, .empties, .leaves].contains($0.value.change.kind)
    }
    .map { id, entry in
      Entry(
        number: 1_000_000 + entry.serial, id: id, device: name, base: entry.base,
        stream: SimulatedChange.limits.name, change: entry.change)
    }
    let known = listed + pendingEdits
    let inForce = known.filter { entry in
      entry.change.kind == .gives
        && !known.contains {
          $0.number > entry.number && takesAway($0, entry) && knows($0, entry)
            && ($0.change.kind == .takes
              // Only edits of the list can void an edit of the list.
              || !isVoid($0, among: $0.number > cursor ? known : listed))
        }
    }
    return Set(inForce.map { "\($0.change.thing)/\($0.change.field)=\($0.change.value)" })
  }

  private func takesAway(_ one: Entry, _ limit: Entry) -> Bool {
    switch one.change.kind {
    case .takes: isSameField(one, limit)
    case .empties, .leaves: isPart(limit, of: one)
    default: false
    }
  }

  private func isPart(_ entry: Entry, of whole: Entry) -> Bool {
    entry.stream == whole.stream
      && (whole.change.thing.isEmpty || whole.change.thing == entry.change.thing)
  }

  private func knows(_ later: Entry, _ earlier: Entry) -> Bool {
    earlier.number <= later.base
      || authors?.holds(later.id, earlier.id) ?? (later.device == earlier.device)
  }

  private func isSameField(_ one: Entry, _ other: Entry) -> Bool {
    one.stream == other.stream && one.change.thing == other.change.thing
      && one.change.field == other.change.field
  }

  /// Whether an edit is void.
  ///
  /// It is void if a later, stronger edit did not know it, or if it did not know an earlier one.
  private func isVoid(_ entry: Entry, among others: [Entry]? = nil) -> Bool {
    if entry.change.kind == .agrees { return isDisputed(entry) }
    return (others ?? entries).contains { other in
      let isStronger =
        switch entry.change.kind {
        case .takes: other.change.kind == .gives && isSameField(other, entry)
        case .ends: other.change.kind == .sets && isPart(other, of: entry)
        case .empties, .leaves: other.change.kind == .gives && isPart(other, of: entry)
        default: false
        }
      guard isStronger else { return false }
      return other.number > entry.number ? !knows(other, entry) : !knows(entry, other)
    }
  }
}
