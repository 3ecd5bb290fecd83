import MealModels

/// A property of a meal that an eater may like or dislike.
public enum MealTrait: Hashable, Sendable {
  /// The cuisine it comes from.
  case cuisine(Cuisine)
  /// The source of its protein.
  case protein(ProteinSource)
  /// The source of its starch.
  case starch(StarchSource)
  /// The kind of dish that it is served as.
  case shape(DishKind)
  /// The skill that it requires.
  case difficulty(Difficulty)
  /// How long it takes.
  case time(TimeBand)
  /// How filling it is.
  case heft(EnergyClass)
  /// One of its main foods.
  case food(FoodID)
  /// One of these traits on a kind of day.
  case day(DayTrait)
  /// How well it is known in the eater's region.
  case wellKnown
  /// The meal itself, apart from the traits that it shares with others.
  case meal(MealID)
}

/// How long a meal takes, in the words of everyday speech.
public enum TimeBand: String, CaseIterable, Hashable, Sendable, Codable {
  /// At most 15 minutes.
  case quick
  /// 16 to 25 minutes.
  case short
  /// 26 to 35 minutes.
  case medium
  /// 36 to 50 minutes.
  case long
  /// More than 50 minutes.
  case slow

  /// The band that contains a number of minutes.
  public init(minutes: Int) {
    self =
      switch minutes {
      case ...15: .quick
      case ...25: .short
      case ...35: .medium
      case ...50: .long
      default: .slow
      }
  }
}
