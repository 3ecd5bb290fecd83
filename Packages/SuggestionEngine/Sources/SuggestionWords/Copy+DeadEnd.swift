import AppWords
import MealModels
import MealWords
import SuggestionEngine

extension Copy {
  /// Why no meal can be suggested, in one or two sentences.
  ///
  /// It names the limits that together leave no meal, and the number of meals that would fit
  /// without dislikes. It never suggests dropping a limit that protects.
  public func text(for deadEnd: DeadEnd, foodNames: [FoodID: String] = [:]) -> String {
    switch deadEnd {
    case .emptyCatalog: self("dead-end.empty.body")
    case .limits(let limits, let withoutDislikes):
      [
        sentence(about: limits, foodNames),
        withoutDislikes > 0 ? self("dead-end.dislikes", count: withoutDislikes) : nil,
      ].compactMap(\.self).joined(separator: " ")
    }
  }

  /// The headline of the message about a dead end.
  public func headline(for deadEnd: DeadEnd) -> String {
    switch deadEnd {
    case .emptyCatalog: self("dead-end.empty.headline")
    case .limits: self("dead-end.headline")
    }
  }

  /// The text of a limit inside a sentence, such as "free of tree nuts".
  public func text(for limit: LimitBreach, foodNames: [FoodID: String] = [:]) -> String {
    switch limit {
    case .diet(let diet): self("dead-end.diet", ["diet": inlineName(of: diet)])
    case .contains(let allergen), .mayContain(let allergen), .traces(let allergen):
      self("dead-end.allergen", ["allergen": inlineName(of: allergen)])
    case .allergy(let food, _), .dislike(let food):
      self("dead-end.food", ["food": inlineName(of: food, from: foodNames)])
    case .unknown(let name): self("dead-end.unknown", ["ingredient": name])
    }
  }

  private func sentence(about limits: [LimitBreach], _ foodNames: [FoodID: String]) -> String {
    let phrases = limits.map { text(for: $0, foodNames: foodNames) }
    guard phrases.count > 1 else {
      return self("dead-end.one", ["limit": phrases.first ?? ""])
    }
    return self("dead-end.several", ["limits": list(phrases)])
  }
}
