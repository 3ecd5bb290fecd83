#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Journal
import PrintedText

/// A part of the household's list that was taken in.
struct LedgerPull: Equatable, Sendable {
  /// What was taken in, in the order of its numbers, without gaps.
  var lines: [LedgerLine] = []
  /// What the drafts that stand right after it knew.
  var bases: [BaseRun] = []
  /// Conflicts that are new, or have another side.
  var conflicts: [EditConflict] = []
  /// Where conflicts were decided.
  var decided: [FieldPlace] = []
  /// Drafts that count for nothing any more, as the copies that they were.
  var dropped: [EventID] = []
  /// Further streams of which edits were passed over, because they are not shared here.
  var passedOver: Set<StreamName> = []
  /// Streams of which what was passed over was read after all.
  var readAfterAll: Set<StreamName> = []
  /// The streams that the program shares which took it in; nil for all, as earlier versions had it.
  var sharedStreams: Set<StreamName>?
  /// What this device is called from now on; nil where that has not changed.
  var device: DeviceID?
  /// What the lines make of the fields, where that is known already; it is not stored.
  var heads: FieldHeads?
}

/// Drafts that follow each other and knew the list up to the same number.
struct BaseRun: Equatable, Sendable {
  var count: Int
  let base: Int
}

extension [BaseRun] {
  /// Adds one more draft.
  mutating func append(_ base: Int) {
    if last?.base == base {
      self[count - 1].count += 1
    } else {
      append(BaseRun(count: 1, base: base))
    }
  }

  /// What the draft of a place knew, from 0; nil for one after the last.
  subscript(draft place: Int) -> Int? {
    var first = 0
    for run in self {
      guard place - first >= run.count else { return run.base }
      first += run.count
    }
    return nil
  }
}

extension LedgerPull {
  /// About how much of what can grow without end goes into one event, in bytes.
  private static let longestPart = 256 << 10

  /// The same as several, each of which fits into an event: what is decided, what was dropped and where
  /// people are asked first, and the lines with the rest in the last.
  var parts: [LedgerPull] {
    var parts: [LedgerPull] = []
    var part = LedgerPull(sharedStreams: sharedStreams)
    var size = 0
    func end() {
      if size > 0 { parts.append(part) }
      (part, size) = (LedgerPull(sharedStreams: sharedStreams), 0)
    }
    func make(room bytes: Int) {
      if size + bytes > Self.longestPart { end() }
      size += bytes
    }
    for place in decided {
      make(room: place.size)
      part.decided.append(place)
    }
    for id in dropped {
      make(room: id.rawValue.utf8.count + 4)
      part.dropped.append(id)
    }
    for conflict in conflicts {
      make(room: conflict.json.lineText.utf8.count)
      part.conflicts.append(conflict)
    }
    // What fits goes along with the lines.
    guard !parts.isEmpty else { return [self] }
    end()
    var last = self
    (last.decided, last.dropped, last.conflicts) = ([], [], [])
    return parts + [last]
  }

  /// The text of the event, as its ``HouseholdEvent/json`` would be written.
  var payload: Data {
    var bytes = Array("{\"pulled\": [".utf8)
    bytes.reserveCapacity(160 * (lines.count + 1))
    for (place, line) in lines.enumerated() {
      if place > 0 { bytes += ", ".utf8 }
      line.write(to: &bytes)
    }
    bytes += "], ".utf8
    bytes += rest.lineText.utf8.dropFirst()
    return Data(bytes)
  }

  /// What is stored besides the lines.
  var rest: JSON {
    var rest: JSON = [
      "bases": .array(bases.map { [.integer($0.count), .integer($0.base)] }),
      "conflicts": .array(conflicts.map(\.json)),
      "decided": .array(
        decided.map { [.string($0.stream.rawValue), .optional($0.thing), .string($0.field)] }),
    ]
    for (name, streams) in [("passedOver", passedOver), ("readAfterAll", readAfterAll)]
    where !streams.isEmpty {
      rest = rest.adding(.object([.init(name, .strings(streams.sorted().map(\.rawValue)))]))
    }
    // None at all is not the same as all.
    if let sharedStreams {
      rest = rest.adding(
        .object([.init("shared", .strings(sharedStreams.sorted().map(\.rawValue)))]))
    }
    if !dropped.isEmpty {
      rest = rest.adding(["dropped": .array(dropped.map { .string($0.rawValue) })])
    }
    return device.map { rest.adding(["device": .string($0.rawValue)]) } ?? rest
  }

  init?(_ json: JSON, _ list: [JSON]) {
    self.init()
    lines = list.compactMap(LedgerLine.init)
    guard lines.count == list.count else { return nil }
    bases = Self.bases(json["bases"])
    conflicts = (json["conflicts"].list ?? []).compactMap(EditConflict.init)
    decided = (json["decided"].list ?? []).compactMap { place in
      guard let parts = place.list, parts.count == 3,
        let stream = parts[0].text.flatMap({ try? StreamName($0) }), let field = parts[2].text
      else { return nil }
      return FieldPlace(stream, parts[1].text, field)
    }
    passedOver = Self.streams(json["passedOver"])
    readAfterAll = Self.streams(json["readAfterAll"])
    sharedStreams = json["shared"].list == nil ? nil : Self.streams(json["shared"])
    dropped = (json["dropped"].list ?? []).compactMap { $0.text.flatMap { try? EventID($0) } }
    device = json["device"].text.flatMap { try? DeviceID($0) }
  }

  private static func streams(_ json: JSON) -> Set<StreamName> {
    Set((json.list ?? []).compactMap { $0.text.flatMap { try? StreamName($0) } })
  }

  private static func bases(_ json: JSON) -> [BaseRun] {
    // Earlier versions wrote each draft's by its id: all are taken to have known what the first knew.
    if case .object(let members) = json, let first = members.compactMap(\.value.integer).min() {
      return [BaseRun(count: .max, base: first)]
    }
    return (json.list ?? []).compactMap { run in
      guard let parts = run.list, parts.count == 2, let count = parts[0].integer, count > 0,
        let base = parts[1].integer
      else { return nil }
      return BaseRun(count: count, base: base)
    }
  }
}
