/// Reads records of a journal again without waiting for the journal, for a screen that is being
/// drawn.
///
/// It reads only places that a journal gave, and checks each record against its place.
public struct RecordReader: Sendable {
  private let journal: String
  private let files: JournalFileSystem

  init(journal: String, files: JournalFileSystem) {
    (self.journal, self.files) = (journal, files)
  }

  /// The records at some places, in the order of the places, from one file; records that no longer
  /// exist are left out.
  public func records(at places: [EventPlace]) throws(JournalError) -> [Record] {
    guard let file = try files.open(journal, .read) else { return [] }
    defer { file.close() }
    var records: [Record] = []
    var moved: Set<EventPlace> = []
    for place in places {
      let line = try file.read(Int(place.offset), Int(place.length))
      if let record = Self.record(line, at: place) {
        records.append(record)
      } else {
        moved.insert(place)
      }
    }
    guard !moved.isEmpty else { return records }
    return (records + (try find(moved, in: file))).sorted { $0.sequence < $1.sequence }
  }

  /// Searches the file if it was rewritten since the places were stored.
  private func find(
    _ places: Set<EventPlace>, in file: JournalFile
  ) throws(JournalError) -> [Record] {
    let wanted = Dictionary(
      places.map { ($0.sequence, $0) }, uniquingKeysWith: { first, _ in first })
    var found: [Record] = []
    var rest: [UInt8] = []
    var offset = 0
    while found.count < wanted.count {
      let portion = try file.read(offset, Self.portion)
      guard !portion.isEmpty, rest.count <= RecordLine.longest else { return found }
      offset += portion.count
      let bytes = rest + portion
      let end = bytes.lastIndex(of: UInt8(ascii: "\n")) ?? bytes.startIndex
      for line in bytes[..<end].split(separator: UInt8(ascii: "\n")) {
        let sequence = line.withUnsafeBytes { RecordLine.sequence(of: $0) }
        guard let place = sequence.flatMap({ wanted[$0] }) else { continue }
        if let record = Self.record(Array(line), at: place) { found.append(record) }
      }
      rest = Array(bytes[end...])
    }
    return found
  }

  private static let portion = 1 << 20

  /// The record of a line if it is the one at a place, whatever its offset; nil for any other line.
  private static func record(_ line: [UInt8], at place: EventPlace) -> Record? {
    line.withUnsafeBytes { bytes in
      guard let found = EventPlace(of: bytes, at: Int(place.offset)), found == place,
        let read = RecordLine(checking: bytes), let topic = Topic(field: read.topic)
      else { return nil }
      return read.record(of: topic, format: Header.version)
    }
  }
}

extension EventJournal {
  /// A reader that does not wait for this journal.
  public func recordReader() -> RecordReader {
    RecordReader(journal: folder.journal, files: folder.files)
  }
}
