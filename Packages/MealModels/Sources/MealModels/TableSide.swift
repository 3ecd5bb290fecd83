/// The outcome of one accompaniment of a meal at a table: the side dish that is served, or none.
public struct TableSide: Hashable, Sendable {
  /// The possible outcomes of an accompaniment.
  public enum Outcome: Hashable, Sendable {
    /// This side dish, which everyone at the table may eat.
    case served(Meal)
    /// Nothing, by the eater's choice.
    case leftOut
    /// Nothing, because no choice keeps the limits of the table.
    case missing
  }

  /// The index of the accompaniment in the meal's list.
  public var place: Int

  /// The usual side of the meal, safe or not; nil if the dish is unknown.
  public var usual: Meal?

  /// The side dishes of the accompaniment that every eater at the table may have, the usual one
  /// first.
  public var choices: [Meal]

  /// The outcome of the accompaniment.
  public var outcome: Outcome

  /// Whether the accompaniment has only its usual side, safe or not.
  public var isOnlyChoice: Bool

  /// Makes the outcome of an accompaniment.
  public init(
    place: Int, usual: Meal?, choices: [Meal], outcome: Outcome, isOnlyChoice: Bool = false
  ) {
    self.place = place
    self.isOnlyChoice = isOnlyChoice
    self.usual = usual
    self.choices = choices
    self.outcome = outcome
  }

  /// The served side dish; nil if none is served.
  public var served: Meal? {
    if case .served(let meal) = outcome { meal } else { nil }
  }
}

extension MealCustoms {
  /// The sides of a meal for the people at a table.
  ///
  /// For each accompaniment it is the side dish that they chose, else the first one that keeps
  /// their limits together with all other dishes on the plate: a side of milk served with meat is
  /// not kosher, although each of them is.
  ///
  /// - Parameters:
  ///   - limits: the limits of the table; nil if they cannot be read, so that no side dish is known
  ///     to be safe.
  ///   - facts: the contents of the meal itself.
  ///   - chosen: the eaters' choice for each accompaniment, counted from 0; an unsafe choice is
  ///     ignored.
  ///   - dish: finds a side dish; an unknown dish is not a choice.
  public func sides(
    for limits: EaterLimits?, beside facts: MealFacts, chosen: [Int: SideChoice] = [:],
    dish: (MealID) -> Meal?
  ) -> [TableSide] {
    var plate = facts
    return accompaniments.enumerated().map { place, accompaniment in
      let known = accompaniment.choices.compactMap(dish)
      let safe = known.filter { side in
        limits?.admits(side.facts) == true
          && limits?.admitsBeside(plate, side.facts) == true
      }
      let side = TableSide(
        place: place, usual: known.first, choices: safe,
        outcome: TableSide.Outcome(of: safe, chosen[place]), isOnlyChoice: known.count == 1)
      if let served = side.served { plate = plate.adding(served.facts) }
      return side
    }
  }
}

extension EaterLimits {
  /// Whether a side may accompany a plate that keeps the diets: together they must fit every diet
  /// that each of them fits.
  fileprivate func admitsBeside(_ plate: MealFacts, _ side: MealFacts) -> Bool {
    diets.intersection(plate.diets).isSubset(of: plate.adding(side).diets)
  }
}

extension MealFacts {
  /// The joint contents of this dish and another one.
  fileprivate func adding(_ other: MealFacts) -> MealFacts {
    var contents = contents
    contents.formUnion(other.contents)
    return MealFacts(
      contents: contents, foods: foods.union(other.foods),
      unknownIngredients: unknownIngredients + other.unknownIngredients)
  }
}

extension TableSide.Outcome {
  fileprivate init(of safe: [Meal], _ choice: SideChoice?) {
    if case .nothing = choice {
      self = .leftOut
      return
    }
    let wanted = safe.first { choice == .side($0.id) }
    self = (wanted ?? safe.first).map { .served($0) } ?? .missing
  }
}

extension Meal {
  /// The contents of a meal together with its sides.
  public func facts(with sides: [Meal]) -> MealFacts {
    sides.reduce(facts) { $0.adding($1.facts) }
  }

  /// The nutrients of one serving of a meal together with its sides; a nutrient that is unknown for
  /// one of them is missing.
  public func nutrition(with sides: [Meal]) -> NutritionFacts {
    sides.reduce(traits.nutrition) { $0 + $1.traits.nutrition }
  }

  /// Minutes from start to table with all sides, which are made at the same time.
  public func totalMinutes(with sides: [Meal]) -> Int {
    sides.reduce(recipe.times.totalMinutes) { max($0, $1.recipe.times.totalMinutes) }
  }
}
