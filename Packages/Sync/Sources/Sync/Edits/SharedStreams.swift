import Journal

/// All streams that are shared; everything else never leaves the device, and is never taken from
/// another one.
public struct SharedStreams: Sendable {
  private let streams: [StreamName: SharedStream]
  /// The records by which parts were allowed, as places in the journal, by the names of the parts.
  private let allowed: [StreamName: Int]
  private let permission: (stream: StreamName, last: Int)?

  /// Makes a list.
  ///
  /// - Parameters:
  ///   - place: the record by which a consent was given, as a place in the journal, by the id of the
  ///     consent; nil where it is not given. No part is allowed unless given.
  ///   - permission: the stream by which people say what is shared, with the last record of it that this
  ///     list knows; after a later one nothing is done by this list any more. Nil where they do not.
  public init(
    _ streams: [SharedStream], consent place: (String) -> Int? = { _ in nil },
    by permission: (stream: StreamName, last: Int)? = nil
  ) {
    self.streams = Dictionary(streams.map { ($0.name, $0) }, uniquingKeysWith: { _, last in last })
    let parts = streams.compactMap(\.part)
    allowed = Dictionary(
      parts.compactMap { part in place(part.consent).map { (part.name, $0) } },
      uniquingKeysWith: { _, last in last })
    self.permission = permission
  }

  /// Whether people said something else since, by what was written last.
  func isOutdated(by records: [Record]) -> Bool {
    guard let permission else { return false }
    return records.contains { $0.stream == permission.stream && $0.sequence > permission.last }
  }

  /// Their names.
  public var all: Set<StreamName> { Set(streams.keys) }

  /// Their names, and those of the parts that are allowed.
  public var names: Set<StreamName> {
    all.union(allowed.keys)
  }

  /// The stream of a name; nil for one that is not shared.
  public subscript(_ name: StreamName) -> SharedStream? { streams[name] }

  /// The name of the part to which a record belongs, or else of its stream.
  func name(of record: Record) -> StreamName {
    part(of: record)?.name ?? record.stream
  }

  /// Whether a record of others is taken in.
  func takes(_ record: Record) -> Bool {
    streams[record.stream] != nil && part(of: record).map { allowed[$0.name] != nil } ?? true
  }

  /// Whether a record of this journal is for the others.
  func sends(_ record: Record) -> Bool {
    guard let part = part(of: record) else { return true }
    return allowed[part.name].map { record.sequence > $0 } ?? false
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
