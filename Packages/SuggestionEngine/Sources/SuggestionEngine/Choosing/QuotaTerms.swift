import MealModels

/// What the eater's quotas add to each trait, by what was eaten in the last seven days.
///
/// What is not wanted at all goes by the whole meal and not by its protein, so it is no part of this:
/// ``Scorer/unwanted(of:)``.
struct QuotaTerms {
  /// What a meal loses that would go beyond a quota: more than everything else together.
  static let excess: Float = -50
  /// What a meal gains when a quota would be missed without it: more than the first five differ for.
  static let lack: Float = 20

  /// What each trait adds; only proteins do.
  let column: [Float]

  init(_ quotas: [Quota], _ recollection: Recollection, _ pool: MealPool) {
    var column = [Float](repeating: 0, count: pool.traits.traits.count)
    for (number, trait) in pool.traits.traits.enumerated() where !quotas.isEmpty {
      guard case .protein(let protein)? = trait else { continue }
      for quota in quotas where quota.group == protein.group && !quota.isNone {
        column[number] += Self.worth(of: quota, Self.days(since: quota.group, recollection, pool))
      }
    }
    self.column = column
  }

  /// The days since each meal of a group, latest first, seven at most.
  static func days(
    since group: ProteinGroup, _ recollection: Recollection, _ pool: MealPool
  ) -> [Float] {
    recollection.taken.filter { taken in
      taken.days < 7 && pool.proteins[taken.meal].group == group
    }.map(\.days)
  }

  /// What a quota adds: the nearer the day on which it would be missed, the more.
  private static func worth(of quota: Quota, _ days: [Float]) -> Float {
    switch quota.bound {
    case .atMost: return days.count >= quota.meals ? excess : 0
    case .atLeast:
      guard quota.meals > 0 else { return 0 }
      // Spread over the week: not the next one right after the last.
      let pause = 7 / Float(quota.meals + 1) - 0.5
      if let latest = days.first, latest < pause { return 0 }
      // The meal that falls out of the seven days next, if there are enough of them.
      let oldest = days.count >= quota.meals ? days[quota.meals - 1] : 7
      return oldest >= 6 ? lack : max(0, (oldest - 3) / 4)
    }
  }
}
