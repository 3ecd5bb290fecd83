import CulinaryFoods
import EmbeddedText
import MealModels

/// The meanings of words in recipe texts.
///
/// Some words name no food. Others name a food although no food of the book has that name.
package struct ProseLexicon: Sendable {
  /// The words that ship inside the binary.
  static let bundled = ProseLexicon(words: BundledProse.words, names: BundledProse.names)

  /// The kinds that a word may have.
  package struct Kinds: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// The word never names a food.
    package static let ordinary = Kinds(rawValue: 1)
    /// The word never names a food, even with "un", "re" or a similar prefix.
    package static let prefixed = Kinds(rawValue: 2)
    package static let otherwise = Kinds(rawValue: 4)
    package static let command = Kinds(rawValue: 8)
    package static let texture = Kinds(rawValue: 16)
    package static let definite = Kinds(rawValue: 64)
    package static let thing = Kinds(rawValue: 128)
    /// The word alone names equipment.
    package static let tool = Kinds(rawValue: 32)

    /// The kinds of dishes and their parts; each has a bit, from the ninth on.
    private static let dishKinds: [ProseEntry.Kind] = [
      .dish, .moist, .shaped, .dough, .sauce, .dressing, .blend, .filling, .mixture, .single,
      .gruel, .part,
    ]

    /// All kinds of dishes and their parts.
    package static let dishes = Kinds(dishKinds.compactMap(of))

    /// The bit for a kind of dish; nil for any other kind.
    package static func of(_ kind: ProseEntry.Kind) -> Kinds? {
      dishKinds.firstIndex(of: kind).map { Kinds(rawValue: 256 << $0) }
    }

    /// The kinds of dishes that a word may be.
    var dish: [ProseEntry.Kind] {
      Self.dishKinds.filter { kind in Self.of(kind).map(contains) ?? false }
    }
  }

  private let words: SortedLines

  /// Normalized names of foods and ordinary phrases, each with its food; nil for a phrase.
  let names: [(key: String, food: FoodID?)]

  /// Normalized names of equipment that have several words.
  let tools: Set<String>

  /// Marks the name of equipment among the names; no food has this id.
  package static let tool = FoodID(rawValue: "?tool")

  /// Makes the lexicon from the two texts that the compiler writes.
  init(words: StaticString, names: StaticString) {
    self.words = SortedLines(words)
    let lines = SortedLines(names)
    let all = (0..<lines.count).map { line in
      var reader = lines.reader(at: line)
      let key = reader.text()
      let food = reader.text()
      return (key: key, food: food.isEmpty ? nil : FoodID(rawValue: food))
    }
    tools = Set(all.filter { $0.food == Self.tool }.map(\.key))
    self.names = all.map { (key: $0.key, food: $0.food == Self.tool ? nil : $0.food) }
  }

  /// The kinds that a word may have; empty if it is unknown.
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

  /// Whether a word is a verb or quality after a prefix: "unmould", "overcrowded".
  private func isPrefixed(_ word: String) -> Bool {
    Self.prefixes.contains { prefix in
      word.hasPrefix(prefix) && word.count > prefix.count + 3
        && listed(String(word.dropFirst(prefix.count)))?.contains(.prefixed) ?? false
    }
  }

  private static let prefixes = ["un", "re", "over", "under", "mis"]

  /// The possible stems of a word: without its ending, with an "e" added, or with its last double
  /// letter made single.
  ///
  /// One of them is "peanut" for "peanutty".
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
  /// Whether a word states an amount or a duration, alone or with its unit: "2", "85%", "200g",
  /// "9x13".
  private func isNumber(_ word: String) -> Bool {
    if word == "%" { return true }
    let rest = word.drop(while: Self.isDigit)
    guard rest.count < word.count else { return false }
    return rest.count < 2 || Self.units.contains(String(rest)) || isPowerOfTen(rest)
      || rest.first == "x" && isNumber(String(rest.dropFirst()))
  }

  /// Whether the characters after some digits make a number in the notation of programs: "1e30",
  /// "0x1p40".
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
