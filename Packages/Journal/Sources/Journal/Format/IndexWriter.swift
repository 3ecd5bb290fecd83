/// Writes the parts of an index: numbers of eight bytes, and lists that begin with their length.
struct IndexWriter {
  private(set) var bytes: [UInt8] = []

  mutating func append(number: Int) {
    withUnsafeBytes(of: Int64(number).littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func append(list: some Collection<UInt8>) {
    append(number: list.count)
    bytes.append(contentsOf: list)
  }

  /// Appends a list of numbers in their memory layout.
  mutating func append<Number: BitwiseCopyable>(numbers: [Number]) {
    append(number: numbers.count)
    numbers.withUnsafeBytes { bytes.append(contentsOf: $0) }
  }
}

/// Reads the parts that an `IndexWriter` wrote; after a missing part, all further parts are nil.
struct IndexReader {
  private let bytes: UnsafeRawBufferPointer
  private var place = 0

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  /// Whether all bytes were read.
  var isAtEnd: Bool { place == bytes.count }

  mutating func number() -> Int? {
    guard bytes.count - place >= 8 else { return nil }
    defer { place += 8 }
    return Int(Int64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: Int64.self)))
  }

  mutating func list() -> [UInt8]? { numbers(UInt8.self) }

  mutating func numbers<Number: BitwiseCopyable>(_ type: Number.Type) -> [Number]? {
    let size = MemoryLayout<Number>.stride
    guard let count = number(), count >= 0, count <= (bytes.count - place) / size else {
      return nil
    }
    let part = bytes.part(place..<(place + count * size))
    place += count * size
    return [Number](unsafeUninitializedCapacity: count) { buffer, filled in
      UnsafeMutableRawBufferPointer(buffer).copyMemory(from: part)
      filled = count
    }
  }
}
