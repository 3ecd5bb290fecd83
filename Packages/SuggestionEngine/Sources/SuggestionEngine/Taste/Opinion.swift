/// How much a trait is liked, and how sure that is: a mean with its variance.
public struct Opinion: Hashable, Sendable {
  /// What it adds to a meal's score: above 0 it is liked, below 0 it is not.
  public var mean: Double

  /// The variance of that, which every observation makes smaller.
  public var variance: Double

  /// How many observations it rests on.
  public var observations: Int

  /// Makes an opinion.
  public init(mean: Double = 0, variance: Double, observations: Int = 0) {
    self.mean = mean
    self.variance = variance
    self.observations = observations
  }

  /// The standard deviation: how far off the mean may well be.
  public var uncertainty: Double { variance.squareRoot() }

  /// Whether the mean is at least one standard deviation on one side of zero.
  public var isClear: Bool { mean.magnitude >= uncertainty }
}

/// What an eater thinks of a trait, as far as it was learned.
public struct TraitOpinion: Hashable, Sendable {
  /// The trait.
  public var trait: MealTrait

  /// What is thought of it.
  public var opinion: Opinion

  /// Makes an opinion of a trait.
  public init(_ trait: MealTrait, _ opinion: Opinion) {
    self.trait = trait
    self.opinion = opinion
  }
}
