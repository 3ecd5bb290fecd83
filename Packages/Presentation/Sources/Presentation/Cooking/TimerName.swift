/// Finds the name of a wait in a step, made of a verb and its object.
struct TimerName {
  /// The words of the step in lower case, without marks.
  var words: [String]
  /// For each word, whether a mark such as a comma is before it.
  var beginsClause: [Bool]

  /// The name of the wait whose time begins at an index, such as "Simmer the sauce".
  ///
  /// It is "Wait" if the sentence has no verb before the time.
  func name(of start: Int, from sentence: Int) -> String {
    let before = sentence..<start
    let general = before.last { Self.generalVerbs.contains(words[$0]) }
    // "After 10 minutes, turn …" names no wait.
    guard let verb = before.last(where: { isVerb($0, from: sentence) }) ?? general else {
      return "Wait"
    }
    let object = object(after: verb, before: start) ?? subject(of: verb, from: sentence) ?? ""
    let text = object.isEmpty ? words[verb] : "\(words[verb]) \(object)"
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  private func isVerb(_ index: Int, from sentence: Int) -> Bool {
    let word = words[index]
    guard Self.verbs.contains(word) else { return false }
    guard index > 0, !beginsClause[index] else { return true }
    let before = words[index - 1]
    if Self.determiners.contains(before) { return false }
    let after = index + 1 < words.count ? words[index + 1] : ""
    let isLet = words[max(sentence, index - 5)..<index].contains("let")
    let isOpened = isLet || Self.openings.contains(before)
    return after != "of" && (isOpened || !Self.alsoAdjectives.contains(word))
  }

  /// The object after a verb, up to the words for the place, the manner or the time.
  ///
  /// Nil if there is no object, or if it is "it".
  private func object(after verb: Int, before end: Int) -> String? {
    var object: [String] = []
    for index in (verb + 1)..<max(verb + 1, end) {
      let word = words[index]
      if beginsClause[index] || Self.ends.contains(word) || word.hasSuffix("ly") { break }
      if word.first?.isNumber == true { break }
      object.append(word)
    }
    while let last = object.last, Self.determiners.contains(last) { object.removeLast() }
    guard (1...4).contains(object.count), !Self.pronouns.contains(object[0]) else { return nil }
    return object.joined(separator: " ")
  }

  /// The words between "let" or "leave" and a verb: "let the dough rest".
  private func subject(of verb: Int, from sentence: Int) -> String? {
    guard let opening = (sentence..<verb).last(where: { ["let", "leave"].contains(words[$0]) })
    else { return nil }
    let object = words[(opening + 1)..<verb]
    let isWhole = !object.contains { Self.ends.contains($0) || Self.pronouns.contains($0) }
    guard (1...4).contains(object.count), isWhole,
      !beginsClause[(opening + 1)...verb].contains(true)
    else { return nil }
    return object.joined(separator: " ")
  }

  private static let verbs: Set<String> = [
    "bake", "baste", "beat", "blanch", "blend", "boil", "braise", "broil", "brown", "bubble",
    "caramelize", "char", "chill", "cook", "cool", "crisp", "cure", "drain", "dry", "freeze",
    "froth", "fry", "grill", "heat", "infuse", "knead", "marinate", "melt", "microwave", "mix",
    "parboil", "pickle", "poach", "press", "proof", "reduce", "refrigerate", "rest", "rise",
    "roast", "salt", "saute", "sauté", "sear", "settle", "shake", "simmer", "sit", "sizzle", "soak",
    "soften", "stand", "steam", "steep", "stew", "stir", "sweat", "thicken", "toast", "toss",
    "warm", "whip", "whisk", "wilt",
  ]
  /// Vague verbs, used if there is no better one.
  private static let generalVerbs: Set<String> = [
    "bring", "crackle", "dissolve", "give", "hold", "keep", "leave", "loosen", "pop", "rinse",
    "rub", "swirl", "turn",
  ]
  /// Words that are verbs only at the start of a clause or after a joining word; else they are
  /// adjectives or nouns.
  private static let alsoAdjectives: Set<String> = [
    "brown", "char", "cool", "crisp", "dry", "roast", "salt", "stew", "toast", "warm", "rest",
    "press", "boil", "steam", "heat",
  ]
  private static let openings: Set<String> = [
    "and", "then", "or", "it", "them", "everything", "gently", "slowly", "to", "now", "pan",
  ]
  private static let determiners: Set<String> = [
    "a", "an", "the", "of", "low", "medium", "high", "medium-high", "medium-low", "lowest",
    "highest", "gentle", "bare", "rolling", "that", "its", "their", "each", "another", "this",
    "off",
  ]
  private static let pronouns: Set<String> = [
    "it", "them", "everything", "all", "both", "this", "these", "each", "one", "another",
  ]
  /// Words that end the object of a verb.
  private static let ends: Set<String> = [
    "about", "after", "again", "all", "another", "around", "as", "at", "before", "below", "between",
    "but", "by", "covered", "down", "for", "from", "hard", "in", "inside", "into", "just", "no",
    "nearly", "off", "on", "once", "onto", "or", "out", "over", "per", "so", "skin-side", "then",
    "through", "to", "together", "under", "uncovered", "undisturbed", "until", "untouched", "up",
    "well", "when", "where", "while", "whole", "with", "without", "and", "cut-side", "dry",
    "for", "is", "are", "has", "have", "half", "that", "which",
  ]
}
