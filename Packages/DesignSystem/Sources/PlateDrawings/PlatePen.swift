import DesignSystem

/// Writes outlines in the path language of SVG, with one decimal place and no needless characters.
struct PlatePen {
  /// The buffer of the written bytes, which end at `end`.
  private var bytes = [UInt8](repeating: 0, count: 2048)
  private var end = 0
  private var needsGap = false

  /// Returns the text written so far and empties the pen.
  mutating func take() -> String {
    defer { end = 0 }
    return String(decoding: bytes[..<end], as: UTF8.self)
  }

  /// Moves to a point of the box.
  mutating func move(_ x: Double, _ y: Double) { write(0x4D, x, y) }

  /// Adds a straight line by this offset.
  mutating func line(_ x: Double, _ y: Double) { write(0x6C, x, y) }

  /// Adds a curve by this offset, bent toward a control point.
  mutating func curve(viaX bendX: Double, y bendY: Double, toX x: Double, y: Double) {
    write(0x71, bendX, bendY)
    number(x)
    number(y)
  }

  /// Adds a clockwise arc of a circle by this offset; by default the shorter arc.
  mutating func arc(_ radius: Double, _ x: Double, _ y: Double, isLong: Bool = false) {
    write(0x61, radius, radius)
    flags(isLong ? 0x31 : 0x30)
    number(x)
    number(y)
  }

  /// Closes the path with a line to its start.
  mutating func close() { command(0x7A) }

  /// Adds a point, which round line ends show as a dot.
  mutating func dot(_ x: Double, _ y: Double) {
    move(x, y)
    command(0x68)
    number(0.1)
  }

  /// Adds a whole circle around a point.
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

  /// Writes the flags of an arc: no rotation, the long or short arc, clockwise.
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
