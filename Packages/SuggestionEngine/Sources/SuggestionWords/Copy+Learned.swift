import AppWords
import MealModels
import MealWords
import SuggestionEngine

extension Copy {
  /// The learned taste in two plain sentences: the likes and the dislikes, each by its three
  /// strongest traits.
  ///
  /// Or one sentence that it is too early to tell.
  ///
  /// - Parameter opinions: the opinions, strongest first; those about single meals are left out.
  public func learned(
    _ opinions: [TraitOpinion], foodNames: [FoodID: String] = [:]
  ) -> [String] {
    let telling = opinions.filter { known in
      if case .meal = known.trait { return false }
      return known.opinion.mean.magnitude >= known.opinion.uncertainty / 2
    }
    func names(_ isIncluded: (Double) -> Bool) -> [String] {
      telling.filter { isIncluded($0.opinion.mean) }.prefix(3).map {
        inlineName(of: $0.trait, foodNames: foodNames)
      }
    }
    let (likes, dislikes) = (names { $0 > 0 }, names { $0 < 0 })
    guard !likes.isEmpty || !dislikes.isEmpty else {
      return [self("learned.too-early"), self("learned.further")]
    }
    return [
      likes.isEmpty ? self("learned.no-likes") : self("learned.likes", ["traits": list(likes)]),
      dislikes.isEmpty
        ? self("learned.no-dislikes") : self("learned.dislikes", ["traits": list(dislikes)]),
    ]
  }
}

extension MealTrait {
  /// The foods that the text of the trait names.
  public var mentionedFoods: [FoodID] {
    if case .food(let food) = self { [food] } else { [] }
  }
}
