import MealModels

/// What was learned about an eater's taste: one Gaussian opinion of every trait.
///
/// A meal is liked as much as all its traits together. Each observation shares what was unexpected
/// about it among the traits in proportion to how uncertain each is, which is the Kalman update of a
/// sum of independent Gaussians. One that only says "at least" or "at most" teaches nothing new
/// where that was expected anyway.
struct TasteModel {
  /// How uncertain each kind of trait is before anything is learned, as a variance.
  static func priorVariance(of trait: MealTrait) -> Float {
    switch trait {
    case .cuisine: 0.15
    case .shape: 0.1
    case .time: 0.06
    case .protein, .starch, .food: 0.05
    case .difficulty, .heft: 0.03
    case .day: 0.1
    case .wellKnown: 0.3
    case .meal: priorMealVariance
    }
  }

  private static let priorMealVariance: Float = 0.4

  /// How much looser an answer is that was expected anyway: "at least" says little of what is liked
  /// more.
  private static let noiseOfTheExpected: Float = 4

  /// How many standard deviations of what is unexpected count at most.
  private static let mostSurprise: Float = 2

  /// How uncertain a meal itself is before it was observed, as a standard deviation.
  static let priorMealDeviation = priorMealVariance.squareRoot()

  /// One opinion in the form that is computed with.
  struct Belief {
    var mean: Float = 0
    var variance: Float
    var observations: Int32 = 0

    var opinion: Opinion {
      Opinion(
        mean: Double(mean), variance: Double(variance), observations: Int(observations))
    }
  }

  /// What is thought of each trait, by its number in the pool.
  private(set) var beliefs: [Belief]
  /// What is thought of each trait of a day, by its number.
  private(set) var days: [Belief]
  /// How much the eater likes meals in general.
  private(set) var general = Belief(variance: 0.2)
  /// How much more than others this eater likes what is well known.
  private(set) var inclination = Belief(variance: priorVariance(of: .wellKnown))
  /// What a meal loses for each unit of being too long for the occasion.
  private(set) var overtime = Belief(mean: -1.6, variance: 1.2)
  /// What is thought of meals by how well they are known.
  let familiarity: FamiliarityPrior
  /// What is thought of single meals that were observed.
  private var meals: [Int: Belief] = [:]
  /// Whether each meal of the pool was observed.
  private var isObserved: [Bool]

  /// Learns from observations, in their order.
  ///
  /// - Parameter region: where the eater lives.
  init(_ observations: [TasteObservation], of pool: MealPool, in region: EaterRegion) {
    familiarity = FamiliarityPrior(pool, in: region)
    let traits = pool.traits
    isObserved = Array(repeating: false, count: pool.count)
    beliefs = traits.traits.map { trait in
      Belief(variance: trait.map(Self.priorVariance) ?? 0)
    }
    days = DayTrait.all.map { Belief(variance: Self.priorVariance(of: .day($0))) }
    meals.reserveCapacity(observations.count)
    for observation in observations { learn(observation, traits) }
  }

  /// Whether nothing was learned yet.
  var isEmpty: Bool { general.observations == 0 }

  /// What is thought of a meal by how well it is known.
  func familiarity(of meal: Int) -> Float {
    familiarity.mean(of: meal, inclination: inclination.mean)
  }

  /// What is thought of a meal apart from its traits and from how well it is known.
  func belief(ofMeal meal: Int) -> Belief {
    observedBelief(ofMeal: meal) ?? Belief(variance: Self.priorMealVariance)
  }

  /// The meals that were observed.
  var observedMeals: [Int] { meals.keys.sorted() }

  /// Whether a meal was observed.
  func isObserved(_ meal: Int) -> Bool { isObserved[meal] }

  /// What is thought of a meal that was observed; nil for any other.
  func observedBelief(ofMeal meal: Int) -> Belief? { isObserved[meal] ? meals[meal] : nil }

  private mutating func learn(_ observation: TasteObservation, _ traits: TraitColumns) {
    let row = traits[observation.meal]
    let distance = familiarity.distance(of: observation.meal)
    var own = belief(ofMeal: observation.meal)
    var sum = Sum()
    sum.add(own)
    sum.add(general, by: 1, reach: observation.reach)
    sum.add(inclination, by: distance, reach: observation.reach)
    sum.add(overtime, by: observation.overtime)
    sum.mean += familiarity.mean(of: observation.meal, inclination: 0)
    for (place, trait) in row.enumerated() {
      sum.add(beliefs[Int(trait)], by: 1, reach: observation.reach(at: place))
    }
    observation.forEachDayTrait { sum.add(days[$0], by: 1, reach: observation.reach) }
    var total = sum.variance + observation.noise
    let surprise = observation.surprise(against: sum.mean)
    if surprise == 0 { total *= Self.noiseOfTheExpected }
    // What is far from everything expected may well be a slip of the finger (Huber 1964).
    let most = Self.mostSurprise * total.squareRoot()
    let share = min(max(surprise, -most), most) / total
    own.learn(share, total)
    general.learn(share, total, by: observation.reach)
    if distance != 0 { inclination.learn(share, total, by: distance * observation.reach) }
    if observation.overtime > 0 { overtime.learn(share, total, by: observation.overtime) }
    meals[observation.meal] = own
    isObserved[observation.meal] = true
    for (place, trait) in row.enumerated() where Int(trait) != TraitColumns.none {
      beliefs[Int(trait)].learn(share, total, by: observation.reach(at: place))
    }
    observation.forEachDayTrait { days[$0].learn(share, total, by: observation.reach) }
  }

  /// What is expected of a meal and how uncertain that is, as a sum over all that it goes by.
  private struct Sum {
    var mean: Float = 0
    var variance: Float = 0

    /// - Parameters:
    ///   - value: how much of it the meal has.
    ///   - reach: how much of what is unexpected it may take.
    mutating func add(_ belief: Belief, by value: Float = 1, reach: Float = 1) {
      mean += belief.mean * value
      variance += belief.variance * value * value * reach
    }
  }
}

extension TasteObservation {
  /// How much of what is unexpected the trait at a place of a row may take.
  fileprivate func reach(at place: Int) -> Float { place == 0 ? reachOfCuisine : reach }

  /// Each trait of the day.
  fileprivate func forEachDayTrait(_ body: (Int) -> Void) {
    var rest = dayTraits
    while rest != 0 {
      body(rest.trailingZeroBitCount)
      rest &= rest - 1
    }
  }
}

extension TasteModel.Belief {
  /// Takes its share of what was unexpected.
  ///
  /// - Parameters:
  ///   - share: what was unexpected, over the variance of the whole.
  ///   - total: the variance of the whole, noise included.
  ///   - value: how much of the trait the meal has.
  fileprivate mutating func learn(_ share: Float, _ total: Float, by value: Float = 1) {
    let reach = variance * value
    mean += reach * share
    variance -= reach * reach / total
    observations += 1
  }
}
