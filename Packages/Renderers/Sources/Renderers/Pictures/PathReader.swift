/// Reads outlines in the part of the SVG path language that plates use.
///
/// It reads `M`, `L`, `H`, `V`, `Q`, arcs of circles, and `Z`, absolute and relative.
struct PathReader {
  private let bytes: [UInt8]
  private var at = 0

  init(_ path: String) { bytes = Array(path.utf8) }

  /// Draws the readable commands; stops at the first unreadable one.
  consuming func read(into outline: inout PixelOutline) {
    var here = SIMD2<Float>.zero
    var start = here
    while let letter = command() {
      let isRelative = letter >= 0x61
      repeat {
        let base = isRelative ? here : .zero
        switch letter & 0xDF {
        case UInt8(ascii: "M"):
          guard let point = point() else { return }
          here = base + point
          start = here
          outline.move(here)
        case UInt8(ascii: "L"):
          guard let point = point() else { return }
          here = base + point
          outline.line(here)
        case UInt8(ascii: "H"):
          guard let x = number() else { return }
          here.x = base.x + x
          outline.line(here)
        case UInt8(ascii: "V"):
          guard let y = number() else { return }
          here.y = base.y + y
          outline.line(here)
        case UInt8(ascii: "Q"):
          guard let bend = point(), let end = point() else { return }
          outline.curve(from: here, bent: base + bend, to: base + end)
          here = base + end
        case UInt8(ascii: "A"):
          guard let radii = point(), number() != nil, let long = number(), let sweep = number(),
            let end = point()
          else { return }
          outline.arc(
            from: here, radius: radii.x, isLong: long != 0, isClockwise: sweep != 0,
            to: base + end)
          here = base + end
        case UInt8(ascii: "Z"):
          outline.line(start)
          here = start
        default: return
        }
      } while hasNumber
    }
  }

  private mutating func command() -> UInt8? {
    skipGaps()
    guard at < bytes.count, bytes[at] >= 0x41 else { return nil }
    defer { at += 1 }
    return bytes[at]
  }

  private var hasNumber: Bool {
    mutating get {
      skipGaps()
      return at < bytes.count && bytes[at] < 0x41
    }
  }

  private mutating func skipGaps() {
    while at < bytes.count, bytes[at] == 0x20 || bytes[at] == 0x2C { at += 1 }
  }

  private mutating func point() -> SIMD2<Float>? {
    guard let x = number(), let y = number() else { return nil }
    return SIMD2(x, y)
  }

  private mutating func number() -> Float? {
    skipGaps()
    let first = at
    let isNegative = at < bytes.count && bytes[at] == 0x2D
    if isNegative { at += 1 }
    var value: Float = 0
    var unit: Float = 0
    while at < bytes.count {
      let byte = bytes[at]
      if byte == 0x2E, unit == 0 {
        unit = 1
      } else if (0x30...0x39).contains(byte) {
        value = value * 10 + Float(byte - 0x30)
        unit *= 10
      } else {
        break
      }
      at += 1
    }
    guard at > first + (isNegative ? 1 : 0) else { return nil }
    if unit > 1 { value /= unit }
    return isNegative ? -value : value
  }
}
