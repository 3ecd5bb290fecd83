import EmbeddedText
import MealModels

/// The ordinary words of recipe texts: those that bring no food into a dish wherever they stand.
struct ProseLexicon: Sendable {
  /// The words that ship inside the binary.
  static let bundled = ProseLexicon(String(decoding: BundledProse.text.bytes, as: UTF8.self))

  /// What a line of `Data/prose.txt` says of its words.
  enum Kind: String, CaseIterable, Sendable {
    /// They name no food.
    case word
    /// So do they, and their forms in -s, -ed and -ing.
    case verb
    /// They are names of foods in the book, and in a text hardly ever meant so.
    case otherwise
    /// They are names of foods, but not where a cook is told to do it: "roll out", "toast the".
    case command
    /// They say what something is like, where they stand at the end: "until creamy".
    case texture
    /// They are what a dish becomes on the way: "the filling".
    case result
    /// They say that what follows was named before: "the butter".
    case definite
  }

  private var words: [Kind: Set<String>] = [:]
  /// Words of other languages, and the foods they name.
  private(set) var names: [(key: String, food: FoodID)] = []

  /// Reads lines "KIND: word, word" and "name FOOD: word, word".
  ///
  /// Lines that do not fit are left out, so that their words stay unknown; a test finds them.
  init(_ text: String) {
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      guard let entry = Self.entry(line) else { continue }
      switch entry.meaning {
      case .kind(let kind): words[kind, default: []].formUnion(entry.words)
      case .name(let food): names += entry.words.map { (FoodName.key($0), food) }
      }
    }
  }

  /// What a line gives its words.
  enum Meaning: Equatable {
    case kind(Kind)
    case name(FoodID)
  }

  /// What one line says, and for which words; nil when it cannot be read.
  static func entry(_ line: Substring) -> (words: [String], meaning: Meaning)? {
    let parts = FoodLine.parts(line, at: ":", most: 1)
    guard parts.count == 2 else { return nil }
    let words = FoodLine.parts(parts[1], at: ",").filter { !$0.isEmpty }.map { String($0) }
    if let kind = Kind(rawValue: String(parts[0])) { return (words, .kind(kind)) }
    let head = FoodLine.parts(parts[0], at: " ", most: 1)
    guard head.count == 2, head[0] == "name" else { return nil }
    return (words, .name(FoodID(rawValue: String(head[1]))))
  }

  /// Whether a line of a kind has a word.
  func holds(_ word: String, as kind: Kind) -> Bool { words[kind]?.contains(word) ?? false }

  /// Whether a word names no food: an ordinary one, a form of a verb, or a number.
  func isOrdinary(_ word: String) -> Bool {
    holds(word, as: .word) || isNumber(word) || isFormOfVerb(word)
  }

  /// Whether a word says how much or how long, alone or with its unit: "2", "85%", "200g".
  private func isNumber(_ word: String) -> Bool {
    let unit = word.drop(while: Self.isDigit)
    guard unit.count < word.count else { return false }
    return unit.isEmpty || Self.units.contains(String(unit)) || isPowerOfTen(unit)
  }

  /// Whether what follows digits makes them a number as programs write it: "1e30", "0x1p40".
  private func isPowerOfTen(_ rest: Substring) -> Bool {
    rest.last.map(Self.isDigit) ?? false
      && rest.allSatisfy { Self.isDigit($0) || "exp".contains($0) }
  }

  private static func isDigit(_ letter: Character) -> Bool { ("0"..."9").contains(letter) }

  private static let units: Set = [
    "%", "g", "kg", "mg", "ml", "cl", "dl", "l", "cm", "mm", "in", "inch", "inches", "oz", "lb",
    "lbs", "min", "mins", "h", "hr", "hrs", "f", "c", "st", "nd", "rd", "th", "x", "s",
  ]

  private func isFormOfVerb(_ word: String) -> Bool {
    Self.stems(of: word, without: ["", "s", "es", "d", "ed", "ing"]).contains {
      holds($0, as: .verb)
    }
  }

  /// What a word may be made of: with the ending taken off, an "e" given back, or a doubled letter
  /// made single: "stirring" of "stir".
  static func stems(of word: String, without endings: [String]) -> [String] {
    var stems: [String] = []
    for ending in endings where word.hasSuffix(ending) && word.count >= ending.count + 2 {
      let stem = String(word.dropLast(ending.count))
      stems.append(stem)
      guard !ending.isEmpty else { continue }
      stems.append(stem + "e")
      if stem.last == stem.dropLast().last { stems.append(String(stem.dropLast())) }
      if ending.hasPrefix("e") || ending == "s", stem.hasSuffix("i") {
        stems.append(stem.dropLast() + "y")
      }
    }
    return stems
  }
}
