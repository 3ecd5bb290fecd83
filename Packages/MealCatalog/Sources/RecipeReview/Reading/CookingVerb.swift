/// The words that mark a cooking step.
enum CookingVerb {
  /// The cooking verbs of a clause that are instructions to the cook, in order.
  ///
  /// Most of these words can also be nouns or adjectives: "bring to a boil", "brown sugar".
  static func verbs(in clause: [String]) -> [String] {
    clause.indices.compactMap { index in
      isVerb(at: index, of: clause) ? clause[index] : nil
    }
  }

  /// Whether a step contains a cooking verb.
  static func isIn(_ step: StepText) -> Bool {
    step.sentences.contains { $0.clauses.contains { !verbs(in: $0).isEmpty } }
  }

  private static func isVerb(at index: Int, of clause: [String]) -> Bool {
    let word = clause[index]
    guard verbs.contains(word) else { return false }
    let next = index + 1 < clause.count ? clause[index + 1] : nil
    if let next, things.contains(next) { return false }
    guard isCommand(at: index, of: clause) else { return false }
    guard adjectives.contains(word) else { return true }
    if let next { return objects.contains(next) }
    return !looks.contains(word) && (index == 0 || ["and", "then"].contains(clause[index - 1]))
  }

  private static func isCommand(at index: Int, of clause: [String]) -> Bool {
    guard index > 0 else { return true }
    let before = clause[index - 1]
    if ["it", "them", "everything"].contains(before) {
      return clause[..<(index - 1)].contains("let")
    }
    return openings.contains(before)
  }

  private static let verbs: Set = [
    "fry", "saute", "roast", "bake", "simmer", "boil", "broil", "grill", "steam", "toast", "sear",
    "brown", "braise", "poach", "sweat", "soften", "stew", "char", "cook", "blanch", "griddle",
    "caramelize", "caramelise", "wilt", "bubble", "reduce", "deepfry", "microwave", "parboil",
    "crisp",
  ]
  /// Verbs that are adjectives or nouns unless they have an object.
  private static let adjectives: Set = [
    "brown", "steam", "toast", "stew", "char", "roast", "grill", "crisp",
  ]
  /// Verbs among these that describe the look of a food at the end of a clause.
  private static let looks: Set = ["brown", "crisp", "char"]
  private static let objects: Set = [
    "the", "it", "them", "each", "both", "all", "a", "an", "in", "on", "well", "half", "this",
    "these", "for", "over", "under", "until", "at", "gently", "covered", "uncovered", "every",
    "one", "slowly",
  ]
  private static let openings: Set = [
    "and", "then", "or", "gently", "slowly", "now", "just", "quickly", "briefly", "stir", "deep",
    "pan", "dry", "shallow", "again", "lightly", "barely", "to", "uncovered", "rapidly", "hard",
    "partly",
  ]
  private static let things: Set = [
    "sugar", "rice", "off", "water", "juices", "point", "side", "basket", "pan", "tray", "tin",
    "dry",
  ]
}

/// The words that state the heat of a step.
enum HeatWord {
  /// Whether a step names a heat; a heat that food is taken off is ignored.
  static func isIn(_ step: StepText) -> Bool {
    step.sentences.contains(where: isIn)
  }

  /// Whether a sentence names a heat.
  static func isIn(_ sentence: StepText.Sentence) -> Bool {
    sentence.clauses.contains(where: names)
  }

  /// Whether a clause puts something on the heat or takes it off; nil if it does neither.
  static func isOn(after clause: [String]) -> Bool? {
    if names(clause) || returns.contains(where: { clause.holds(run: $0) }) { return true }
    return endings.contains { clause.holds(run: $0) } ? false : nil
  }

  private static func names(_ clause: [String]) -> Bool {
    let ended = endings.first { clause.holds(run: $0) } ?? []
    return clause.contains { all.contains($0) && !ended.contains($0) }
  }

  private static let all: Set = [
    "heat", "low", "medium", "high", "simmer", "simmering", "boil", "boiling", "broiler", "grill",
    "oven", "microwave", "flame", "flames", "hot", "gentle", "gently", "steam", "steamer",
    "toaster", "kettle", "cooker", "griddle", "coals", "embers", "barbecue", "bubble", "bubbles",
    "f", "c", "lowest", "highest", "moderate", "tandoor", "plancha", "fire",
  ]
  private static let endings = [
    ["off", "the", "heat"], ["from", "the", "heat"], ["turn", "off"], ["switch", "off"],
    ["from", "the", "oven"], ["off", "heat"],
  ]
  private static let returns = [["return"], ["back", "on"], ["back", "over"]]
}
