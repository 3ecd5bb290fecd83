import Journal

/// All shared streams; other streams never leave the device and are never received.
public struct SharedStreams: Sendable {
  private let streams: [StreamName: SharedStream]
  /// For each allowed part, by name, the journal place of the record that allowed it.
  private let allowed: [StreamName: Int]
  private let permission: (stream: StreamName, last: Int)?

  /// Makes a list.
  ///
  /// - Parameters:
  ///   - place: returns the journal place of the record that gave a consent, by the consent's id;
  ///     nil if the consent is not given. By default no part is allowed.
  ///   - permission: the stream in which people choose what is shared, with the last record that
  ///     this list knows; a later record makes this list outdated. Nil if people have no choice.
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

  /// Whether people changed their choice in the latest records.
  func isOutdated(by records: [Record]) -> Bool {
    guard let permission else { return false }
    return records.contains { $0.stream == permission.stream && $0.sequence > permission.last }
  }

  /// The names of the streams.
  public var all: Set<StreamName> { Set(streams.keys) }

  /// The names of the streams and of the allowed parts.
  public var names: Set<StreamName> {
    all.union(allowed.keys)
  }

  /// The stream with a name; nil if it is not shared.
  public subscript(_ name: StreamName) -> SharedStream? { streams[name] }

  /// The name of the part that a record belongs to, or else of its stream.
  func name(of record: Record) -> StreamName {
    part(of: record)?.name ?? record.stream
  }

  /// Whether this device accepts a record from another device.
  func takes(_ record: Record) -> Bool {
    streams[record.stream] != nil && part(of: record).map { allowed[$0.name] != nil } ?? true
  }

  /// Whether a record of this journal is sent to other devices.
  func sends(_ record: Record) -> Bool {
    guard let part = part(of: record) else { return true }
    return allowed[part.name].map { record.sequence > $0 } ?? false
  }

  /// The record in the form that other devices may see.
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

  /// The meaning of a record for other devices; nil if it stays on this device.
  func meaning(of record: Record) -> EditMeaning? {
    guard let stream = streams[record.stream],
      record.id.original.rawValue.utf8.count <= EventID.longestShared
    else { return nil }
    if record.version == 0 { return EditMeaning(.undoes) }
    return stream.meaning(record).map(\.short).flatMap { $0.isSmall ? $0 : EditMeaning(.happens) }
  }

  /// An edit of another device, with the meaning that its payload has, whatever the edit claims.
  ///
  /// This check and `FieldHeads`, which checks that the author knew the edits it removes, control
  /// everything that weakens a limit. If this version cannot read the payload, it accepts the
  /// claimed meaning. In a stream of limits, it treats an edit that claims nothing about a field as
  /// an additional limit.
  func judged(_ edit: HouseholdEdit) -> HouseholdEdit {
    guard let stream = streams[edit.stream] else { return edit }
    var edit = edit
    // An edit of a record that is not shared changes nothing.
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
