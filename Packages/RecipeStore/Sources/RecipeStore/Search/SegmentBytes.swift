/// Writes numbers and texts one after the other, small numbers in one byte.
struct SegmentWriter {
  private(set) var bytes: [UInt8] = []

  mutating func append(_ number: Int) {
    var rest = UInt(bitPattern: number)
    while rest > 127 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 128)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func append(_ text: String) {
    append(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  mutating func append(_ texts: [String]) {
    append(texts.count)
    for text in texts { append(text) }
  }

  mutating func append(raw part: some Collection<UInt8>) { bytes.append(contentsOf: part) }
}

/// Reads the form of `SegmentWriter`, from bytes with a correct checksum.
struct SegmentReader {
  private let bytes: UnsafeRawBufferPointer
  private(set) var place: Int

  init(_ bytes: UnsafeRawBufferPointer, at place: Int) {
    self.bytes = bytes
    self.place = place
  }

  mutating func number() -> Int {
    var number: UInt = 0
    var shift: UInt = 0
    while true {
      let byte = bytes[place]
      place += 1
      number |= UInt(byte & 127) << shift
      if byte < 128 { return Int(bitPattern: number) }
      shift += 7
    }
  }

  mutating func byte() -> UInt8 {
    defer { place += 1 }
    return bytes[place]
  }

  mutating func text() -> String { String(decoding: raw(), as: UTF8.self) }

  mutating func texts() -> [String] { (0..<number()).map { _ in text() } }

  /// The bytes of a text.
  mutating func raw() -> UnsafeRawBufferPointer {
    let length = number()
    defer { place += length }
    return UnsafeRawBufferPointer(rebasing: bytes[place..<(place + length)])
  }
}

extension UnsafeRawBufferPointer {
  /// Whether bytes come before others, as in a dictionary.
  func isBefore(_ other: UnsafeRawBufferPointer) -> Bool { lexicographicallyPrecedes(other) }
}
