/// Events that become records together, with the ids of these records.
struct Batch: Sendable {
  let events: [Row]

  /// An event with the id and the device of its record; the device is nil if the device that signs
  /// is meant.
  struct Row: Sendable {
    let event: Event
    let time: Timestamp
    let id: EventID
    let device: DeviceID?

    init(_ event: Event, as id: EventID, of device: DeviceID?) throws(JournalError) {
      guard let time = Timestamp(event.time) else { throw .invalidTime(event.stream) }
      (self.event, self.time, self.id, self.device) = (event, time, id, device)
    }
  }

  /// Takes checked rows.
  init(_ rows: [Row]) {
    events = rows
  }

  /// Checks the events and gives each an id; throws for the first invalid one.
  init(_ events: [Event], makeID: () -> String) throws(JournalError) {
    for event in events { try event.check() }
    try self.init(checked: events, makeID: makeID)
  }

  /// Makes a batch with a mark that the journal made.
  init(mark: Event, makeID: () -> String) throws(JournalError) {
    try self.init(checked: [mark], makeID: makeID)
  }

  private init(checked events: [Event], makeID: () -> String) throws(JournalError) {
    let id = try EventID(makeID())
    guard events.count < 2 || id.rawValue.utf8.count <= EventID.longestOfBatch else {
      throw .invalidIdentifier(id.rawValue)
    }
    var rows: [Row] = []
    rows.reserveCapacity(events.count)
    for (index, event) in events.enumerated() {
      rows.append(try Row(event, as: events.count == 1 ? id : id.numbered(index + 1), of: nil))
    }
    self.events = rows
  }

  /// The records of the batch, numbered from the sequence after `sequence`.
  func records(after sequence: Int, device: DeviceID) -> [Record] {
    events.enumerated().map { index, row in
      Record(
        format: Header.version, sequence: sequence + index + 1, id: row.id,
        device: row.device ?? device,
        time: row.time.date, stream: row.event.stream, subject: row.event.subject,
        version: row.event.version, payload: row.event.payload)
    }
  }

  /// The lines of the batch, numbered from the sequence after `sequence`.
  func lines(after sequence: Int, device: DeviceID) -> [UInt8] {
    var lines: [UInt8] = []
    lines.reserveCapacity(events.reduce(0) { $0 + $1.event.payload.count + 160 })
    var (lastTime, timeText): (Timestamp?, [UInt8]) = (nil, [])
    for (index, row) in events.enumerated() {
      let (event, time) = (row.event, row.time)
      if time != lastTime { (lastTime, timeText) = (time, time.bytes) }
      let start = lines.count
      lines.append(contentsOf: Checksum.placeholder)
      lines.append(number: sequence + index + 1)
      lines.append(field: row.id.rawValue)
      lines.append(field: (row.device ?? device).rawValue)
      lines.append(contentsOf: timeText)
      lines.append(UInt8(ascii: " "))
      lines.append(number: index + 1, endedBy: "/")
      lines.append(number: events.count)
      lines.append(contentsOf: event.stream.rawValue.utf8)
      if let subject = event.subject {
        lines.append(UInt8(ascii: "/"))
        lines.append(contentsOf: subject.rawValue.utf8)
      }
      lines.append(UInt8(ascii: " "))
      lines.append(number: event.version)
      event.payload.withUnsafeBytes { lines.append(contentsOf: $0) }
      Checksum.fill(in: &lines, at: start)
      lines.append(UInt8(ascii: "\n"))
    }
    return lines
  }
}

extension [UInt8] {
  fileprivate mutating func append(field: String) {
    append(contentsOf: field.utf8)
    append(UInt8(ascii: " "))
  }

  fileprivate mutating func append(number: Int, endedBy mark: Unicode.Scalar = " ") {
    append(contentsOf: String(number).utf8)
    append(UInt8(ascii: mark))
  }
}
