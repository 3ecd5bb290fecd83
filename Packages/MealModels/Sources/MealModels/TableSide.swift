/// What becomes of one accompaniment of a meal at a table: which side dish is served, if any.
public struct TableSide: Hashable, Sendable {
  /// What stands beside the meal.
  public enum Outcome: Hashable, Sendable {
    /// This side dish, which everyone at the table may eat.
    case served(Meal)
    /// Nothing, because somebody wants it so.
    case leftOut
    /// Nothing, because no choice keeps the limits of the table.
    case missing
  }

  /// Which of the meal's accompaniments it is, counted from 0.
  public var place: Int

  /// What the meal is usually eaten with, safe or not; nil when nobody knows the dish.
  public var usual: Meal?

  /// The side dishes that may stand there and that everyone at the table may eat, the usual one
  /// first.
  public var choices: [Meal]

  /// What stands there.
  public var outcome: Outcome

  /// Whether nothing else than the usual may stand there, safe or not.
  public var isOnlyChoice: Bool

  /// Makes what becomes of an accompaniment.
  public init(
    place: Int, usual: Meal?, choices: [Meal], outcome: Outcome, isOnlyChoice: Bool = false
  ) {
    self.place = place
    self.isOnlyChoice = isOnlyChoice
    self.usual = usual
    self.choices = choices
    self.outcome = outcome
  }

  /// The side dish that is served; nil where there is none.
  public var served: Meal? {
    if case .served(let meal) = outcome { meal } else { nil }
  }
}

extension MealCustoms {
  /// What goes with a meal for the people at a table: of each accompaniment the side dish that they
  /// chose, else the first that keeps their limits together with all else on the plate: a side of milk
  /// beside meat is not kosher, though each is.
  ///
  /// - Parameters:
  ///   - limits: nil where they cannot be read; then no side dish is known to be safe.
  ///   - facts: what the meal itself contains.
  ///   - chosen: what somebody wants of each accompaniment, counted from 0; what may not stand there
  ///     is passed over.
  ///   - dish: finds a side dish; one that nobody knows is no choice.
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
  /// Whether something may stand beside what is on a plate that keeps the diets by itself: the two
  /// together fit every diet that each of them fits.
  fileprivate func admitsBeside(_ plate: MealFacts, _ side: MealFacts) -> Bool {
    diets.intersection(plate.diets).isSubset(of: plate.adding(side).diets)
  }
}

extension MealFacts {
  /// What this and something beside it contain.
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
  /// What a meal contains together with all that is served beside it.
  public func facts(with sides: [Meal]) -> MealFacts {
    sides.reduce(facts) { $0.adding($1.facts) }
  }

  /// The nutrients of one serving with all that is served beside it; one that is not known of any of
  /// them is missing.
  public func nutrition(with sides: [Meal]) -> NutritionFacts {
    sides.reduce(traits.nutrition) { $0 + $1.traits.nutrition }
  }

  /// Minutes from start to table with all that is served beside it, which is made meanwhile.
  public func totalMinutes(with sides: [Meal]) -> Int {
    sides.reduce(recipe.times.totalMinutes) { max($0, $1.recipe.times.totalMinutes) }
  }
}
