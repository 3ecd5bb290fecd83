import CulinaryFoods
import MealModels

/// Tells words that look like a food with an allergen: "eggsellent", "nutzilla", "penut".
///
/// A writer who plays with a food's name, or spells it wrongly, still means the food.
struct FoodResemblance: Sendable {
  private let book: FoodBook

  init(_ book: FoodBook) { self.book = book }

  /// Whether a word begins or ends with such a food, or is one letter from it.
  ///
  /// - Parameter least: the number of letters that the food must have.
  func isLikeFood(_ word: String, ofAtLeast least: Int) -> Bool {
    let letters = Array(word)
    guard letters.count > least else { return false }
    let parts = (least..<letters.count).lazy.flatMap { count in
      [String(letters.prefix(count)), String(letters.suffix(count))]
    }
    return parts.contains(where: hasAllergen) || isMisspelled(letters)
  }

  /// Whether a word of at least five letters has one letter too many, too few or changed.
  private func isMisspelled(_ letters: [Character]) -> Bool {
    guard letters.count >= 5 else { return false }
    for place in 0...letters.count {
      if place < letters.count {
        var shorter = letters
        shorter.remove(at: place)
        if hasAllergen(String(shorter)) { return true }
      }
      for letter in Self.alphabet {
        var longer = letters
        longer.insert(letter, at: place)
        if hasAllergen(String(longer)) { return true }
        guard place < letters.count else { continue }
        longer.remove(at: place + 1)
        if hasAllergen(String(longer)) { return true }
      }
    }
    return false
  }

  private func hasAllergen(_ word: String) -> Bool {
    [word, word + "s"].contains { name in
      // A food such as clam has its allergen from what it is made of.
      let food = book.food(ofKey: FoodName.key(name))
      return food.flatMap { book.contents(of: $0.id) }.map { !$0.allergens.isEmpty } ?? false
    }
  }

  private static let alphabet = Array("abcdefghijklmnopqrstuvwxyz")
}
