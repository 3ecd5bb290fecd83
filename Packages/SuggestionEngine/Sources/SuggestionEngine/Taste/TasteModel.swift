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
    case .difficulty: 0.03
    case .wellKnown: 0.1
    case .meal: priorMealVariance
    }
  }

  private static let priorMealVariance: Float = 0.35

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
  /// How much the eater likes meals in general.
  private(set) var general = Belief(variance: 0.2)
  /// How much more than others this eater likes what is well known.
  private(set) var inclination = Belief(variance: priorVariance(of: .wellKnown))
  /// What a meal loses for each unit of being too long for the occasion.
  private(set) var overtime = Belief(mean: -1.6, variance: 0.6)
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

  /// What is thought of a meal that was observed; nil for any other.
  func observedBelief(ofMeal meal: Int) -> Belief? { isObserved[meal] ? meals[meal] : nil }

  private mutating func learn(_ observation: TasteObservation, _ traits: TraitColumns) {
    let row = traits[observation.meal]
    var own = belief(ofMeal: observation.meal)
    var (expected, variance) = (general.mean + own.mean, general.variance + own.variance)
    let distance = familiarity.distance(of: observation.meal)
    expected += familiarity(of: observation.meal) + overtime.mean * observation.overtime
    variance += overtime.variance * observation.overtime * observation.overtime
    variance += distance * distance * inclination.variance
    for trait in row {
      expected += beliefs[Int(trait)].mean
      variance += beliefs[Int(trait)].variance
    }
    let total = variance + observation.noise
    let share = observation.surprise(against: expected) / total
    general.learn(share, total)
    own.learn(share, total)
    if observation.overtime > 0 { overtime.learn(share, total, by: observation.overtime) }
    if distance != 0 { inclination.learn(share, total, by: distance) }
    meals[observation.meal] = own
    isObserved[observation.meal] = true
    for trait in row where Int(trait) != TraitColumns.none {
      beliefs[Int(trait)].learn(share, total)
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
