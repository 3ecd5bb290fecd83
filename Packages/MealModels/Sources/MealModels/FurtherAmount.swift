/// An amount of a line besides its first one.
public struct FurtherAmount: Hashable, Sendable, Codable {
  /// The relation of an amount to the first one.
  public enum Relation: String, CaseIterable, Hashable, Sendable, Codable {
    /// It is the same amount in other units: "1 lb (450 g)".
    case same
    /// It is added, and measured in another way: "1 onion plus 100 g".
    case added
    /// It is the amount of each piece: "2 cans (400 g)".
    case each
    /// It can be used instead of the first one: "2 large or 3 small".
    case instead
  }

  /// How much.
  public var measure: Measure
  /// Its relation to the first amount.
  public var relation: Relation

  /// Makes an amount.
  public init(_ measure: Measure, _ relation: Relation) {
    self.measure = measure
    self.relation = relation
  }

  /// The text of the amount after the first one.
  var text: String {
    switch relation {
    case .same, .each: "(\(measure.text))"
    case .added: "plus \(measure.text)"
    case .instead: "or \(measure.text)"
    }
  }
}
