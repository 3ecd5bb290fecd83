/// What a dish is at the table.
public enum DishRole: String, CaseIterable, Hashable, Sendable, Codable {
  /// A whole meal by itself.
  case complete
  /// The middle of a meal, which wants something beside it.
  case main
  /// Something beside a main dish, such as rice or a salad.
  case side
  /// Something small between meals.
  case snack
  /// Something to drink.
  case drink
}

extension DishRole {
  /// The least protein of a lunch or dinner, in grams a serving with all that goes with it.
  ///
  /// A third of the 50 g that food labels take for a day (FDA, 21 CFR 101.9), rounded down.
  public static let leastProtein = 15.0

  /// The least energy of a lunch or dinner, in kcal a serving with all that goes with it.
  public static let leastEnergy = 300.0

  /// What a dish is, by the parts of the day it is for and by what one serving holds; nil for a lunch
  /// or dinner of which that is not known, because nobody can tell whether it is whole.
  ///
  /// - Parameter hasAccompaniments: whether something goes with it.
  init?(slots: SlotSet, traits: MealTraits, hasAccompaniments: Bool) {
    let isMeal = !slots.isDisjoint(with: [.lunch, .dinner])
    if traits.shape == .drink, !isMeal {
      self = .drink
    } else if slots == [.snack] {
      self = .snack
    } else if hasAccompaniments {
      self = .main
    } else if !isMeal {
      self = .complete
    } else if let energy = traits.nutrition[.energy], let protein = traits.nutrition[.protein] {
      let isEnough = energy >= Self.leastEnergy && protein >= Self.leastProtein
      self = !isEnough ? .side : traits.isWhole ? .complete : .main
    } else {
      return nil
    }
  }
}

extension MealTraits {
  /// Whether a dish brings its own starch, or is one that is eaten without.
  fileprivate var isWhole: Bool {
    switch shape {
    case .salad, .soup, .bowl, .board: true
    default: starch != .none
    }
  }
}
