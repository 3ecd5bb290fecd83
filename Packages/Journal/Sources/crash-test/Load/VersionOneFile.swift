import Journal

/// A file as version 1 of the format wrote it, with one damaged line and an unfinished write at its
/// end.
struct VersionOneFile {
  private(set) var bytes: [UInt8] = []
  /// The readable records of the file.
  private(set) var ledger = Ledger()

  private static let count = 40
  private static let damaged = 17

  /// Writes batches of one and of two records in turn.
  init() throws(JournalError) {
    add("event-journal 1 old-file 0", checksumFirst: false)
    var number = 1
    while number <= Self.count {
      let size = number % 3 == 0 ? 2 : 1
      let events = (0..<size).map { Self.event(number + $0) }
      try add(events, from: number, of: size)
      number += size
    }
    let torn = Self.event(number)
    add(Self.fields(torn, number, place: 1, of: 2))
    bytes += Array("0badf00d \(number + 1) old-".utf8)
  }

  private static func event(_ number: Int) -> PlannedEvent {
    let streams = [Load.shelf.name, Load.plain[0]]
    let stream = streams[number % streams.count]
    let content = Content(number: 1_000_000_000 + number, item: "item-\(number % 9)")
    var planned = PlannedEvent(content, in: stream)
    planned.event.subject = nil
    return planned
  }

  private mutating func add(
    _ events: [PlannedEvent], from number: Int, of size: Int
  ) throws(JournalError) {
    var facts: [Fact] = []
    var readable: [PlannedEvent] = []
    for (place, planned) in events.enumerated() {
      let sequence = number + place
      add(Self.fields(planned, sequence, place: place + 1, of: size))
      guard sequence != Self.damaged else {
        bytes[bytes.count - 3] ^= 4
        continue
      }
      readable.append(planned)
      facts.append(
        Fact(
          planned.event, sequence: sequence, id: try EventID("old-\(sequence)"),
          device: try DeviceID("old-device")))
    }
    ledger.append(facts, of: readable)
  }

  private static func fields(
    _ planned: PlannedEvent, _ sequence: Int, place: Int, of size: Int
  ) -> String {
    let second = planned.content.number % 100_000_000
    let time = "2026-05-12T18:30:\(second < 10 ? "0" : "")\(second).000Z"
    return "\(sequence) old-\(sequence) old-device \(time) \(place)/\(size) "
      + "\(planned.event.stream) 1 \(planned.content.json)"
  }

  private mutating func add(_ fields: String, checksumFirst: Bool = true) {
    let checksum = Self.checksum(of: fields)
    bytes += Array((checksumFirst ? "\(checksum) \(fields)\n" : "\(fields) \(checksum)\n").utf8)
  }

  /// The CRC-32 of a text, computed bit by bit as the format describes it.
  static func checksum(of text: String) -> String {
    var rest: UInt32 = 0xFFFF_FFFF
    for byte in text.utf8 {
      rest ^= UInt32(byte)
      for _ in 0..<8 { rest = rest & 1 == 1 ? 0xEDB8_8320 ^ (rest >> 1) : rest >> 1 }
    }
    let digits = String(~rest, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
