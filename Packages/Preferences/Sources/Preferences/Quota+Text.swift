import MealModels

extension Quota {
  /// The quota as it is stored, such as `fish>=1`.
  var stored: String { "\(group.rawValue)\(bound.sign)\(meals)" }

  /// The quota as people type it, such as `fish at least 1`.
  public var typed: String {
    let side = bound == .atLeast ? "at least" : "at most"
    return "\(group.rawValue) \(side) \(meals)"
  }

  /// Reads a stored quota; nil if it is unknown.
  init?(stored text: String) {
    for bound in Bound.allCases {
      let parts = text.split(separator: bound.sign, omittingEmptySubsequences: false)
      guard parts.count == 2, let group = ProteinGroup(rawValue: String(parts[0])),
        let meals = Int(parts[1]), Self.range.contains(meals)
      else { continue }
      self.init(group, bound, meals)
      return
    }
    return nil
  }

  /// The possible number of meals in seven days.
  static let range = 0...21
}

extension Quota.Bound {
  /// The stored sign of a bound.
  var sign: String {
    switch self {
    case .atLeast: ">="
    case .atMost: "<="
    }
  }
}
