import MealModels

/// The match of an ingredient's name.
public struct FoodMatch: Sendable, Equatable {
  /// The given name.
  public let input: String

  /// The food; nil if a part of the name is not understood, so that everything is unknown.
  ///
  /// A name of several foods, or of a food that is made differently ("vegan butter"), is a new food
  /// that the book lacks. It has the identities of all these foods.
  public let food: Food?

  /// The contents; nil if they are unknown, which is unsafe for every diet and allergy.
  public let contents: FoodContents?

  /// The foods of the book that the name mentions, the main one first.
  public let foods: [FoodID]

  /// The words without an explanation; empty for a name without words.
  public let unknownWords: [String]

  /// Makes a match; `contents` is nil if they are unknown.
  public init(
    input: String, food: Food?, contents: FoodContents?, foods: [FoodID], unknownWords: [String]
  ) {
    self.input = input
    self.food = food
    self.contents = contents
    self.foods = foods
    self.unknownWords = unknownWords
  }
}

extension FoodMatch {
  /// An answer to a question about the food.
  public enum Answer: String, Hashable, Sendable {
    /// The answer is yes.
    case yes
    /// The answer is no.
    case no
    /// The answer is not known, because the food is unknown.
    case unknown
  }

  /// Whether a vegetarian may eat it.
  public var isVegetarian: Answer { fits(.vegetarian) }

  /// Whether a vegan may eat it.
  public var isVegan: Answer { fits(.vegan) }

  /// Whether it contains pork.
  public var hasPork: Answer {
    guard let classes = contents?.classes else { return .unknown }
    if classes.contains(.pork) { return .yes }
    return classes.isDisjoint(with: [.gelatin, .possiblePork]) ? .no : .unknown
  }

  /// Whether it contains alcohol.
  public var hasAlcohol: Answer {
    guard let classes = contents?.classes else { return .unknown }
    return classes.contains(.alcohol) ? .yes : .no
  }

  private func fits(_ diet: Diet) -> Answer {
    guard var contents else { return .unknown }
    if contents.fits(diet) { return .yes }
    contents.classes.subtract(.uncertain)
    contents.possible = []
    return contents.fits(diet) ? .unknown : .no
  }
}
