/// An amount that a line has beside its first one.
public struct FurtherAmount: Hashable, Sendable, Codable {
  /// What an amount has to do with the first one.
  public enum Relation: String, CaseIterable, Hashable, Sendable, Codable {
    /// It is the same amount in other units: "1 lb (450 g)".
    case same
    /// It is added, and measured in another way: "1 onion plus 100 g".
    case added
    /// It is how much each piece is: "2 cans (400 g)".
    case each
    /// It may be taken instead of the first: "2 large or 3 small".
    case instead
  }

  /// How much.
  public var measure: Measure
  /// What it has to do with the first amount.
  public var relation: Relation

  /// Makes an amount.
  public init(_ measure: Measure, _ relation: Relation) {
    self.measure = measure
    self.relation = relation
  }

  /// The amount as it stands behind the first one.
  var text: String {
    switch relation {
    case .same, .each: "(\(measure.text))"
    case .added: "plus \(measure.text)"
    case .instead: "or \(measure.text)"
    }
  }
}
