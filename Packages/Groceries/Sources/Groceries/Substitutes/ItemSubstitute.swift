import MealModels

/// The substitute for an item: one food, or several foods that do its job together.
public struct ItemSubstitute: Hashable, Sendable {
  /// One food of the substitute, and its ratio to the item's amount.
  public struct Part: Hashable, Sendable {
    /// The food.
    public var food: FoodID
    /// The shopper's name of the part.
    public var name: String
    /// The amount of it that replaces an amount of one of the item.
    public var ratio: Fraction
    /// The basis of ``ratio``: the item's volume or weight.
    public var basis: Substitute.Basis
    /// The amount of it that replaces one whole piece of the item; nil if ``ratio`` gives it.
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

  /// The foods of the substitute; one without parts is unknown and safe for no eater.
  public var parts: [Part]

  /// Makes a substitute.
  public init(_ parts: [Part]) {
    self.parts = parts
  }

  /// Makes the substitute of a choice, with the names of its parts from a food book.
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

  /// The name of the substitute: "milk + lemon juice".
  public var name: String { parts.map(\.name).joined(separator: " + ") }
}

extension ItemSubstitute.Part {
  /// The amount of it that replaces an amount of the item; nil if it cannot be computed.
  ///
  /// - Parameters:
  ///   - item: the weights of cups and pieces of the item.
  ///   - own: the weights of cups and pieces of the part.
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

  /// Reads the parts; older versions stored a single part without a list.
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

  /// Reads a part; a food without an id was never known, and a ratio without a basis is one of
  /// weight.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    food = try container.decodeIfPresent(FoodID.self, forKey: .food) ?? ""
    name = try container.decode(String.self, forKey: .name)
    ratio = try container.decode(Fraction.self, forKey: .ratio)
    basis = try container.decodeIfPresent(Substitute.Basis.self, forKey: .basis) ?? .weight
    each = try container.decodeIfPresent(ListAmount.self, forKey: .each)
  }
}
