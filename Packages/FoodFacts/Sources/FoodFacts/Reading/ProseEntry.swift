import MealModels

/// A line of `Data/prose`: what it says of which words.
struct ProseEntry: Equatable {
  /// What a line says of its words.
  enum Kind: String, CaseIterable, Sendable {
    /// They bring no food into a dish.
    case word
    /// Nor do they, and their forms in -s, -ed and -ing.
    case verb
    /// Nor do they and their plurals.
    case noun
    /// Nor do they and their forms in -er, -est, -ly and -ness.
    case quality
    /// Nor do these words beside each other, whatever each of them is: "cookie sheet".
    case phrase
    /// They are names of foods in the book, and in a text hardly ever meant so.
    case otherwise
    /// They are names of foods, but not where a cook is told to do it: "roll out", "toast the".
    case command
    /// They say what something is like, where they stand at the end: "until creamy".
    case texture
    /// They say that what follows was named before: "the butter".
    case definite
    /// They may stand where a food is put, and are none: "serve with a fork".
    case thing
    /// A dish, or a part of one, by what it takes to make it; ``DishRule`` says what that is.
    case dish, moist, shaped, dough, sauce, dressing, blend, filling, mixture, single, gruel, part
  }

  /// What a line gives its words.
  enum Meaning: Equatable {
    case kind(Kind)
    case name(FoodID)
  }

  let words: [String]
  let meaning: Meaning

  /// Reads "KIND: word, word" or "name FOOD: word, word"; nil when it is neither.
  init?(_ line: Substring) {
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
