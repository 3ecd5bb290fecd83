import DesignSystem
import PrintedText

/// The width of a character, in thousandths of the font size, at the regular and the bold weight.
///
/// The widths of letters, digits and signs are those of the typeface Inter; emoji and other scripts
/// have one width for each kind.
struct Advance: Equatable {
  /// The width at the weight 400.
  var regular: Int
  /// The width at the weight 700.
  var bold: Int

  /// Makes a width that is the same at every weight.
  init(_ both: Int) { (regular, bold) = (both, both) }

  init(regular: Int, bold: Int) {
    self.regular = regular
    self.bold = bold
  }
}

/// A run of characters with consecutive numbers, and their widths.
struct AdvanceBlock {
  /// The first character.
  let first: UInt32
  /// The widths at the weight 400.
  let regular: [UInt16]
  /// The widths at the weight 700.
  let bold: [UInt16]

  /// The width of a character; nil if the block does not contain it.
  func advance(_ scalar: UInt32) -> Advance? {
    let index = Int(scalar) - Int(first)
    guard regular.indices.contains(index), regular[index] > 0 else { return nil }
    return Advance(regular: Int(regular[index]), bold: Int(bold[index]))
  }
}

/// Looks up the widths of characters.
enum AdvanceTable {
  /// The block that starts with the space.
  ///
  /// It contains nearly every character of most texts.
  static let latin = InterAdvances.blocks[0]

  /// The width of one character as a reader sees it, marks and joined emoji included.
  static func advance(_ character: Character) -> Advance {
    guard let scalar = character.unicodeScalars.first else { return Advance(0) }
    for block in InterAdvances.blocks where scalar.value >= block.first {
      if let found = block.advance(scalar.value) { return found }
    }
    return other(character, scalar)
  }

  private static func other(_ character: Character, _ scalar: Unicode.Scalar) -> Advance {
    switch scalar.properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark, .surrogate, .lineSeparator,
      .paragraphSeparator:
      return Advance(0)
    case .otherLetter: return Advance(CharacterWidth.isWide(scalar) ? 1000 : 640)
    default: return Advance(CharacterWidth.columns(character) == 2 ? 1250 : 640)
    }
  }
}
