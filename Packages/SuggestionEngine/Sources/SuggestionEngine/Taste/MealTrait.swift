import MealModels

/// Something about a meal that an eater may like or not.
public enum MealTrait: Hashable, Sendable {
  /// The cuisine it comes from.
  case cuisine(Cuisine)
  /// Where its protein comes from.
  case protein(ProteinSource)
  /// Where its starch comes from.
  case starch(StarchSource)
  /// The shape in which it is served.
  case shape(DishKind)
  /// The skill it asks for.
  case difficulty(Difficulty)
  /// How long it takes.
  case time(TimeBand)
  /// How filling it is.
  case heft(Heft)
  /// One of its main foods.
  case food(FoodID)
  /// One of these on such a day.
  case day(DayTrait)
  /// How well it is known where the eater lives.
  case wellKnown
  /// The meal itself, apart from everything it shares with others.
  case meal(MealID)
}

/// How long a meal takes, as people speak of it.
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

  /// The band of a number of minutes.
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
