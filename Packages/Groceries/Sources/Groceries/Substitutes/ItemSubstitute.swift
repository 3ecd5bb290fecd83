import MealModels

/// What is bought in the place of an item: one food, or several that do its job together.
public struct ItemSubstitute: Hashable, Sendable {
  /// One food of it, and how much stands for the item's amount.
  public struct Part: Hashable, Sendable {
    /// The food.
    public var food: FoodID
    /// What a shopper calls it.
    public var name: String
    /// How much of it stands for one of the item's amount.
    public var ratio: Fraction
    /// What ``ratio`` is a share of: the item's volume or weight.
    public var basis: Substitute.Basis
    /// How much of it stands for one whole piece of the item; nil where ``ratio`` says it.
    public var each: ListAmount?

    /// Makes a part.
    public init(
      food: FoodID, name: String, ratio: Fraction = .one, basis: Substitute.Basis = .weight,
      each: ListAmount? = nil
    ) {
      self.food = food
      self.name = name
      self.ratio = ratio
      self.basis = basis
      self.each = each
    }
  }

  /// What it is made of; without any part nobody knows what it is, so that nobody may have it.
  public var parts: [Part]

  /// Makes a substitute.
  public init(_ parts: [Part]) {
    self.parts = parts
  }

  /// Makes the substitute of a choice, its parts called as a book calls them.
  public init(_ choice: SubstituteAnswer.Choice, in book: FoodBook) {
    let basis = choice.substitute.basis
    parts = choice.substitute.parts.map { part in
      let name = book[part.food]?.name ?? part.food.rawValue
      guard basis == .each else {
        return Part(food: part.food, name: name, ratio: part.amount, basis: basis)
      }
      let each = ListAmount(.exactly(part.amount), part.unit)
      return Part(food: part.food, name: name, basis: basis, each: each)
    }
  }

  /// What it is called: "milk + lemon juice".
  public var name: String { parts.map(\.name).joined(separator: " + ") }
}

extension ItemSubstitute.Part {
  /// How much of it stands for an amount of the item; nil where nobody can tell.
  ///
  /// - Parameters:
  ///   - item: what cups and pieces of the item weigh.
  ///   - own: what cups and pieces of the part weigh.
  func amount(for amount: ListAmount, of item: FoodMeasures, own: FoodMeasures) -> ListAmount? {
    let conversion = AmountConversion(item)
    if let each {
      let piece = ListAmount(.exactly(.one))
      let count = conversion.quantity(of: amount, in: piece)
      return count.map { ListAmount($0 * each.high, each.unit, word: each.word) }
    }
    let isSaidAlike =
      amount.measured == .volume || amount.measured == .mass && basis != .volume
      || amount.measured == .count(nil) && own.weights[.piece] != nil
    if isSaidAlike { return amount.mapped { $0 * ratio } }
    let unit = ListAmount(.exactly(.one), basis == .volume ? .millilitre : .gram)
    let known = conversion.quantity(of: amount, in: unit)
    return known.map { ListAmount($0 * ratio, unit.unit) }
  }
}

extension ItemSubstitute: Codable {
  private enum CodingKeys: String, CodingKey {
    case parts
  }

  /// Reads the parts; before there could be several, the one part stood in their place.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard let parts = try container.decodeIfPresent([Part].self, forKey: .parts) else {
      parts = [try Part(from: decoder)].filter { !$0.food.rawValue.isEmpty }
      return
    }
    self.parts = parts
  }

  /// Writes `{"parts": [{"food": …, "name": …, "ratio": …, "basis": …, "each": …}]}`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(parts, forKey: .parts)
  }
}

extension ItemSubstitute.Part: Codable {
  private enum CodingKeys: String, CodingKey {
    case food, name, ratio, basis, each
  }

  /// Reads a part; a food that was never known has no id, and a share of no basis is one of weight.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    food = try container.decodeIfPresent(FoodID.self, forKey: .food) ?? ""
    name = try container.decode(String.self, forKey: .name)
    ratio = try container.decode(Fraction.self, forKey: .ratio)
    basis = try container.decodeIfPresent(Substitute.Basis.self, forKey: .basis) ?? .weight
    each = try container.decodeIfPresent(ListAmount.self, forKey: .each)
  }
}
