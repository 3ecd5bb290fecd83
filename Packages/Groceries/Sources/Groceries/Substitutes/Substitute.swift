import MealModels

/// Something that may stand in for a food: what, how much of it, and what that does to the dish.
///
/// It says nothing of who may eat it; that is ``SubstituteFinder``'s to tell.
public struct Substitute: Hashable, Sendable {
  /// One food of it, and how much stands for the original.
  public struct Part: Hashable, Sendable {
    /// The food.
    public var food: FoodID
    /// How much: a share of the original's volume or weight, or an amount for each piece of it.
    public var amount: Fraction
    /// The unit of an amount for each piece; nil counts pieces, and for shares.
    public var unit: MeasureUnit?

    /// Makes a part.
    public init(_ food: FoodID, _ amount: Fraction, _ unit: MeasureUnit? = nil) {
      self.food = food
      self.amount = amount
      self.unit = unit
    }
  }

  /// What the amounts of the parts are shares of.
  public enum Basis: String, CaseIterable, Hashable, Sendable, Codable {
    /// The volume of the original.
    case volume
    /// The weight of the original.
    case weight
    /// One piece of the original.
    case each
  }

  /// What it stands in for.
  public var original: FoodID
  /// What it is made of, at least one; the first is what it is called by.
  public var parts: [Part]
  /// What the amounts are shares of.
  public var basis: Basis
  /// What it does in the dish.
  public var job: SubstituteJob
  /// How close the result is: from 1, hardly alike, to 5, hardly to be told apart.
  public var closeness: Int
  /// Why it does the job.
  public var why: String
  /// What changes in taste, texture or color.
  public var changes: String
  /// Where it does not work; empty where it always does.
  public var exceptions: String

  /// Makes a substitute; closeness is brought into its range.
  public init(
    for original: FoodID, _ parts: [Part], by basis: Basis, as job: SubstituteJob,
    closeness: Int, why: String, changes: String, exceptions: String = ""
  ) {
    self.original = original
    self.parts = parts
    self.basis = basis
    self.job = job
    self.closeness = min(5, max(1, closeness))
    self.why = why
    self.changes = changes
    self.exceptions = exceptions
  }

  /// The food that it is called by.
  public var food: FoodID { parts.first?.food ?? original }

  /// What it is called: "milk + lemon juice".
  public func name(in book: FoodBook) -> String {
    parts.map { book[$0.food]?.name ?? $0.food.rawValue }.joined(separator: " + ")
  }

  /// How much of it, as a cook reads it: "3/4 by volume", "1 tbsp ground flaxseed + 3 tbsp water
  /// for each".
  public func ratio(in book: FoodBook) -> String {
    if basis != .each, parts.count == 1, let part = parts.first {
      return "\(part.amount) by \(basis.rawValue)"
    }
    let list = parts.map { part in
      let name = book[part.food]?.name ?? part.food.rawValue
      return "\(Measure(.exactly(part.amount), part.unit).text) \(name)"
    }.joined(separator: " + ")
    return basis == .each ? "\(list) for each" : "\(list) by \(basis.rawValue)"
  }
}

/// What a food does in a dish, so that what stands in for it can do the same.
public enum SubstituteJob: String, CaseIterable, Hashable, Sendable, Codable {
  /// Carries flavor, browns, makes tender.
  case fat
  /// Holds together.
  case binder
  /// Makes rise.
  case leavening
  /// Makes sour.
  case acid
  /// Makes hot.
  case heat
  /// Is crisp to bite.
  case crunch
  /// Makes sweet.
  case sweetness
  /// Keeps moist.
  case moisture
  /// Makes thick.
  case thickener
  /// Makes a liquid firm.
  case set
  /// Is savory and deep.
  case umami
  /// Makes salty.
  case salt
  /// Fills, for its protein.
  case protein
  /// Fills, for its starch.
  case starch
  /// Is milk, cream or cheese.
  case dairy
  /// Gives its own smell and taste.
  case aroma
  /// Gives volume as a liquid or a soft vegetable.
  case body
  /// Is a fresh vegetable or fruit.
  case freshness
  /// Colors.
  case color
}
