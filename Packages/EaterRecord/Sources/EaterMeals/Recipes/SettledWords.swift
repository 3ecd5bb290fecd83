import FoodFacts
import MealModels
import RecipeStore

/// Replaces unknown words of a text by the meanings that a household settled.
///
/// It replaces only unknown words. A known food in a text stays, even if the household settled
/// another meaning of its name. A name such as sauce, which means another dish in every recipe, keeps
/// no meaning: the sauce of one recipe is not that of the next.
struct SettledWords: Sendable {
  private let names: [(words: [String], meaning: SettledMeaning)]

  init(_ names: SettledNames) {
    self.names = names.all.filter { !DishWords.bundled.meanAnyDish($0.name) }
      .map { (Self.words($0.name), $0.meaning) }
      .sorted { $0.words.count > $1.words.count }
  }

  /// The foods that a recipe's texts name, and the settled names that affected them.
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

  /// The settled names that cover every occurrence of some words; nil if they miss an occurrence.
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

  /// The words, normalized for comparing names.
  private static func words(_ text: String) -> [String] {
    FoodName.key(text).split(separator: " ").map(String.init)
  }
}
