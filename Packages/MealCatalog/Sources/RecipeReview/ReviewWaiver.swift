import MealModels

/// A rule that a meal need not keep, with the reason.
public struct ReviewWaiver: Hashable, Sendable {
  /// The meal.
  public let meal: MealID

  /// The rule.
  public let rule: ReviewRule

  /// The reason why the meal is not changed.
  public let reason: String

  /// Makes a waiver.
  public init(_ meal: MealID, _ rule: ReviewRule, because reason: String) {
    self.meal = meal
    self.rule = rule
    self.reason = reason
  }

  /// The waivers of the bundled catalogue.
  public static let bundled: [ReviewWaiver] =
    drawn.map { ReviewWaiver("creamy-tuscan-chicken", $0, because: "the drawings fix its text") }
    + [
      ReviewWaiver("lemon-herb-salmon", .waitingTime, because: "the drawings fix its time"),
      ReviewWaiver(
        "tortilla-espanola", .nearDuplicate, because: "one is a cake of eggs, one is fried"),
    ]

  private static let drawn: [ReviewRule] = [.summary, .missingTime, .missingTemperature]

  /// The findings that no waiver covers, and a finding for each waiver that covers nothing.
  static func applied(_ waivers: [ReviewWaiver], to findings: [ReviewFinding]) -> [ReviewFinding] {
    func covers(_ waiver: ReviewWaiver, _ finding: ReviewFinding) -> Bool {
      waiver.meal == finding.meal && waiver.rule == finding.rule
    }
    let rest = findings.filter { finding in !waivers.contains { covers($0, finding) } }
    let idle = waivers.filter { waiver in !findings.contains { covers(waiver, $0) } }
    return rest
      + idle.map { waiver in
        ReviewFinding(
          meal: waiver.meal, rule: .unusedWaiver, subject: waiver.rule.rawValue,
          sentence: "\(waiver.rule.rawValue) is waived but not broken; remove the waiver")
      }
  }
}
