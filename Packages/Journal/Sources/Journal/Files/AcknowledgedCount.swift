/// How far a journal was acknowledged, as the file beside it says, which survives what happens to the
/// end of the journal.
///
/// The file has two places, written in turn, each with its checksum and in a sector of its own: what a
/// power cut takes of one leaves the other.
struct AcknowledgedCount: Equatable, Sendable {
  /// The place of the second of the two, in bytes.
  static let sector = 512
  /// How long each is, with its line feed.
  static let length = 160
  private static let magic = "journal-count 1"

  /// Grows with every change; the higher of two is the later.
  var generation = 0
  /// What the ids of the journal's files have in common, see `Header.origin`.
  var origin: String
  /// The sequence of the last record that was acknowledged; 0 before the first one was.
  var sequence: Int

  /// Where this one is written.
  var place: Int { generation % 2 * Self.sector }

  /// The bytes of one place.
  var bytes: [UInt8] {
    let fields = Array("\(Self.magic) \(generation) \(origin) \(sequence)".utf8)
    var bytes = fields + [UInt8(ascii: " ")] + Checksum.text(of: fields)
    bytes += Array(repeating: Log.padding, count: max(0, Self.length - bytes.count - 1))
    return bytes + [UInt8(ascii: "\n")]
  }

  init(origin: String, sequence: Int) {
    (self.origin, self.sequence) = (origin, sequence)
  }

  /// Reads one place; nil for what was not written whole.
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
  /// What the file beside the journal says of its end.
  enum End: Sendable {
    /// More follows; nothing is said of the end yet.
    case open
    /// Nobody counted, or not this journal.
    case uncounted
    /// This sequence was acknowledged.
    case acknowledged(Int)
  }

  /// How many records were acknowledged that come after the last one there is.
  var missingAtEnd: Int { max(0, acknowledged - lastSequence) }

  /// Takes what the count says before the file is read.
  mutating func expect(_ count: AcknowledgedCount?, asEndOf header: Header?) {
    counted = count
    guard let count, let header else { return end = count == nil ? .uncounted : .open }
    guard count.origin == header.origin else {
      // Records of another journal were acknowledged here.
      isOfOthers = count.sequence > 0
      return end = .uncounted
    }
    acknowledged = count.sequence
    end = .acknowledged(count.sequence)
  }

  /// Whether an end that looks like a write that did not finish may hold more than that.
  var mayEndBeAcknowledged: Bool {
    switch end {
    case .open: false
    case .uncounted: true
    case .acknowledged(let sequence): sequence > lastSequence
    }
  }
}
