/// One row of a picture in a window; each character cell shows two pixels, one above the other.
public struct PictureStrip: Hashable, Sendable {
  /// The upper pixel of each cell.
  public var upper: [PixelGrid.Pixel]
  /// The lower pixel of each cell.
  public var lower: [PixelGrid.Pixel]

  /// Makes a strip; both halves are equally wide.
  public init(upper: [PixelGrid.Pixel], lower: [PixelGrid.Pixel]) {
    self.upper = upper
    self.lower = lower
  }

  /// The character for each cell in a line: its upper half is filled.
  public static let place: Character = "\u{2580}"
}

/// A mark in a line: the next cells belong to a strip.
///
/// The mark takes no column. It consists of control characters, which no drawn text contains
/// (`PlainText`): first the start of the mark, then the digits of the strip's number in octal.
public enum PictureMark {
  /// The start of the mark.
  public static let start: Character = "\u{5}"

  /// The text of a strip in a line: its mark, then its cells.
  static func line(_ number: Int, columns: Int) -> String {
    let digits = String(number, radix: 8).utf8.map { byte in
      Character(UnicodeScalar(byte - UInt8(ascii: "0") + firstDigit))
    }
    return String([start] + digits) + String(repeating: PictureStrip.place, count: columns)
  }

  /// The octal digit that a character of a mark encodes; nil for any other character.
  static func digit(_ character: Character) -> Int? {
    guard let value = character.asciiValue, (firstDigit..<firstDigit + 8).contains(value) else {
      return nil
    }
    return Int(value - firstDigit)
  }

  private static let firstDigit: UInt8 = 0x10
}

/// Numbers the rows of the pictures in one drawing.
final class StripList {
  private(set) var strips: [PictureStrip] = []

  /// Adds a row of a picture and returns its text in a line.
  func line(_ strip: PictureStrip) -> String {
    strips.append(strip)
    return PictureMark.line(strips.count - 1, columns: strip.upper.count)
  }
}

extension WindowDrawing {
  /// The strips that a line shows, in the order of their marks.
  public func strips(in line: String) -> [PictureStrip] {
    var found: [PictureStrip] = []
    var rest = line[...]
    while let mark = rest.firstIndex(of: PictureMark.start) {
      rest = rest[rest.index(after: mark)...]
      let digits = rest.prefix { PictureMark.digit($0) != nil }
      let number = digits.reduce(0) { $0 * 8 + (PictureMark.digit($1) ?? 0) }
      if strips.indices.contains(number) { found.append(strips[number]) }
    }
    return found
  }
}
