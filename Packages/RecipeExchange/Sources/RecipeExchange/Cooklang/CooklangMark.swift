/// A scalar of a text, and whether a backslash before it removes its meaning.
struct CooklangMark: Equatable {
  var scalar: Unicode.Scalar
  var isEscaped = false

  /// The marks of a text; a backslash before punctuation or a line end is dropped, and escapes that
  /// character.
  static func marks(of text: some StringProtocol) -> [CooklangMark] {
    var marks: [CooklangMark] = []
    marks.reserveCapacity(text.utf8.count)
    var escapes = false
    for scalar in text.unicodeScalars {
      if escapes {
        let isMark = scalar == "\n" || isPunctuation(scalar)
        if !isMark { marks.append(CooklangMark(scalar: "\\")) }
        marks.append(CooklangMark(scalar: scalar, isEscaped: isMark))
        escapes = false
      } else if scalar == "\\" {
        escapes = true
      } else {
        marks.append(CooklangMark(scalar: scalar))
      }
    }
    if escapes { marks.append(CooklangMark(scalar: "\\")) }
    return marks
  }

  /// Whether it is this sign and is not escaped.
  func isSign(_ sign: Unicode.Scalar) -> Bool { scalar == sign && !isEscaped }

  /// Whether names of one word may contain it.
  var isWord: Bool {
    isEscaped ? scalar != "\n" : !scalar.properties.isWhitespace && !Self.isPunctuation(scalar)
  }

  /// Whether it is a blank.
  var isBlank: Bool { scalar.properties.isWhitespace && !isEscaped }

  /// Whether it is punctuation, or a symbol of ASCII.
  static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation:
      true
    case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: scalar.isASCII
    default: false
    }
  }
}

extension Sequence<CooklangMark> {
  /// The text of some marks.
  var text: String {
    var scalars = String.UnicodeScalarView()
    for mark in self { scalars.append(mark.scalar) }
    return String(scalars)
  }
}
