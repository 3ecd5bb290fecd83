/// Finds alternatives that omit the word that they share with the food.
///
/// Examples are "oat milk / 2%", "1 flax egg (or a regular one)" and "almond flour or all-purpose".
struct ElidedAlternatives {
  /// An alternative that omits a word.
  struct Alternative {
    /// Its words in the line.
    var words: String
    /// The alternative with the omitted word.
    var name: String
  }

  private(set) var all: [Alternative] = []

  private let text: LineText
  private let tokens: [LineToken]
  private let fields: [LineField]

  /// Finds the alternatives in the words of a name and of remarks.
  ///
  /// - Parameters:
  ///   - food: the name of the food in the line.
  ///   - isFood: whether a name is the name of a known food.
  init(
    _ text: LineText, _ tokens: [LineToken], _ fields: [LineField], besides food: String,
    isFood: (String) -> Bool
  ) {
    (self.text, self.tokens, self.fields) = (text, tokens, fields)
    let name = food.prefix { $0 != "/" && $0 != "," }
    guard let head = name.split(separator: " ").last.map(String.init) else { return }
    for start in tokens.indices where begins(start) {
      let words = words(from: start)
      let kinds = words.filter { !Self.standing.contains($0.lowercased()) }
      let said = kinds.joined(separator: " ")
      if words.isEmpty || !kinds.isEmpty && (isFood(said) || kinds.allSatisfy(Self.isState)) {
        continue
      }
      let name = (kinds + [head]).joined(separator: " ")
      if isFood(name) {
        all.append(Alternative(words: words.joined(separator: " "), name: name))
      } else if kinds.allSatisfy(Self.describes) {
        all.append(Alternative(words: words.joined(separator: " "), name: head))
      }
    }
  }

  /// Whether an alternative begins at a token: it follows "or" or a slash, and is not an amount.
  private func begins(_ index: Int) -> Bool {
    guard index > 0, isName(index), isWord(index) else { return false }
    return tokens[index].gap == .slash && fields[index - 1] == .food
      || tokens[index - 1].word == Self.or
  }

  private func isName(_ index: Int) -> Bool {
    fields[index] == .food || fields[index] == .note
  }

  private func isWord(_ index: Int) -> Bool {
    let isAmount = [.number, .numeral, .measure, .piece].contains(tokens[index].kind)
    return !isAmount || tokens[index].isShare || Self.one == tokens[index].word
  }

  /// The words of an alternative, up to the next sign or amount.
  private func words(from start: Int) -> [String] {
    let rest = tokens.indices[(start + 1)...].prefix { index in
      [.blank, .hyphen].contains(tokens[index].gap) && isName(index)
        && tokens[index].word != Self.or
    }
    return ([start] + rest).map { text[tokens[$0].range] }
  }

  /// Whether a word only describes the state of a food, so that the food is the same: "creamy or
  /// chunky".
  private static func isState(_ word: String) -> Bool { states.contains(word.lowercased()) }

  /// Whether a word only describes the kind of a food.
  private static func describes(_ word: String) -> Bool {
    word.hasSuffix("%") || kinds.contains(word.lowercased())
      || LineWords.describing.contains(LineHash.of(word.lowercased().utf8))
  }

  /// Words that refer to the food, or that may come before a word that does.
  private static let standing: Set<String> = [
    "a", "an", "the", "one", "ones", "kind", "kinds", "type", "types", "sort", "stuff", "thing",
    "version", "variety", "equivalent", "your", "any", "some", "just", "use", "even",
  ]
  private static let states: Set<String> = [
    "fresh", "dried", "dry", "frozen", "canned", "tinned", "jarred", "bottled", "raw", "cooked",
    "ripe", "hot", "mild", "sweet", "smooth", "creamy", "chunky", "crunchy", "coarse", "fine",
    "large", "small", "medium", "homemade", "low-sodium", "salted", "unsalted", "organic", "both",
    "more", "less", "to", "taste", "as", "needed", "so", "if", "desired", "pickled", "made", "with",
    "cube", "store-bought", "light", "lite", "belgian", "french", "italian", "spanish", "greek",
  ]
  /// Words that say that a food is the usual one, and not a replacement for it.
  private static let kinds: Set<String> = [
    "real", "normal", "ordinary", "usual", "standard", "traditional", "conventional", "actual",
    "true", "proper", "classic", "genuine", "authentic", "original", "typical", "full", "non-vegan",
    "nonvegan", "favorite", "favourite", "good", "same",
  ]
  private static let or = LineHash.of("or")
  private static let one = LineHash.of("one")
}
