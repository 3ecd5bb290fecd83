import MealModels
import RecipeStore

/// Puts what a household settled in the place of words of a text that nobody knows.
///
/// It only ever explains such words: a food that a text names stays, whatever was said of its name.
struct SettledWords: Sendable {
  private let names: [(words: [String], meaning: SettledMeaning)]

  init(_ names: SettledNames) {
    self.names = names.all.map { (Self.words($0.name), $0.meaning) }
      .sorted { $0.words.count > $1.words.count }
  }

  /// What the texts of a recipe name, and the names that decided about it.
  func settled(
    _ found: [NamedFood], in recipe: Recipe
  ) -> (found: [NamedFood], decided: [String]) {
    guard !names.isEmpty, found.contains(where: { $0.food == nil }) else { return (found, []) }
    let texts = recipe.texts.map { Self.words($0.text) }
    var decided: [String] = []
    let all = found.flatMap { food -> [NamedFood] in
      guard food.food == nil, let meanings = meanings(of: Self.words(food.text), in: texts) else {
        return [food]
      }
      decided += meanings.map { $0.words.joined(separator: " ") }
      return meanings.flatMap { meaning -> [FoodID] in
        switch meaning.meaning {
        case .food(let food): [food]
        case .contains(let foods): foods
        case .noFood: []
        }
      }.map { NamedFood(food.text, in: food.place, food: $0) }
    }
    return (all, decided)
  }

  /// The names that hold some words wherever these stand; nil where they stand outside of any.
  private func meanings(
    of words: [String], in texts: [[String]]
  ) -> [(words: [String], meaning: SettledMeaning)]? {
    let names = names.filter { name in words.allSatisfy(name.words.contains) }
    guard !names.isEmpty, !words.isEmpty else { return nil }
    var used: Set<Int> = []
    for text in texts {
      var rest = text[...]
      while let first = rest.first {
        if let number = names.indices.first(where: { rest.starts(with: names[$0].words) }) {
          used.insert(number)
          rest = rest.dropFirst(names[number].words.count)
        } else {
          guard !words.contains(first) else { return nil }
          rest = rest.dropFirst()
        }
      }
    }
    return used.isEmpty ? nil : used.sorted().map { names[$0] }
  }

  /// The words in the form in which names are compared.
  private static func words(_ text: String) -> [String] {
    FoodName.key(text).split(separator: " ").map(String.init)
  }
}
