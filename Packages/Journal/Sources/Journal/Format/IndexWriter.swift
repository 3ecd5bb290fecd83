/// Writes the parts of an index: numbers of eight bytes, and lists with their length before them.
struct IndexWriter {
  private(set) var bytes: [UInt8] = []

  mutating func append(number: Int) {
    withUnsafeBytes(of: Int64(number).littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func append(list: some Collection<UInt8>) {
    append(number: list.count)
    bytes.append(contentsOf: list)
  }

  /// A list of numbers as they lie in memory.
  mutating func append<Number: BitwiseCopyable>(numbers: [Number]) {
    append(number: numbers.count)
    numbers.withUnsafeBytes { bytes.append(contentsOf: $0) }
  }
}

/// Reads what an `IndexWriter` wrote; every part is nil once one is not there.
struct IndexReader {
  private let bytes: UnsafeRawBufferPointer
  private var place = 0

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  /// Everything was read.
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
