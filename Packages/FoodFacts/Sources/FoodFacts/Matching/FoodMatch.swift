import MealModels

/// What the name of an ingredient was taken for.
public struct FoodMatch: Sendable, Equatable {
  /// The name as it was given.
  public let input: String

  /// The food; nil when a part of the name is not understood, so that everything is unknown.
  ///
  /// A name of several foods, or of one that is made differently ("vegan butter"), is a food of its
  /// own that the book does not hold; it stands apart from all others but has their identities.
  public let food: Food?

  /// What it contains; nil when it is unknown, which is unsafe for every diet and allergy.
  public let contents: FoodContents?

  /// The foods of the book that the name speaks of, the main one first.
  public let foods: [FoodID]

  /// The words that nothing explains; a name without words has none.
  public let unknownWords: [String]

  /// Makes a match; what contains nothing that is known leaves `contents` nil.
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
  /// Whether something is so, is not so, or is not known.
  public enum Answer: String, Hashable, Sendable {
    /// It is.
    case yes
    /// It is not.
    case no
    /// Nobody can tell.
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
