import MealModels

/// A food that was replaced in the dishes or on the list, as it is stored.
public struct AppliedSubstitution: Hashable, Sendable, Codable {
  /// One food that stands in, and how much of it.
  public struct Part: Hashable, Sendable, Codable {
    /// The food.
    public var food: FoodID
    /// The share of the original, or the amount for each piece of it.
    public var amount: Fraction
    /// The unit of an amount for each piece.
    public var unit: MeasureUnit?

    /// Makes a part.
    public init(food: FoodID, amount: Fraction, unit: MeasureUnit? = nil) {
      self.food = food
      self.amount = amount
      self.unit = unit
    }
  }

  /// What was replaced.
  public var original: FoodID
  /// What stands in.
  public var parts: [Part]
  /// What the amounts are shares of.
  public var basis: Substitute.Basis
  /// What the recipe shows: "vegan butter for butter".
  public var text: String

  /// Keeps a choice of an answer.
  public init(_ choice: SubstituteAnswer.Choice, originalName: String) {
    original = choice.substitute.original
    parts = choice.substitute.parts.map { Part(food: $0.food, amount: $0.amount, unit: $0.unit) }
    basis = choice.substitute.basis
    text = "\(choice.name) for \(originalName)"
  }
}

/// A change of what is replaced; each can be taken back.
public enum SubstitutionChange: Hashable, Sendable, Codable {
  /// Something was replaced; what stood in for it before no longer does.
  case applied(AppliedSubstitution)
  /// The food stands for itself again.
  case undone(FoodID)
}

/// Which foods are replaced by what: a fold over changes.
public struct AppliedSubstitutions: Hashable, Sendable {
  /// What is replaced, by the food that it replaces.
  public private(set) var byFood: [FoodID: AppliedSubstitution] = [:]

  /// Nothing is replaced.
  public init() {}

  /// Takes in the next change; taking back what does not stand changes nothing.
  public mutating func apply(_ change: SubstitutionChange) {
    switch change {
    case .applied(let substitution): byFood[substitution.original] = substitution
    case .undone(let food): byFood[food] = nil
    }
  }

  /// What no longer holds for a table: foods or limits may have changed since.
  ///
  /// What stands in is held against the limits again each time it is shown.
  public func unsafe(
    for request: SubstituteRequest, by finder: SubstituteFinder
  ) -> [AppliedSubstitution] {
    byFood.values.filter { !finder.admits($0, for: request) }
      .sorted { $0.original < $1.original }
  }
}

extension SubstituteFinder {
  /// Whether everyone at the table may eat what stands in.
  public func admits(_ applied: AppliedSubstitution, for request: SubstituteRequest) -> Bool {
    let substitute = Substitute(
      for: applied.original,
      applied.parts.map { Substitute.Part($0.food, $0.amount, $0.unit) }, by: applied.basis,
      as: .body, closeness: 1, why: "", changes: "")
    return refusals(of: substitute, for: request).isEmpty
  }
}
