import DesignSystem

/// Advance widths of a grotesque sans-serif, in thousandths of the font size.
///
/// Regular and bold are tabulated for ASCII, the weights between are interpolated; other
/// scripts take a width by kind. Source: the published Helvetica metrics.
enum AdvanceTable {
  /// The width of a character at a font size, in points.
  static func width(_ character: Character, size: Double, weight: FontWeight) -> Double {
    thousandths(character, weight: weight) * size / 1000
  }

  private static func thousandths(_ character: Character, weight: FontWeight) -> Double {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    let index = Int(scalar.value) - 32
    guard regular.indices.contains(index) else { return other(character, scalar) }
    let boldness = Double(weight.number - 400) / 300
    return regular[index] + (bold[index] - regular[index]) * boldness
  }

  private static func other(_ character: Character, _ scalar: Unicode.Scalar) -> Double {
    switch scalar.properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark, .surrogate: return 0
    case .uppercaseLetter: return 722
    case .otherLetter: return CharacterWidth.isWide(scalar) ? 1000 : 600
    case .otherPunctuation, .initialPunctuation, .finalPunctuation: return 333
    default: break
    }
    if scalar == "•" { return 350 }
    if scalar == "…" { return 1000 }
    return CharacterWidth.columns(character) == 2 ? 1200 : 556
  }

  private static let regular: [Double] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
    1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
    333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
    556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]

  private static let bold: [Double] = [
    278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611,
    975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556,
    333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611,
    611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
  ]
}
