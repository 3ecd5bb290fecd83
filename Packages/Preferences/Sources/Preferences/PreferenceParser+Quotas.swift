import MealModels

extension PreferenceParser {
  /// The quotas of a list such as "fish at least 1, red meat at most twice".
  ///
  /// A group has at most one lower and one upper bound, and some number must meet both.
  public func quotas(_ text: String) throws(PreferenceError) -> [Quota] {
    var quotas: [Quota] = []
    for phrase in try list(text, of: .quotas) {
      let quota = try quota(phrase)
      let others = quotas.filter { $0.group == quota.group }
      guard others.allSatisfy({ $0.leavesRoom(beside: quota) }) else {
        throw .contradictoryQuotas(quota.group)
      }
      quotas.append(quota)
    }
    return quotas
  }

  private func quota(_ phrase: String) throws(PreferenceError) -> Quota {
    let spaced = phrase.lowercased().replacing(">=", with: " at least ")
      .replacing("<=", with: " at most ").replacing("at-", with: "at ")
    let words = spaced.split(separator: " ").map(String.init)
    guard let at = words.firstIndex(of: "at"), at > 0, words.count > at + 2,
      let bound = Self.bounds[words[at + 1]], let meals = Self.number(words[at + 2]),
      words[(at + 3)...].allSatisfy(Self.filling.contains)
    else { throw .badQuota(phrase) }
    return Quota(try group(words[..<at].joined(separator: "-")), bound, meals)
  }

  private func group(_ name: String) throws(PreferenceError) -> ProteinGroup {
    if let group = Self.everydayGroups[name] { return group }
    return try choice(name, of: .quotas)
  }

  private static func number(_ word: String) -> Int? {
    if let number = ["once": 1, "twice": 2][word] { return number }
    guard word.utf8.allSatisfy({ (48...57).contains($0) }), let number = Int(word) else {
      return nil
    }
    return Quota.range.contains(number) ? number : nil
  }

  private static let bounds: [String: Quota.Bound] = ["least": .atLeast, "most": .atMost]
  private static let filling: Set<String> = ["time", "times", "meal", "meals", "a", "per", "week"]
  private static let everydayGroups: [String: ProteinGroup] = ["eggs": .egg, "plants": .plant]
}

extension Quota {
  /// Whether this quota and another one are a lower and an upper bound that can both be met.
  fileprivate func leavesRoom(beside other: Quota) -> Bool {
    switch (bound, other.bound) {
    case (.atLeast, .atMost): meals <= other.meals
    case (.atMost, .atLeast): other.meals <= meals
    default: false
    }
  }
}
