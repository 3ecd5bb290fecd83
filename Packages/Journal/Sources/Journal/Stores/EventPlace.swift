/// Where a record of the journal is, so that its text need not be kept in memory.
///
/// It stays good for as long as the record is in the journal, also where the file was written anew:
/// the record is then looked for by its sequence, and told from any other by its checksum.
public struct EventPlace: Hashable, Sendable {
  /// How many bytes a place takes where many of them are kept.
  public static let size = 20

  /// Its place among all records of the journal, from 1.
  public let sequence: Int
  /// The checksum of its line.
  let checksum: UInt32
  /// Where the line was.
  let offset: UInt32
  /// How long the line is.
  let length: UInt32

  /// What tells its record from every other, wherever that is in the file.
  public var stamp: UInt64 { UInt64(truncatingIfNeeded: sequence) << 32 | UInt64(checksum) }

  /// Appends the place as ``size`` bytes.
  public func append(to bytes: inout [UInt8]) {
    withUnsafeBytes(of: Int64(sequence).littleEndian) { bytes.append(contentsOf: $0) }
    for number in [checksum, offset, length] {
      withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }
  }

  /// Takes bytes that ``append(to:)`` wrote; nil for too few.
  ///
  /// A place that no journal ever gave is that of no record.
  public init?(_ bytes: UnsafeRawBufferPointer) {
    guard bytes.count >= Self.size else { return nil }
    func number(_ place: Int) -> UInt32 {
      UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self))
    }
    sequence = Int(Int64(littleEndian: bytes.loadUnaligned(as: Int64.self)))
    (checksum, offset, length) = (number(8), number(12), number(16))
  }

  /// The place of a line that was read.
  init?(of line: UnsafeRawBufferPointer, at offset: Int) {
    guard line.count > Checksum.length,
      let checksum = Checksum.value(line.part(0..<Checksum.length)),
      let sequence = RecordLine.sequence(of: line)
    else { return nil }
    self.sequence = sequence
    self.checksum = checksum
    (self.offset, length) = (UInt32(offset), UInt32(line.count))
  }
}

extension RecordLine {
  /// The sequence of a line whose checksum is known to be right, without reading the rest of it.
  static func sequence(of line: UnsafeRawBufferPointer) -> Int? {
    var reader = FieldReader(line, from: Checksum.length + 1)
    return reader.number()
  }
}
