/// The role of a dish at the table.
public enum DishRole: String, CaseIterable, Hashable, Sendable, Codable {
  /// A complete meal.
  case complete
  /// The main dish of a meal, which needs an accompaniment.
  case main
  /// An accompaniment of a main dish, such as rice or a salad.
  case side
  /// A small dish between meals.
  case snack
  /// A drink.
  case drink
}

extension DishRole {
  /// The least protein of a lunch or dinner, in grams for each serving with all its sides.
  ///
  /// A third of the 50 g that food labels assume for a day (FDA, 21 CFR 101.9), rounded down.
  public static let leastProtein = 15.0

  /// The least energy of a lunch or dinner, in kcal for each serving with all its sides.
  public static let leastEnergy = 300.0

  /// Derives the role of a dish from its slots and the nutrition of a serving.
  ///
  /// Nil for a lunch or dinner of unknown nutrition, because it is unknown whether it is a whole
  /// meal.
  ///
  /// - Parameter hasAccompaniments: whether the dish has accompaniments.
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
  /// Whether a dish contains starch, or is of a kind that is eaten without starch.
  fileprivate var isWhole: Bool {
    switch shape {
    case .salad, .soup, .bowl, .board: true
    default: starch != .none
    }
  }
}
