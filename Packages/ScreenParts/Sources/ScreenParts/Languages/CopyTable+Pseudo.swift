import DesignSystem

extension CopyTable {
  /// The table in a made-up but readable language: "Save" becomes "[Šáṽé é]".
  ///
  /// Every letter has an accent, and every text is about 40 % longer and in brackets. Parameters
  /// and forms stay. This reveals words that are not from the table, texts that are joined from
  /// pieces, and texts that have no room to grow.
  public var pseudo: CopyTable {
    CopyTable(
      language: "en-XA", pluralRule: pluralRule,
      entries: entries.mapValues { entry in
        switch entry {
        case .text(let text): .text(PseudoWords.text(text))
        case .plural(let forms): .plural(forms.mapValues(PseudoWords.text))
        }
      })
  }
}

/// Makes the words of the made-up language.
enum PseudoWords {
  static func text(_ text: String) -> String {
    let pieces = TextPiece.pieces(of: text)
    let words = pieces.map { piece in
      switch piece {
      case .words(let words): String(words.map { accented[$0] ?? $0 })
      case .parameter(let name): "{\(name)}"
      }
    }
    let length = pieces.reduce(0) { sum, piece in
      if case .words(let words) = piece { sum + words.count } else { sum }
    }
    return "[\(words.joined())\(filler(length * 2 / 5))]"
  }

  /// Some further characters, in words of at most six letters.
  private static func filler(_ count: Int) -> String {
    var rest = count
    var filler = ""
    while rest > 1 {
      let letters = min(rest - 1, 6)
      filler += " " + String(repeating: "é", count: letters)
      rest -= letters + 1
    }
    return filler
  }

  private static let accented = Dictionary(
    uniqueKeysWithValues: zip(
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
      "áƀçđéƒĝĥíĵķłɱñóþɋŕšŧúṽŵẋýžÁƁÇĐÉƑĜĤÍĴĶŁṀÑÓÞɊŔŠŦÚṼŴẊÝŽ"))
}
