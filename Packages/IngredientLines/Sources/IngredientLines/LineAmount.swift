import MealModels

/// One amount of a line, and what it has to do with the one before.
public struct LineAmount: Hashable, Sendable, Codable {
  /// What an amount has to do with the first one.
  public enum Relation: String, Hashable, Sendable, Codable {
    /// It is the first.
    case first
    /// It is the same amount in other units: "400 g / 14 oz".
    case same
    /// It is added: "1 cup plus 2 tbsp".
    case added
    /// It is how much each piece is: "1 (14 oz) can", "2 x 400g tins".
    case each
    /// It stands in the place of the first: "2 large or 3 small".
    case instead
  }

  /// How much; nil where the cook decides, as with a handful.
  public var quantity: Quantity?

  /// Of what unit; nil counts whole things.
  public var unit: LineUnit?

  /// The words of the line.
  public var text: String

  /// What it has to do with the first amount.
  public var relation: Relation

  /// Whether it is the same amount as the one before in other units, or a part of that: of 2 oz in
  /// "500 g/1 lb 2 oz".
  public var isSame: Bool

  /// Makes an amount.
  ///
  /// - Parameter isSame: also where what it has to do with the first amount is something else, as of
  ///   14 fl oz in "1 x 400ml/14fl oz can".
  public init(
    _ quantity: Quantity?, _ unit: LineUnit? = nil, text: String, relation: Relation = .first,
    isSame: Bool = false
  ) {
    self.quantity = quantity
    self.unit = unit
    self.text = text
    self.relation = relation
    self.isSame = isSame || relation == .same
  }

  /// How much, where "a jar" is one of them; nil where the cook decides, as with "a few sprigs".
  public var counted: Quantity? {
    if let quantity { return quantity }
    guard let unit, let end = text.firstIndex(of: " "),
      ["a", "an"].contains(text[..<end].lowercased()),
      text[end...].dropFirst().lowercased() == unit.text.lowercased()
    else { return nil }
    return .exactly(.one)
  }

  /// The amounts, of which each says all that it is: "1 lb 2 oz" beside 500 g is one.
  public static func joined(_ amounts: [LineAmount]) -> [LineAmount] {
    var joined: [LineAmount] = []
    for amount in amounts {
      guard amount.relation == .added, amount.isSame, let last = joined.last,
        last.relation == .same, let sum = last.adding(amount)
      else {
        joined.append(amount)
        continue
      }
      joined[joined.count - 1] = sum
    }
    return joined
  }

  /// The sum in the unit of this one; nil where nobody can tell.
  private func adding(_ other: LineAmount) -> LineAmount? {
    guard let unit, unit.size == .one, let sum = other.measure.flatMap({ measure?.adding($0) })
    else {
      return nil
    }
    return LineAmount(
      sum.quantity, unit, text: "\(text) \(other.text)", relation: relation, isSame: isSame)
  }

  /// The amount in a unit that can be converted; nil where it has none or says no number.
  public var measure: Measure? {
    guard let quantity else { return nil }
    guard let unit else { return Measure(quantity) }
    return unit.measure.map { Measure(quantity * unit.size, $0) }
  }
}
