import Journal
import MealModels

/// The recipes that were added or changed since the others were put in order.
struct RecentPart: Sendable {
  /// The recipes by their numbers; nil for one that was changed again or permanently deleted.
  private(set) var recipes: [IndexedRecipe?] = []
  private var numbers: [RecipeID: Int] = [:]
  private var wordNumbers: [String: Int] = [:]
  private(set) var words: [String] = []
  /// For each word the numbers of the recipes, each times 256 plus the bits of the place.
  private(set) var postings: [[UInt32]] = []

  /// The ids of the recipes that are not outdated.
  var ids: Dictionary<RecipeID, Int>.Keys { numbers.keys }

  subscript(_ id: RecipeID) -> IndexedRecipe? { numbers[id].flatMap { recipes[$0] } }

  /// Replaces the entry of a recipe.
  mutating func put(_ recipe: IndexedRecipe) {
    remove(recipe.card.id)
    let number = UInt32(recipes.count)
    numbers[recipe.card.id] = recipes.count
    recipes.append(recipe)
    for (word, place) in recipe.words {
      postings[wordNumber(word)].append(number << 8 | UInt32(place.rawValue))
    }
  }

  /// Forgets a recipe.
  mutating func remove(_ id: RecipeID) {
    if let number = numbers.removeValue(forKey: id) { recipes[number] = nil }
  }

  private mutating func wordNumber(_ word: String) -> Int {
    if let known = wordNumbers[word] { return known }
    wordNumbers[word] = words.count
    words.append(word)
    postings.append([])
    return words.count - 1
  }
}

extension RecentPart: LibraryPart {
  var count: Int { recipes.count }

  func isShown(_ number: Int) -> Bool { recipes[number].map { !$0.card.isRemoved } ?? false }

  func minutes(_ number: Int) -> Int? { recipes[number]?.card.minutes }

  func rating(_ number: Int) -> Int { recipes[number]?.card.rating ?? 0 }

  func foodCount(_ number: Int) -> Int { recipes[number]?.foodCount ?? 0 }

  func card(_ number: Int) -> RecipeCard { known(number).card }

  func id(_ number: Int) -> RecipeID { known(number).card.id }

  func titleKey(_ number: Int) -> [UInt8] { Array(known(number).titleKey.utf8) }

  private func known(_ number: Int) -> IndexedRecipe {
    guard let recipe = recipes[number] else {
      preconditionFailure("a recipe that does not count is never asked for")
    }
    return recipe
  }

  func forEach(_ term: SearchTerm, _ body: (Int, WordPlace, Bool) -> Void) {
    for whole in term.wholes {
      if let word = wordNumbers[whole] { forEach(word, isWhole: true, body) }
    }
    guard let start = term.start else { return }
    for (word, text) in words.enumerated()
    where text.utf8.starts(with: start.utf8) && !term.wholes.contains(text) {
      forEach(word, isWhole: false, body)
    }
  }

  private func forEach(_ word: Int, isWhole: Bool, _ body: (Int, WordPlace, Bool) -> Void) {
    for posting in postings[word] {
      body(Int(posting >> 8), WordPlace(rawValue: UInt8(truncatingIfNeeded: posting)), isWhole)
    }
  }

  func first(_ count: Int, of numbers: [Int]) -> [Int] {
    let keyed = numbers.map { (number: $0, key: titleKey($0), id: Array(id($0).rawValue.utf8)) }
    let sorted = keyed.sorted { one, other in
      one.key == other.key
        ? one.id.lexicographicallyPrecedes(other.id) : one.key.lexicographicallyPrecedes(other.key)
    }
    return sorted.prefix(count).map(\.number)
  }
}
