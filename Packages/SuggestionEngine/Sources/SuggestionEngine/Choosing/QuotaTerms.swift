import MealModels

/// The points that the eater's quotas add to each trait, based on the meals of the last seven days.
///
/// A quota of zero applies to the whole meal and not only to its protein, so it is handled
/// elsewhere: ``Scorer/unwanted(of:)``.
struct QuotaTerms {
  /// The penalty of a meal that would exceed a quota: more than all other terms together.
  static let excess: Float = -50
  /// The gain of a meal without which a quota would be missed.
  ///
  /// It is more than the rule that the very first meals differ.
  static let lack: Float = 20

  /// The points of each trait; only proteins have points.
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

  /// The days since each meal of a group within the last seven days, latest meal first.
  static func days(
    since group: ProteinGroup, _ recollection: Recollection, _ pool: MealPool
  ) -> [Float] {
    recollection.taken.filter { taken in
      taken.days < 7 && pool.proteins[taken.meal].group == group
    }.map(\.days)
  }

  /// The points of a quota; they grow as the day comes nearer on which it would be missed.
  private static func worth(of quota: Quota, _ days: [Float]) -> Float {
    switch quota.bound {
    case .atMost: return days.count >= quota.meals ? excess : 0
    case .atLeast:
      guard quota.meals > 0 else { return 0 }
      // Meals of a quota are spread over the week: the next one does not directly follow the last
      // one.
      let pause = 7 / Float(quota.meals + 1) - 0.5
      if let latest = days.first, latest < pause { return 0 }
      // The age of the meal that leaves the seven days next, or 7 if there are too few meals.
      let oldest = days.count >= quota.meals ? days[quota.meals - 1] : 7
      return oldest >= 6 ? lack : max(0, (oldest - 3) / 4)
    }
  }
}
