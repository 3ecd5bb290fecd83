import MealModels

/// All words of a recipe, in order, to test whether it contains a line of its page.
struct SaidWords {
  /// The words in lower case, each between two blanks; a stop separates two texts.
  private var bytes: [UInt8] = []
  private var all: Set<ArraySlice<UInt8>> = []

  init(_ texts: [String]) {
    for text in texts {
      let words = Self.words(text)
      bytes += words + [UInt8(ascii: ".")]
      all.formUnion(words.split(separator: 0x20))
    }
  }

  /// Whether every word of a line occurs in it, so that the line names nothing more.
  func holdsEachWord(of line: String) -> Bool {
    Self.words(line).split(separator: 0x20).allSatisfy(all.contains)
  }

  /// Whether a text has the words of a line one after the other; numbers and signs are ignored.
  func holds(_ line: String) -> Bool { bytes.holds(Self.words(line)) }

  private static func words(_ text: String) -> [UInt8] {
    var words: [UInt8] = [0x20]
    for word in text.split(whereSeparator: { !$0.isLetter }) {
      LineShape.addKey(of: String(word), to: &words)
      words.append(0x20)
    }
    return words
  }
}

extension SaidWords {
  /// The words of a draft about its dish.
  init(_ draft: RecipeDraft) {
    self.init(draft.texts.map(\.text))
  }
}
