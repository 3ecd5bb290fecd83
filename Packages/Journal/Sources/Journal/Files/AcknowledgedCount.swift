/// The number of acknowledged records, in a separate file, which survives damage to the journal's
/// end.
///
/// The file has two slots, which are written in turn. Each has a checksum and its own sector, so a
/// power cut that destroys one slot leaves the other.
struct AcknowledgedCount: Equatable, Sendable {
  /// The offset of the second slot, in bytes.
  static let sector = 512
  /// The length of a slot, with its line feed.
  static let length = 160
  private static let magic = "journal-count 1"

  /// A number that grows with every change; the slot with the higher number is the later one.
  var generation = 0
  /// The common part of the ids of the journal's files, see `Header.origin`.
  var origin: String
  /// The sequence of the last acknowledged record; 0 before the first.
  var sequence: Int

  /// The offset of this slot.
  var place: Int { generation % 2 * Self.sector }

  /// The bytes of this slot.
  var bytes: [UInt8] {
    let fields = Array("\(Self.magic) \(generation) \(origin) \(sequence)".utf8)
    var bytes = fields + [UInt8(ascii: " ")] + Checksum.text(of: fields)
    bytes += Array(repeating: Log.padding, count: max(0, Self.length - bytes.count - 1))
    return bytes + [UInt8(ascii: "\n")]
  }

  init(origin: String, sequence: Int) {
    (self.origin, self.sequence) = (origin, sequence)
  }

  /// Reads a slot; nil if it was not written completely.
  init?(_ bytes: [UInt8]) {
    let fields = bytes.split(separator: Log.padding).prefix(6).map {
      String(decoding: $0, as: UTF8.self)
    }
    guard fields.count > 5, let generation = Int(fields[2]), let sequence = Int(fields[4]),
      generation >= 0, sequence >= 0
    else { return nil }
    self.init(origin: fields[3], sequence: sequence)
    self.generation = generation
    guard self.bytes == bytes else { return nil }
  }
}

extension Log {
  /// The knowledge about the journal's end from the count.
  enum End: Sendable {
    /// More lines follow; the end is not known yet.
    case open
    /// There is no count, or it belongs to another journal.
    case uncounted
    /// This sequence was acknowledged.
    case acknowledged(Int)
  }

  /// The number of acknowledged records that are missing after the last record.
  var missingAtEnd: Int { max(0, acknowledged - lastSequence) }

  /// Uses the count, before the file is read.
  mutating func expect(_ count: AcknowledgedCount?, asEndOf header: Header?) {
    counted = count
    guard let count, let header else { return end = count == nil ? .uncounted : .open }
    guard count.origin == header.origin else {
      // The acknowledged records belong to another journal.
      isOfOthers = count.sequence > 0
      return end = .uncounted
    }
    acknowledged = count.sequence
    end = .acknowledged(count.sequence)
  }

  /// Whether an end that looks like an unfinished write may contain acknowledged records.
  var mayEndBeAcknowledged: Bool {
    switch end {
    case .open: false
    case .uncounted: true
    case .acknowledged(let sequence): sequence > lastSequence
    }
  }
}
