#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Journal
import PrintedText

/// A merged part of the household's list.
struct LedgerPull: Equatable, Sendable {
  /// The merged edits, in the order of their numbers, without gaps.
  var lines: [LedgerLine] = []
  /// The numbers up to which the pending edits after this page knew the list, in their order.
  var bases: [BaseRun] = []
  /// The conflicts that are new or have a new side.
  var conflicts: [EditConflict] = []
  /// The places of decided conflicts.
  var decided: [FieldPlace] = []
  /// The copies of pending edits that became void.
  var dropped: [EventID] = []
  /// More streams of skipped edits, which this version does not share.
  var passedOver: Set<StreamName> = []
  /// The streams whose skipped edits were read later.
  var readAfterAll: Set<StreamName> = []
  /// The streams that the merging program shares; nil means all, as in events of earlier versions.
  var sharedStreams: Set<StreamName>?
  /// The device's new id; nil if it did not change.
  var device: DeviceID?
  /// The latest edits of each field after these lines, if they are already known; they are not
  /// stored.
  var heads: FieldHeads?
}

/// A run of consecutive pending edits that knew the list up to the same number.
struct BaseRun: Equatable, Sendable {
  var count: Int
  let base: Int
}

extension [BaseRun] {
  /// Adds one pending edit.
  mutating func append(_ base: Int) {
    if last?.base == base {
      self[count - 1].count += 1
    } else {
      append(BaseRun(count: 1, base: base))
    }
  }

  /// The number that a pending edit knew, by its position from 0; nil after the last one.
  subscript(pendingEdit place: Int) -> Int? {
    var first = 0
    for run in self {
      guard place - first >= run.count else { return run.base }
      first += run.count
    }
    return nil
  }
}

extension LedgerPull {
  /// The approximate size limit of one event's variable content, in bytes.
  private static let longestPart = 256 << 10

  /// The pull as several events of limited size.
  ///
  /// Decided places, voided edits and conflicts come first; the last event has the lines and the
  /// rest.
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
    // A pull that fits into one event stays one event.
    guard !parts.isEmpty else { return [self] }
    end()
    var last = self
    (last.decided, last.dropped, last.conflicts) = ([], [], [])
    return parts + [last]
  }

  /// The payload of the event, in the form that ``HouseholdEvent/json`` writes.
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

  /// The stored members apart from the lines.
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
    // An empty list is not nil: nil means all streams.
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
    // Earlier versions wrote one number for each pending edit's id; the smallest one is used for
    // all.
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
