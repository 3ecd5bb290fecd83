/// Recognises commands to the cook, and the states at which they end.
extension ClauseReading {
  /// Whether a word at the end of a clause describes a texture: "until creamy".
  func isTexture(_ place: Int) -> Bool {
    guard kinds[place].contains(.texture) else { return false }
    if place > 0, kinds[place - 1].contains(.definite) { return false }
    let isAtEnd = place + 1 == clause.count || Self.afterTexture.contains(clause[place + 1])
    return isAtEnd && clause[..<place].suffix(4).contains { Self.becoming.contains($0) }
  }

  /// Whether a word is a command to the cook: "roll out the dough", "toast the seeds".
  func isCommand(_ place: Int) -> Bool {
    guard textPlace != .title, kinds[place].contains(.command), place + 1 < clause.count else {
      return false
    }
    if let named = Self.putOn[clause[place]], !clause[place...].contains("with"),
      !named.contains(where: { made.has($0, words.lexicon.kinds(of: $0), at: moment) })
    {
      return false
    }
    let next = clause[place + 1]
    if place > 0, Self.joining.contains(clause[place - 1]) {
      return Self.afterCommand.contains(next) || named.contains(place + 1)
        || next.first?.isNumber == true
    }
    if Self.places.contains(next), !kinds[place - 1 < 0 ? place : place - 1].contains(.definite),
      place == 0 || !Self.beforeNoun.contains(clause[place - 1])
    {
      return true
    }
    if place == 0, next == "and", clause.contains("them") || clause.contains("it") { return true }
    if clause[place] == "spread", next == "with",
      place == 0 || Self.beforeCommand.contains(clause[place - 1])
    {
      return true
    }
    return (place == 0 || Self.beforeCommand.contains(clause[place - 1]))
      && (!Self.afterNoun.contains(next) || isWithTool(place + 1)
        || next == "with" && Self.putOn[clause[place]] != nil)
  }

  /// Whether a tool of the cook follows: "fluff with a fork".
  private func isWithTool(_ place: Int) -> Bool {
    clause[place] == "with" && place + 2 < clause.count
      && Self.handTools.contains(clause[place + 2])
  }

  private static let handTools: Set = [
    "fork", "forks", "spoon", "spatula", "whisk", "knife", "masher", "pin", "brush", "hands",
  ]

  /// The words before the result of a step.
  static let becoming: Set = [
    "until", "till", "into", "becomes", "become", "becoming", "turns", "turn", "looks", "look",
    "smells", "smell", "feels", "form", "forms", "is", "are",
  ]
  private static let afterTexture: Set = [
    "and", "but", "or", "in", "about", "on", "again", "inside", "within", "throughout",
  ]
  /// The verbs that put one food on another: "dress the leaves" needs a dressing.
  private static let putOn = [
    "dress": ["dressing", "vinaigrette"], "frost": ["frosting", "icing"],
    "ice": ["icing", "frosting"],
    "glaze": ["glaze", "icing"],
  ]
  /// The words before the target of a verb that puts food somewhere: "spread on a tray".
  private static let places: Set = ["on", "onto", "out", "over", "into", "evenly", "across"]
  private static let beforeNoun: Set = [
    "a", "an", "with", "some", "of", "any", "your", "add", "no",
  ]
  private static let joining: Set = ["and", "or"]
  private static let beforeCommand: Set = [
    "then", "to", "now", "gently", "lightly", "meanwhile", "first", "just", "finally",
    "also", "not", "dont", "carefully", "quickly", "slowly", "briefly", "generously", "thoroughly",
  ]
  private static let afterNoun: Set = [
    "and", "or", "with", "plus", "topped", "is", "are", "of", "go", "goes",
  ]
  private static let afterCommand: Set = [
    "the", "it", "them", "each", "up", "out", "over", "both", "all", "every", "this", "these",
    "one", "some", "half", "a", "an", "around", "to", "on", "onto", "in", "thin", "into", "until",
    "together", "thinly", "tightly", "loosely", "evenly", "any",
  ]
}
