extension Policy {
  /// Any meal that the rule against repeats allows, all equally likely.
  public static let uniform = Policy("uniform") { _, _ in UniformAdvisor() }

  /// The meal that this eater would like most right now; the policy knows her taste and her mood.
  public static let oracle = Policy("oracle") { eater, _ in OracleAdvisor(eater: eater) }

  /// The meal that the population accepted most often, relative to its showings, in an earlier run,
  /// usually of ``uniform``.
  ///
  /// It is the same for all eaters.
  public static func popular(after report: SimulationReport) -> Policy {
    let shares = zip(report.accepted, report.shown).map { Double($0 + 1) / Double($1 + 2) }
    return Policy("popular") { _, _ in PopularAdvisor(shares: shares) }
  }

  /// The meal whose dish and cuisine this eater accepted most often so far; the policy never
  /// explores.
  public static let greedy = Policy("greedy") { _, menu in GreedyAdvisor(menu: menu) }
}

private struct UniformAdvisor: Advisor {
  mutating func meal(for question: AdvisorQuestion) -> Int? {
    var chance = question.chance
    return question.allowed.randomElement(using: &chance)
  }
}

private struct OracleAdvisor: Advisor {
  let eater: SimulatedEater

  mutating func meal(for question: AdvisorQuestion) -> Int? {
    question.allowed.best { eater.utility(of: $0, on: question.day) }
  }
}

private struct PopularAdvisor: Advisor {
  let shares: [Double]

  mutating func meal(for question: AdvisorQuestion) -> Int? {
    question.allowed.best { shares[$0] }
  }
}

extension [Int] {
  /// The first element with the highest value; nil for an empty list.
  func best(_ value: (Int) -> Double) -> Int? {
    var best: (meal: Int, value: Double)?
    for meal in self {
      let value = value(meal)
      if value > best?.value ?? -.infinity { best = (meal, value) }
    }
    return best?.meal
  }
}
