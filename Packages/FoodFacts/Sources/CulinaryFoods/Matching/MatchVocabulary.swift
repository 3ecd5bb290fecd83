import EmbeddedText
import MealModels

/// The words of recipes that are not foods, with their meaning for the food next to them.
package struct MatchVocabulary: Sendable {
  /// The vocabulary that ships inside the binary.
  package static let bundled = MatchVocabulary(
    String(decoding: BundledWords.text.bytes, as: UTF8.self))

  private var meanings: [String: [WordMeaning]] = [:]
  /// The meanings of parts and measures, which have plurals, by their singular.
  private var counted: [String: [WordMeaning]] = [:]
  /// The change that each claim makes.
  private(set) var claims: [String: ContentsChange] = [:]
  private var claimStarts: Set<String> = []
  /// Words that make a claim doubtful.
  private var doubts: Set<String> = []
  /// Words that name the animal of a food.
  private(set) var origins: Set<String> = []
  /// Whether words that only affect claims are understood.
  private var readsDoubts = false

  /// Parses lines "KIND: word, word" and "KIND word, word: effect" of `Data/words.txt`.
  ///
  /// Malformed lines are left out, so that their words stay unknown; a test finds them.
  init(_ text: String) {
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      guard let (words, meaning) = Self.entry(line) else { continue }
      for word in words { add(FoodName.words(of: word), meaning) }
    }
  }

  private mutating func add(_ words: [String], _ meaning: WordMeaning) {
    let phrase = words.joined(separator: " ")
    switch meaning {
    case .cut, .flesh, .container: counted[FoodName.key(of: words), default: []].append(meaning)
    case .doubt: doubts.insert(phrase)
    case .origin: origins.insert(phrase)
    default: meanings[phrase, default: []].append(meaning)
    }
    if case .change(let change) = meaning, change.claim != .none, let first = words.first {
      claims[phrase] = change
      claimStarts.insert(first)
    }
  }

  /// The meanings of some words together; empty if they are unknown.
  ///
  /// Only parts and measures have plurals: "sweet" is a kind, but "sweets" is not.
  func meanings(_ words: ArraySlice<String>) -> [WordMeaning] {
    if words.count == 1, words.first == "," { return [.comma] }
    if words.count == 1, words.allSatisfy(isNumber) { return [.number] }
    let phrase = words.joined(separator: " ")
    let found = (meanings[phrase] ?? []) + (counted[FoodName.key(of: words)] ?? [])
    return found.isEmpty && readsDoubts && doubts.contains(phrase) ? [.doubt] : found
  }

  /// Whether a claim may begin with a word.
  func mayBeginClaim(_ word: String) -> Bool { claimStarts.contains(word) }

  /// Whether exactly these words are listed as words that make a claim doubtful.
  func isListedDoubt(_ words: ArraySlice<String>) -> Bool {
    doubts.contains(words.joined(separator: " "))
  }

  /// The vocabulary for names with a claim, in which phrases such as "if you like" have a meaning.
  var besideClaims: MatchVocabulary {
    var wider = self
    wider.readsDoubts = true
    return wider
  }

  /// The words of one line and their meaning.
  static func entry(_ line: Substring) -> (words: [Substring], meaning: WordMeaning)? {
    let parts = FoodLine.parts(line, at: ":", most: 1)
    guard parts.count == 2 else { return nil }
    let list = { (text: Substring) in FoodLine.parts(text, at: ",").filter { !$0.isEmpty } }
    let head = FoodLine.parts(parts[0], at: " ", most: 1)
    if head.count == 1, let meaning = WordMeaning(kind: parts[0]) {
      return (list(parts[1]), meaning)
    }
    guard head.count == 2, let change = ContentsChange(kind: head[0], list(parts[1])) else {
      return nil
    }
    return (list(head[1]), .change(change))
  }

  /// The foods that one line names; nil for an empty line.
  package static func foods(in line: Substring) -> [FoodID]? {
    guard let entry = entry(line) else { return nil }
    guard case .change(let change) = entry.meaning else { return [] }
    return change.added + [change.onlyOf].compactMap(\.self)
  }

  /// Whether a word is a number, alone or with its unit: "2", "85%", "200g".
  private func isNumber(_ word: String) -> Bool {
    let unit = word.drop { $0.isNumber }
    guard unit.count < word.count else { return false }
    return unit.isEmpty || unit == "%"
      || counted[FoodName.singular(String(unit))]?.contains(.container) ?? false
  }
}

/// The meaning of a word that is not a food for the food next to it.
enum WordMeaning: Equatable, Sendable {
  /// No meaning for the food, anywhere: chopped, large, organic.
  case plain
  /// A part or piece, after any food: slice, leaf.
  case cut
  /// A part of an animal, after its meat or fish: breast, fillet.
  case flesh
  /// A form of a plant or animal, after a food that is not mixed: powder, juice, flour.
  case form
  /// A kind, next to a food that is not mixed: Italian, wild.
  case variety
  /// A cuisine, next to a plant that is not mixed: Thai basil, but not Thai beef, which is a dish.
  case cuisine
  /// A color, next to any food.
  case color
  /// A measure or container, before a food or after a number: cup, jar.
  case container
  /// A number.
  case number
  /// It joins the food before it to the food after it: coated, flavored, filled.
  case joint
  /// It links foods that are all included: and, or, with.
  case link
  /// A sign that separates the words around it.
  case comma
  /// It only makes the claims of a name doubtful: "can be", "option".
  case doubt
  /// It names an animal, such as cow or goat; milk named after an animal is never free of milk.
  case origin
  /// It changes the contents of the food: gluten-free, breaded.
  case change(ContentsChange)

  init?(kind: Substring) {
    switch kind {
    case "plain": self = .plain
    case "cut": self = .cut
    case "flesh": self = .flesh
    case "form": self = .form
    case "variety": self = .variety
    case "cuisine": self = .cuisine
    case "color": self = .color
    case "container": self = .container
    case "joint": self = .joint
    case "link": self = .link
    case "doubt": self = .doubt
    case "origin": self = .origin
    default: return nil
    }
  }
}
