#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Journal

/// A stream that the devices of a household share, and what its events mean.
public struct SharedStream: Sendable {
  /// The stream.
  public let name: StreamName
  /// Whether what was stored before a device joined is not sent, because its state is stated anew then.
  public let isStatedAnew: Bool
  /// Whether it holds what protects people: of that only who knew it takes anything away, in whichever
  /// way.
  public let holdsLimits: Bool
  /// A part of it that is shared only where somebody allows it.
  public let part: SharedPart?
  /// What an event means for the others; nil for one that stays on this device.
  public let meaning: @Sendable (Record) -> EditMeaning?

  /// Describes a stream; all of it is shared unless a part is given.
  public init(
    _ name: StreamName, isStatedAnew: Bool = false, holdsLimits: Bool = false,
    part: SharedPart? = nil, meaning: @escaping @Sendable (Record) -> EditMeaning?
  ) {
    self.name = name
    self.isStatedAnew = isStatedAnew
    self.holdsLimits = holdsLimits
    self.part = part
    self.meaning = meaning
  }
}

/// A part of a stream that is shared only where somebody allows it.
///
/// While they do not, nothing of it is sent, nor taken from others; what of it others sent meanwhile is
/// read once it is allowed. What was stored before that is not sent, because it is stated anew then.
public struct SharedPart: Sendable {
  /// Its name, which no stream has.
  public let name: StreamName
  /// The record by which it was allowed, as a place in the journal; nil where it is not.
  public let allowed: Int?
  /// Whether a record belongs to it.
  let holds: @Sendable (Record) -> Bool
  /// What others may see of the payload of a record that does not belong to it, allowed or not.
  let shown: @Sendable (Record) -> Data

  /// Describes a part.
  public init(
    _ name: StreamName, allowed: Int?, holds: @escaping @Sendable (Record) -> Bool,
    shown: @escaping @Sendable (Record) -> Data = { $0.payload }
  ) {
    self.name = name
    self.allowed = allowed
    self.holds = holds
    self.shown = shown
  }
}

/// All streams that are shared; everything else never leaves the device, and is never taken from
/// another one.
public struct SharedStreams: Sendable {
  private let streams: [StreamName: SharedStream]
  private let permission: (stream: StreamName, last: Int)?

  /// Makes a list.
  ///
  /// - Parameter permission: the stream by which people say what is shared, with the last record of it
  ///   that this list knows; after a later one nothing is done by this list any more. Nil where they do
  ///   not.
  public init(_ streams: [SharedStream], by permission: (stream: StreamName, last: Int)? = nil) {
    self.streams = Dictionary(streams.map { ($0.name, $0) }, uniquingKeysWith: { _, last in last })
    self.permission = permission
  }

  /// Whether people said something else since, by what was written last.
  func isOutdated(by records: [Record]) -> Bool {
    guard let permission else { return false }
    return records.contains { $0.stream == permission.stream && $0.sequence > permission.last }
  }

  /// Their names.
  var all: Set<StreamName> { Set(streams.keys) }

  /// Their names, and those of the parts that are allowed.
  public var names: Set<StreamName> {
    let parts = streams.values.compactMap(\.part).filter { $0.allowed != nil }
    return Set(streams.keys).union(parts.map(\.name))
  }

  /// The stream of a name; nil for one that is not shared.
  public subscript(_ name: StreamName) -> SharedStream? { streams[name] }

  /// The name of the part to which a record belongs, or else of its stream.
  func name(of record: Record) -> StreamName {
    part(of: record)?.name ?? record.stream
  }

  /// Whether a record of others is taken in.
  func takes(_ record: Record) -> Bool {
    streams[record.stream] != nil && part(of: record).map { $0.allowed != nil } ?? true
  }

  /// Whether a record of this journal is for the others.
  func sends(_ record: Record) -> Bool {
    part(of: record).map { $0.allowed.map { record.sequence > $0 } ?? false } ?? true
  }

  /// A record as others may see it.
  func shown(_ record: Record) -> Record {
    guard let part = streams[record.stream]?.part, !part.holds(record) else { return record }
    let payload = part.shown(record)
    if payload == record.payload { return record }
    let event = Event(
      stream: record.stream, subject: record.subject, version: record.version, time: record.time,
      payload: payload)
    return Record(event, sequence: record.sequence, id: record.id, device: record.device)
  }

  private func part(of record: Record) -> SharedPart? {
    streams[record.stream]?.part.flatMap { $0.holds(record) ? $0 : nil }
  }

  /// What a record means for the others; nil for one that stays here.
  func meaning(of record: Record) -> EditMeaning? {
    guard let stream = streams[record.stream],
      record.id.original.rawValue.utf8.count <= EventID.longestShared
    else { return nil }
    if record.version == 0 { return EditMeaning(.undoes) }
    return stream.meaning(record).map(\.short).flatMap { $0.isSmall ? $0 : EditMeaning(.happens) }
  }

  /// An edit of others as it counts here: what it means is read in its payload, whatever it says of itself.
  ///
  /// With `FieldHeads`, which asks whether its author knew what it takes away, this is the gate for
  /// everything that weakens a limit. Of what this version cannot read the word of the edit holds; among
  /// limits it is one more of them, unless it says something else of a field.
  func judged(_ edit: HouseholdEdit) -> HouseholdEdit {
    guard let stream = streams[edit.stream] else { return edit }
    var edit = edit
    // What is not shared should not have come, and changes nothing.
    guard let read = meaning(of: edit.record) else {
      edit.meaning = EditMeaning(.happens)
      return edit
    }
    if read.kind != .happens {
      edit.meaning = read
    } else if edit.meaning.kind == .happens || edit.meaning.kind == .undoes {
      edit.meaning = stream.holdsLimits ? EditMeaning(.gives, fields: ["unread"]) : read
    }
    return edit
  }
}
