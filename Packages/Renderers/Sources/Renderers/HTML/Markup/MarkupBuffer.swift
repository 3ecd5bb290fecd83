/// A page as it grows, in UTF-8; only `raw` writes without escaping.
struct MarkupBuffer {
  private(set) var bytes: [UInt8] = []

  /// The written text.
  var string: String { String(decoding: bytes, as: UTF8.self) }

  mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

  /// Writes markup from our source.
  mutating func raw(_ markup: StaticString) {
    markup.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Writes names of tokens and paths of drawings; never use it for texts of people.
  mutating func raw(name: String) { bytes.append(contentsOf: name.utf8) }

  mutating func append(_ other: MarkupBuffer) { bytes.append(contentsOf: other.bytes) }

  /// Writes words, cleaned and escaped.
  mutating func text(_ words: String) {
    var words = words
    words.withUTF8 { bytes.appendEscaped($0) }
  }

  /// Writes ` name="value"` with the value cleaned and escaped.
  mutating func attribute(_ name: StaticString, _ value: String) {
    raw(" ")
    raw(name)
    raw("=\"")
    text(value)
    raw("\"")
  }

  /// Writes ` name="value"` unless the value is empty.
  mutating func attribute(_ name: StaticString, unlessEmpty value: String) {
    if !value.isEmpty { attribute(name, value) }
  }

  /// Writes a whole number.
  mutating func integer(_ number: Int) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    digits(Int(number.magnitude))
  }

  /// Writes a number of points that is counted in hundredths, `108.67` or `16`.
  mutating func points(_ hundredths: Int) {
    if hundredths < 0 { bytes.append(UInt8(ascii: "-")) }
    let magnitude = Int(hundredths.magnitude)
    digits(magnitude / 100)
    let rest = magnitude % 100
    guard rest > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    bytes.append(UInt8(ascii: "0") + UInt8(rest / 10))
    if rest % 10 > 0 { bytes.append(UInt8(ascii: "0") + UInt8(rest % 10)) }
  }

  /// Writes a number, rounded to hundredths.
  mutating func number(_ value: Double) { points(Hundredths.of(value)) }

  /// Writes a byte as two hexadecimal digits.
  mutating func pair(_ byte: UInt8) {
    for half in [byte >> 4, byte & 15] {
      bytes.append(half < 10 ? UInt8(ascii: "0") + half : UInt8(ascii: "a") + half - 10)
    }
  }

  private mutating func digits(_ number: Int) {
    if number >= 10 { digits(number / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}

/// Lengths counted in hundredths of a point, so that sums of them are exact.
enum Hundredths {
  /// The nearest count; a value that is not a number or beyond ten million points becomes zero.
  static func of(_ points: Double) -> Int {
    let scaled = (points * 100).rounded()
    return scaled.magnitude < 1e9 ? Int(scaled) : 0
  }
}
