import MealModels

/// One amount of a line, and its relation to the first amount.
public struct LineAmount: Hashable, Sendable, Codable {
  /// The relation of an amount to the first one.
  public enum Relation: String, Hashable, Sendable, Codable {
    /// It is the first amount.
    case first
    /// It is the same amount in other units: "400 g / 14 oz".
    case same
    /// It is added to the first amount: "1 cup plus 2 tbsp".
    case added
    /// It is the amount of each piece: "1 (14 oz) can", "2 x 400g tins".
    case each
    /// It replaces the first amount: "2 large or 3 small".
    case instead
  }

  /// The quantity; nil if the cook decides, as with a handful.
  public var quantity: Quantity?

  /// The unit; nil for a number of pieces.
  public var unit: LineUnit?

  /// The words of the amount in the line.
  public var text: String

  /// Its relation to the first amount.
  public var relation: Relation

  /// Whether it is the amount before it in other units, or a part of that.
  ///
  /// An example of a part is 2 oz in "500 g/1 lb 2 oz".
  public var isSame: Bool

  /// Makes an amount.
  ///
  /// - Parameter isSame: whether it is the amount before it in other units, even if its relation to
  ///   the first amount differs, such as 14 fl oz in "1 x 400ml/14fl oz can".
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

  /// The quantity, which is one for "a jar" and for an added unit without a number: "1 tsp plus a
  /// pinch"; nil if the cook decides, as with "a few sprigs".
  public var counted: Quantity? {
    if let quantity { return quantity }
    if relation == .added, let unit, text.drop(while: { "+& ".contains($0) }) == unit.text {
      return .exactly(.one)
    }
    guard let unit, let end = text.firstIndex(of: " "),
      ["a", "an"].contains(text[..<end].lowercased()),
      text[end...].dropFirst().lowercased() == unit.text.lowercased()
    else { return nil }
    return .exactly(.one)
  }

  /// The amounts, with the parts of one amount added up: in "500 g/1 lb 2 oz", "1 lb 2 oz" becomes
  /// one amount.
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

  /// The sum in the unit of this amount; nil if it cannot be computed.
  private func adding(_ other: LineAmount) -> LineAmount? {
    guard let unit, unit.size == .one, let sum = other.measure.flatMap({ measure?.adding($0) })
    else {
      return nil
    }
    return LineAmount(
      sum.quantity, unit, text: "\(text) \(other.text)", relation: relation, isSame: isSame)
  }

  /// The amount as a measure; nil if it has no number, or a unit that cannot be converted.
  public var measure: Measure? {
    guard let quantity else { return nil }
    guard let unit else { return Measure(quantity) }
    return unit.measure.map { Measure(quantity * unit.size, $0) }
  }
}
