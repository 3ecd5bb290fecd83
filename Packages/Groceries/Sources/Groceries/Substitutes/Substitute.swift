import MealModels

/// A substitute for a food: its parts, their amounts, and their effect on the dish.
///
/// It does not say which eaters may have it; ``SubstituteFinder`` decides that.
public struct Substitute: Hashable, Sendable {
  /// One food of the substitute, and its ratio to the original.
  public struct Part: Hashable, Sendable {
    /// The food.
    public var food: FoodID
    /// How much of it: a share of the original's volume or weight, or an amount for each piece.
    public var amount: Fraction
    /// The unit of the amount for each piece; nil for a number of pieces, and for a share.
    public var unit: MeasureUnit?

    /// Makes a part.
    public init(_ food: FoodID, _ amount: Fraction, _ unit: MeasureUnit? = nil) {
      self.food = food
      self.amount = amount
      self.unit = unit
    }
  }

  /// The basis of the amounts of the parts.
  public enum Basis: String, CaseIterable, Hashable, Sendable, Codable {
    /// The volume of the original.
    case volume
    /// The weight of the original.
    case weight
    /// One piece of the original.
    case each
  }

  /// The food that it replaces.
  public var original: FoodID
  /// The foods of the substitute, at least one; it is named after the first.
  public var parts: [Part]
  /// The basis of the amounts.
  public var basis: Basis
  /// Its job in the dish.
  public var job: SubstituteJob
  /// How close the result is: from 1, hardly alike, to 5, nearly the same.
  public var closeness: Int
  /// Why it does the job.
  public var why: String
  /// The changes in taste, texture or color.
  public var changes: String
  /// The dishes in which it does not work; empty if it works in all.
  public var exceptions: String

  /// Makes a substitute; closeness is limited to its range.
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

  /// The food after which it is named.
  public var food: FoodID { parts.first?.food ?? original }

  /// The name of the substitute: "milk + lemon juice".
  public func name(in book: FoodBook) -> String {
    parts.map { book[$0.food]?.name ?? $0.food.rawValue }.joined(separator: " + ")
  }

  /// How much of it is used, as a recipe states it: "3/4 of the volume", "1 tbsp ground flaxseed + 3
  /// tbsp water for each".
  public func ratio(in book: FoodBook) -> String {
    if basis != .each, parts.count == 1, let part = parts.first {
      return part.amount == .one
        ? "the same \(basis.rawValue)" : "\(part.amount) of the \(basis.rawValue)"
    }
    let list = parts.map { part in
      let name = book[part.food]?.name ?? part.food.rawValue
      return "\(Measure(.exactly(part.amount), part.unit).text) \(name)"
    }.joined(separator: " + ")
    return basis == .each ? "\(list) for each" : "\(list) by \(basis.rawValue)"
  }
}

/// The job of a food in a dish, so that a substitute can do the same.
public enum SubstituteJob: String, CaseIterable, Hashable, Sendable, Codable {
  /// Carries flavor, browns and makes food tender.
  case fat
  /// Holds ingredients together.
  case binder
  /// Makes dough rise.
  case leavening
  /// Makes food sour.
  case acid
  /// Makes food hot.
  case heat
  /// Gives a crisp bite.
  case crunch
  /// Makes food sweet.
  case sweetness
  /// Keeps food moist.
  case moisture
  /// Makes a liquid thick.
  case thickener
  /// Makes a liquid firm.
  case set
  /// Gives a savory, deep taste.
  case umami
  /// Makes food salty.
  case salt
  /// Fills a dish, for its protein.
  case protein
  /// Fills a dish, for its starch.
  case starch
  /// Replaces milk, cream or cheese.
  case dairy
  /// Gives its own smell and taste.
  case aroma
  /// Gives volume as a liquid or a soft vegetable.
  case body
  /// Brings a fresh vegetable or fruit.
  case freshness
  /// Colors food.
  case color
}
