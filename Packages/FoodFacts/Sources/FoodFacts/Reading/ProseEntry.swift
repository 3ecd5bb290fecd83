import MealModels

/// A line of `Data/prose`: some words and their meaning.
package struct ProseEntry: Equatable {
  /// The kinds of line in the word list.
  package enum Kind: String, CaseIterable, Sendable {
    /// The words add no food to a dish.
    case word
    /// The words and their forms in -s, -ed and -ing add no food.
    case verb
    /// The words and their plurals add no food.
    case noun
    /// The words and their forms in -er, -est, -ly and -ness add no food.
    case quality
    /// The words together are not a food, although each alone may be one: "cookie sheet".
    case phrase
    /// The words are names of foods in the book that texts rarely use for the food.
    case otherwise
    /// The words are names of foods, except in a command to the cook: "roll out", "toast the".
    case command
    /// The words describe a texture at the end of a clause: "until creamy".
    case texture
    /// The words refer to a food named before: "the butter".
    case definite
    /// The words name objects that may be in the place of a food: "serve with a fork".
    case thing
    /// The words name equipment that recipes list among their ingredients: "roasting pan".
    case tool
    /// A dish or a part of one, by the acts that make it; see ``DishRule``.
    case dish, moist, shaped, dough, sauce, dressing, blend, filling, mixture, single, gruel, part
  }

  /// The meaning that a line gives its words.
  package enum Meaning: Equatable {
    case kind(Kind)
    case name(FoodID)
  }

  package let words: [String]
  package let meaning: Meaning

  /// Parses "KIND: word, word" or "name FOOD: word, word"; nil for any other line.
  package init?(_ line: Substring) {
    let parts = FoodLine.parts(line, at: ":", most: 1)
    guard parts.count == 2 else { return nil }
    words = FoodLine.parts(parts[1], at: ",").filter { !$0.isEmpty }.map { String($0) }
    if let kind = Kind(rawValue: String(parts[0])) {
      meaning = .kind(kind)
      return
    }
    let head = FoodLine.parts(parts[0], at: " ", most: 1)
    guard head.count == 2, head[0] == "name" else { return nil }
    meaning = .name(FoodID(rawValue: String(head[1])))
  }
}
