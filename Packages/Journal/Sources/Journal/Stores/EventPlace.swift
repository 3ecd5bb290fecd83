/// The place of a record in the journal, so that its text need not stay in memory.
///
/// It is valid while the record is in the journal. After a rewrite of the file, the record is found
/// by its sequence and recognized by its checksum.
public struct EventPlace: Hashable, Sendable {
  /// The number of bytes of a place in a list of stored places.
  public static let size = 20

  /// The number of the record among all records of the journal, from 1.
  public let sequence: Int
  /// The checksum of its line.
  let checksum: UInt32
  /// The offset of the line.
  let offset: UInt32
  /// The length of the line.
  let length: UInt32

  /// A value that identifies its record, anywhere in the file.
  public var stamp: UInt64 { UInt64(truncatingIfNeeded: sequence) << 32 | UInt64(checksum) }

  /// Appends the place as ``size`` bytes.
  public func append(to bytes: inout [UInt8]) {
    withUnsafeBytes(of: Int64(sequence).littleEndian) { bytes.append(contentsOf: $0) }
    for number in [checksum, offset, length] {
      withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }
  }

  /// Reads the bytes that ``append(to:)`` wrote; nil if there are too few.
  ///
  /// A place that no journal gave finds no record.
  public init?(_ bytes: UnsafeRawBufferPointer) {
    guard bytes.count >= Self.size else { return nil }
    func number(_ place: Int) -> UInt32 {
      UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self))
    }
    sequence = Int(Int64(littleEndian: bytes.loadUnaligned(as: Int64.self)))
    (checksum, offset, length) = (number(8), number(12), number(16))
  }

  /// Makes the place of a line that was read.
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
  /// The sequence of a line with a valid checksum, without reading the rest of it.
  static func sequence(of line: UnsafeRawBufferPointer) -> Int? {
    var reader = FieldReader(line, from: Checksum.length + 1)
    return reader.number()
  }
}
