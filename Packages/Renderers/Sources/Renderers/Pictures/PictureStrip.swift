/// One row of a picture in a window: in each place two pixels, one above the other.
public struct PictureStrip: Hashable, Sendable {
  /// The upper half of each place.
  public var upper: [PixelGrid.Pixel]
  /// The lower half of each place.
  public var lower: [PixelGrid.Pixel]

  /// Makes a strip; both halves are equally wide.
  public init(upper: [PixelGrid.Pixel], lower: [PixelGrid.Pixel]) {
    self.upper = upper
    self.lower = lower
  }

  /// What stands for each place in a line: its upper half.
  public static let place: Character = "\u{2580}"
}

/// Says in a line that the places that follow belong to a strip; it takes no column.
///
/// It consists of control characters, which no drawn word can hold (`PlainText`): one that begins
/// it, then the number of the strip in octal digits.
public enum PictureMark {
  /// Where it begins.
  public static let start: Character = "\u{5}"

  /// The places of a strip, after its mark.
  static func line(_ number: Int, columns: Int) -> String {
    let digits = String(number, radix: 8).utf8.map { byte in
      Character(UnicodeScalar(byte - UInt8(ascii: "0") + firstDigit))
    }
    return String([start] + digits) + String(repeating: PictureStrip.place, count: columns)
  }

  /// The digit that a character of a mark stands for; nil for any other character.
  static func digit(_ character: Character) -> Int? {
    guard let value = character.asciiValue, (firstDigit..<firstDigit + 8).contains(value) else {
      return nil
    }
    return Int(value - firstDigit)
  }

  private static let firstDigit: UInt8 = 0x10
}

/// Gives the rows of the pictures of one drawing their numbers.
final class StripList {
  private(set) var strips: [PictureStrip] = []

  /// A row of a picture as a line.
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
