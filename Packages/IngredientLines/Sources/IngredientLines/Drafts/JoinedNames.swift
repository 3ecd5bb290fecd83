import MealModels

/// Finds the foods of a name that joins several foods: "cherry or grape tomatoes", "salt and black
/// pepper".
///
/// The parts may share the last words of the name, so all readings are included: "lemon or lime
/// juice" is lemon juice, lime juice and, to be safe, lemon.
struct JoinedNames {
  let food: FoodReference.NameReader

  /// All foods that may be meant, the likeliest first; nil if a part is not a known food.
  func foods(in name: String) -> [Food]? {
    let parts = Self.parts(of: name)
    guard parts.count > 1, let last = parts.last else { return nil }
    var found: [Food] = []
    for part in parts {
      let shared = part == last ? [] : heads(of: last).map { part + $0 }
      let foods = (shared + [part]).compactMap { food($0.joined(separator: " ")) }
      guard !foods.isEmpty else { return nil }
      found += foods.filter { !found.contains($0) }
    }
    return found
  }

  /// The foods after a label that says only what they are for: "Optional toppings: salsa, sour
  /// cream".
  ///
  /// Nil without such a label, or if a part is not a known food.
  func foods(afterLabelIn line: String) -> [Food]? {
    let parts = line.split(separator: ":", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    let label = parts[0].lowercased().split { !$0.isLetter }.map(String.init)
    guard !label.isEmpty, label.allSatisfy(Self.labels.contains) else { return nil }
    let rest = String(parts[1])
    return foods(in: rest) ?? food(rest).map { [$0] }
  }

  private static let labels: Set<String> = [
    "optional", "topping", "toppings", "garnish", "garnishes", "for", "serving", "to", "serve",
    "sides", "extras", "suggested", "the", "on", "top", "and", "or", "add", "ins", "mix",
  ]

  /// The last words of the last part that the parts before it may share: two words, or one.
  private func heads(of part: [String]) -> [[String]] {
    [2, 1].filter { $0 < part.count }.map { Array(part.suffix($0)) }
  }

  /// The words of each part, without brackets.
  private static func parts(of name: String) -> [[String]] {
    let words = name.split { $0.isWhitespace || "()".contains($0) }.flatMap(pieces)
    return words.split { joints.contains($0.lowercased()) }.map(Array.init)
      .filter { !$0.isEmpty }
  }

  /// Splits a word at commas and slashes, and keeps these as separate joining words.
  private static func pieces(of word: Substring) -> [String] {
    var pieces = [""]
    for character in word {
      if character == "," || character == "/" {
        pieces += [",", ""]
      } else {
        pieces[pieces.count - 1].append(character)
      }
    }
    return pieces.filter { !$0.isEmpty }
  }

  private static let joints: Set<String> = ["or", "and", "&", "and/or", ","]
}
