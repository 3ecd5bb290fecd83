import MealModels

/// The learned taste of an eater: one Gaussian opinion of every trait.
///
/// The liking of a meal is the sum over all its traits. Each observation divides its surprise among
/// the traits in proportion to their uncertainty, which is the Kalman update of a sum of
/// independent Gaussians. An observation of "at least" or "at most" teaches almost nothing if it
/// was expected.
struct TasteModel {
  /// The uncertainty of each kind of trait before anything is learned, as a variance.
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

  /// The factor of the noise of an expected answer: "at least" says little about a meal that is
  /// expected to be liked more.
  private static let noiseOfTheExpected: Float = 4

  /// The largest surprise that is learned from, in standard deviations.
  private static let mostSurprise: Float = 2

  /// The uncertainty of a meal itself before any observation, as a standard deviation.
  static let priorMealDeviation = priorMealVariance.squareRoot()

  /// An opinion in the form used for computing.
  struct Belief {
    var mean: Float = 0
    var variance: Float
    var observations: Int32 = 0

    var opinion: Opinion {
      Opinion(
        mean: Double(mean), variance: Double(variance), observations: Int(observations))
    }
  }

  /// The belief about each trait, by the trait's number in the pool.
  private(set) var beliefs: [Belief]
  /// The belief about each day trait, by its number.
  private(set) var days: [Belief]
  /// How much the eater likes meals in general.
  private(set) var general = Belief(variance: 0.2)
  /// The eater's extra liking of well-known dishes.
  private(set) var inclination = Belief(variance: priorVariance(of: .wellKnown))
  /// The penalty of a meal for each unit by which it is too long for the occasion.
  private(set) var overtime = Belief(mean: -1.6, variance: 1.2)
  /// The belief about meals by how well they are known.
  let familiarity: FamiliarityPrior
  /// The beliefs about the single meals that were observed.
  private var meals: [Int: Belief] = [:]
  /// Whether each meal of the pool was observed.
  private var isObserved: [Bool]

  /// Learns from observations, in their order.
  ///
  /// - Parameter region: the eater's region.
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

  /// The points of a meal by how well it is known.
  func familiarity(of meal: Int) -> Float {
    familiarity.mean(of: meal, inclination: inclination.mean)
  }

  /// The belief about a meal itself, apart from its traits and from how well it is known.
  func belief(ofMeal meal: Int) -> Belief {
    observedBelief(ofMeal: meal) ?? Belief(variance: Self.priorMealVariance)
  }

  /// The meals that were observed.
  var observedMeals: [Int] { meals.keys.sorted() }

  /// Whether a meal was observed.
  func isObserved(_ meal: Int) -> Bool { isObserved[meal] }

  /// The belief about a meal that was observed; nil for other meals.
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
    // A value far from all expectations may be a mistaken tap (Huber 1964).
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

  /// The expected liking of a meal and its uncertainty, as a sum over its beliefs.
  private struct Sum {
    var mean: Float = 0
    var variance: Float = 0

    /// Adds a belief.
    ///
    /// - Parameters:
    ///   - value: the amount of the trait that the meal has.
    ///   - reach: the share of the surprise that the belief may take.
    mutating func add(_ belief: Belief, by value: Float = 1, reach: Float = 1) {
      mean += belief.mean * value
      variance += belief.variance * value * value * reach
    }
  }
}

extension TasteObservation {
  /// The share of the surprise that the trait at a place in a row may take.
  fileprivate func reach(at place: Int) -> Float { place == 0 ? reachOfCuisine : reach }

  /// Calls a function with each day trait.
  fileprivate func forEachDayTrait(_ body: (Int) -> Void) {
    var rest = dayTraits
    while rest != 0 {
      body(rest.trailingZeroBitCount)
      rest &= rest - 1
    }
  }
}

extension TasteModel.Belief {
  /// Updates the belief with its share of the surprise.
  ///
  /// - Parameters:
  ///   - share: the surprise divided by the total variance.
  ///   - total: the total variance, including noise.
  ///   - value: the amount of the trait that the meal has.
  fileprivate mutating func learn(_ share: Float, _ total: Float, by value: Float = 1) {
    let reach = variance * value
    mean += reach * share
    variance -= reach * reach / total
    observations += 1
  }
}
