/// Writes outlines in the path language of SVG, with one decimal and no needless characters.
struct PlatePen {
  /// Room for what is written; what counts ends at `end`.
  private var bytes = [UInt8](repeating: 0, count: 2048)
  private var end = 0
  private var needsGap = false

  /// What was written so far; the pen is empty afterwards.
  mutating func take() -> String {
    defer { end = 0 }
    return String(decoding: bytes[..<end], as: UTF8.self)
  }

  /// Starts at a point of the box.
  mutating func move(_ x: Double, _ y: Double) { write(0x4D, x, y) }

  /// A straight line by such a distance.
  mutating func line(_ x: Double, _ y: Double) { write(0x6C, x, y) }

  /// A curve by such a distance, bent to a point.
  mutating func curve(_ bendX: Double, _ bendY: Double, _ x: Double, _ y: Double) {
    write(0x71, bendX, bendY)
    number(x)
    number(y)
  }

  /// A part of a circle by such a distance, clockwise; the shorter part unless told otherwise.
  mutating func arc(_ radius: Double, _ x: Double, _ y: Double, isLong: Bool = false) {
    write(0x61, radius, radius)
    flags(isLong ? 0x31 : 0x30)
    number(x)
    number(y)
  }

  /// Back to where it started.
  mutating func close() { command(0x7A) }

  /// A point, which round ends make a dot.
  mutating func dot(_ x: Double, _ y: Double) {
    move(x, y)
    command(0x68)
    number(0.1)
  }

  /// A whole circle around a point.
  mutating func circle(_ x: Double, _ y: Double, _ radius: Double) {
    move(x, y - radius)
    arc(radius, 0.1, 0, isLong: true)
    close()
  }

  private mutating func write(_ letter: UInt8, _ x: Double, _ y: Double) {
    command(letter)
    number(x)
    number(y)
  }

  private mutating func command(_ letter: UInt8) {
    if end + 64 > bytes.count { bytes += [UInt8](repeating: 0, count: bytes.count) }
    bytes[end] = letter
    end += 1
    needsGap = false
  }

  /// No turn, the long or short part, clockwise.
  private mutating func flags(_ part: UInt8) {
    bytes[end] = 0x20
    bytes[end + 1] = 0x30
    bytes[end + 2] = 0x20
    bytes[end + 3] = part
    bytes[end + 4] = 0x20
    bytes[end + 5] = 0x31
    end += 6
    needsGap = true
  }

  private mutating func number(_ value: Double) {
    var tenths = Int(value * 10 + (value < 0 ? -0.5 : 0.5))
    let isNegative = tenths < 0
    if isNegative { tenths = -tenths }
    let hasGap = needsGap
    var at = end
    bytes.withUnsafeMutableBufferPointer { bytes in
      func put(_ byte: Int) {
        bytes[at] = UInt8(truncatingIfNeeded: byte)
        at += 1
      }
      if isNegative { put(0x2D) } else if hasGap { put(0x20) }
      let whole = tenths / 10
      let rest = tenths - whole * 10
      if whole >= 100 { put(0x30 + whole / 100 % 10) }
      if whole >= 10 { put(0x30 + whole / 10 % 10) }
      if whole > 0 || rest == 0 { put(0x30 + whole % 10) }
      if rest > 0 {
        put(0x2E)
        put(0x30 + rest)
      }
    }
    end = at
    needsGap = true
  }
}
