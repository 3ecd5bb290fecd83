/// A text as people see it.
///
/// Letters in decorated forms become the plain letters that they show, pictures of food become the
/// names of the foods, and invisible characters are left out.
///
/// Ingredient lines, steps and names are all read in this form, so that the same letters are read
/// in all of them.
public struct ShownText: Sendable {
  /// The text, with the names of foods instead of their pictures.
  public private(set) var text: String

  /// The text without pictures of food.
  public private(set) var withoutPictures: String

  /// The names of the foods that pictures show, in order.
  public private(set) var pictured: [String] = []

  /// Reads a text; a plain text stays the same.
  public init(_ written: String) {
    (text, withoutPictures) = (written, written)
    guard written.unicodeScalars.contains(where: Self.isChanged) else { return }
    (text, withoutPictures) = ("", "")
    let scalars = Array(written.unicodeScalars)
    var index = 0
    while index < scalars.count { index = read(scalars, at: index) }
  }

  /// Reads the character at an index and returns the index after it.
  private mutating func read(_ scalars: [Unicode.Scalar], at index: Int) -> Int {
    let scalar = scalars[index]
    if Self.indicators.contains(scalar.value) { return readIndicators(scalars, at: index) }
    if scalar == Self.blackFlag { return readFlag(scalars, at: index) }
    if let names = Self.pictures[scalar] {
      pictured += names
      text += " \(names.joined(separator: ", ")) "
      withoutPictures += " "
    } else {
      append(Self.superscripts[scalar].map(raised) ?? Self.plain(scalar) ?? String(scalar))
    }
    return index + 1
  }

  private mutating func append(_ plain: String) {
    text += plain
    withoutPictures += plain
  }

  /// The text of a raised digit: after a letter it is the mark of a footnote, after a digit the
  /// numerator of a fraction.
  private func raised(_ digit: String) -> String {
    guard let last = text.unicodeScalars.last else { return digit }
    if last.properties.numericType != nil { return " " + digit }
    return last.properties.isAlphabetic || last == ")" ? " " : digit
  }

  /// Reads two letters of flags as a flag, and any other number of them as plain letters.
  private mutating func readIndicators(_ scalars: [Unicode.Scalar], at start: Int) -> Int {
    let end = scalars[start...].firstIndex { !Self.indicators.contains($0.value) } ?? scalars.count
    if end - start == 2 {
      append(" ")
    } else {
      for scalar in scalars[start..<end] {
        append(Self.letter(Int(scalar.value - Self.indicators.lowerBound)))
      }
    }
    return end
  }

  /// Skips a flag with the invisible letters that name its country.
  private mutating func readFlag(_ scalars: [Unicode.Scalar], at start: Int) -> Int {
    append(" ")
    return scalars[(start + 1)...].firstIndex { !Self.tags.contains($0.value) } ?? scalars.count
  }

  /// The letters of flags.
  private static let indicators: ClosedRange<UInt32> = 0x1F1E6...0x1F1FF
  private static let blackFlag: Unicode.Scalar = "\u{1F3F4}"
  /// Invisible letters, which are meaningful only in flags.
  static let tags: ClosedRange<UInt32> = 0xE0020...0xE007F

  private static func isChanged(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x80, !(0xC0..<0x132).contains(scalar.value) else { return false }
    return indicators.contains(scalar.value) || scalar == blackFlag || pictures[scalar] != nil
      || superscripts[scalar] != nil || plain(scalar) != nil
  }
}
