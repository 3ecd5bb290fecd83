/// Events that become records together, with the ids they will have.
struct Batch {
  let events: [(event: Event, time: Timestamp, id: EventID)]

  /// Checks the events and gives each an id; throws what is wrong with the first bad one.
  init(_ events: [Event], makeID: () -> String) throws(JournalError) {
    var checked: [(Event, Timestamp, EventID)] = []
    for event in events {
      try event.check()
      guard let time = Timestamp(event.time) else { throw .invalidTime(event.stream) }
      checked.append((event, time, try EventID(makeID())))
    }
    self.events = checked
  }

  /// The lines of the batch, numbered from the sequence after `sequence`.
  func lines(after sequence: Int, device: DeviceID) -> [UInt8] {
    var lines: [UInt8] = []
    for (index, (event, time, id)) in events.enumerated() {
      let time = String(decoding: time.bytes, as: UTF8.self)
      let place = "\(index + 1)/\(events.count)"
      let fields =
        "\(sequence + index + 1) \(id) \(device) \(time) \(place) \(event.stream) \(event.version) "
      let rest = Array(fields.utf8) + event.payload
      lines += Checksum.text(rest) + [UInt8(ascii: " ")] + rest + [UInt8(ascii: "\n")]
    }
    return lines
  }
}
