/// How much an eater likes a trait, and how certain that is: a mean with its variance.
public struct Opinion: Hashable, Sendable {
  /// The points that the trait adds to a meal's score: positive if it is liked, negative if not.
  public var mean: Double

  /// The variance of the mean, which every observation reduces.
  public var variance: Double

  /// The number of observations that the opinion is based on.
  public var observations: Int

  /// Makes an opinion.
  public init(mean: Double = 0, variance: Double, observations: Int = 0) {
    self.mean = mean
    self.variance = variance
    self.observations = observations
  }

  /// The standard deviation: the typical error of the mean.
  public var uncertainty: Double { variance.squareRoot() }

  /// Whether the mean is at least one standard deviation away from zero.
  public var isClear: Bool { mean.magnitude >= uncertainty }
}

/// The eater's opinion of a trait, as far as it was learned.
public struct TraitOpinion: Hashable, Sendable {
  /// The trait.
  public var trait: MealTrait

  /// The opinion of the trait.
  public var opinion: Opinion

  /// Makes an opinion of a trait.
  public init(_ trait: MealTrait, _ opinion: Opinion) {
    self.trait = trait
    self.opinion = opinion
  }
}
