import EmbeddedText
import MealModels

/// What is known of the words of recipe texts: which bring no food, and which name a food although no
/// food of the book is called so.
struct ProseLexicon: Sendable {
  /// The words that ship inside the binary.
  static let bundled = ProseLexicon(words: BundledProse.words, names: BundledProse.names)

  /// What a word may be.
  struct Kinds: OptionSet, Sendable {
    let rawValue: Int

    /// It brings no food into a dish, wherever it stands.
    static let ordinary = Kinds(rawValue: 1)
    /// So does it with "un", "re" or the like before it.
    static let prefixed = Kinds(rawValue: 2)
    static let otherwise = Kinds(rawValue: 4)
    static let command = Kinds(rawValue: 8)
    static let texture = Kinds(rawValue: 16)
    static let definite = Kinds(rawValue: 64)
    static let thing = Kinds(rawValue: 128)

    /// The kinds of dishes and their parts, one bit each from here on.
    private static let dishKinds: [ProseEntry.Kind] = [
      .dish, .moist, .shaped, .dough, .sauce, .dressing, .blend, .filling, .mixture, .single,
      .gruel, .part,
    ]

    /// All of them.
    static let dishes = Kinds(dishKinds.compactMap(of))

    /// The bit of a kind of dish; nil of any other kind.
    static func of(_ kind: ProseEntry.Kind) -> Kinds? {
      dishKinds.firstIndex(of: kind).map { Kinds(rawValue: 256 << $0) }
    }

    /// The kinds of dishes that a word may be.
    var dish: [ProseEntry.Kind] {
      Self.dishKinds.filter { kind in Self.of(kind).map(contains) ?? false }
    }
  }

  private let words: SortedLines

  /// Names of foods and ordinary phrases in the form in which names are compared, each with the food
  /// that it names; nil of a phrase.
  let names: [(key: String, food: FoodID?)]

  /// Takes the two texts that ``ProseLexicon/texts(of:)`` makes.
  init(words: StaticString, names: StaticString) {
    self.words = SortedLines(words)
    let lines = SortedLines(names)
    self.names = (0..<lines.count).map { line in
      var reader = lines.reader(at: line)
      let key = reader.text()
      let food = reader.text()
      return (key, food.isEmpty ? nil : FoodID(rawValue: food))
    }
  }

  /// What a word may be; nothing where nobody knows it.
  func kinds(of word: String) -> Kinds {
    if let kinds = listed(word) { return kinds }
    return isNumber(word) || isPrefixed(word) ? .ordinary : []
  }

  private func listed(_ word: String) -> Kinds? {
    words.line(of: word).map { line in
      var reader = words.reader(at: line)
      reader.skip(1)
      return Kinds(rawValue: reader.number())
    }
  }

  /// Whether a word is a verb or quality after a syllable that says how: "unmould", "overcrowded".
  private func isPrefixed(_ word: String) -> Bool {
    Self.prefixes.contains { prefix in
      word.hasPrefix(prefix) && word.count > prefix.count + 3
        && listed(String(word.dropFirst(prefix.count)))?.contains(.prefixed) ?? false
    }
  }

  private static let prefixes = ["un", "re", "over", "under", "mis"]

  /// What a word may be made of: with the ending taken off, an "e" given back, or a doubled letter
  /// made single: "peanutty" of "peanut".
  static func stems(of word: String, without endings: [String]) -> [String] {
    var stems: [String] = []
    for ending in endings where word.hasSuffix(ending) && word.count >= ending.count + 2 {
      let stem = String(word.dropLast(ending.count))
      stems += [stem, stem + "e"]
      if stem.last == stem.dropLast().last { stems.append(String(stem.dropLast())) }
      if ending.hasPrefix("e"), stem.hasSuffix("i") { stems.append(stem.dropLast() + "y") }
    }
    return stems
  }
}

extension ProseLexicon {
  /// Whether a word says how much or how long, alone or with its unit: "2", "85%", "200g", "9x13".
  private func isNumber(_ word: String) -> Bool {
    if word == "%" { return true }
    let rest = word.drop(while: Self.isDigit)
    guard rest.count < word.count else { return false }
    return rest.count < 2 || Self.units.contains(String(rest)) || isPowerOfTen(rest)
      || rest.first == "x" && isNumber(String(rest.dropFirst()))
  }

  /// Whether what follows digits makes them a number as programs write it: "1e30", "0x1p40".
  private func isPowerOfTen(_ rest: Substring) -> Bool {
    rest.last.map(Self.isDigit) ?? false
      && rest.allSatisfy { Self.isDigit($0) || "exp".contains($0) }
  }

  private static func isDigit(_ letter: Character) -> Bool { ("0"..."9").contains(letter) }

  private static let units: Set = [
    "kg", "mg", "gm", "gms", "ml", "cl", "dl", "cm", "mm", "ft", "in", "ins", "inch", "inches",
    "oz",
    "lb", "lbs", "qt", "pt", "tsp", "tsps", "tbsp", "tbsps", "tbs", "cup", "cups", "sec", "secs",
    "second", "seconds", "min", "mins", "minute", "minutes", "hr", "hrs", "hour", "hours", "day",
    "days", "am", "pm", "st", "nd", "rd", "th", "rds", "ths", "kcal", "cal", "kj", "deg", "w",
  ]
}
