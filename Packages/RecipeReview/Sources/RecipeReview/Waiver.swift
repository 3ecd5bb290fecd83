import MealModels

/// A rule that one meal need not keep, and why.
public struct Waiver: Hashable, Sendable {
  /// The meal.
  public let meal: MealID

  /// The rule.
  public let rule: ReviewRule

  /// Why the meal stays as it is.
  public let reason: String

  /// Makes a waiver.
  public init(_ meal: MealID, _ rule: ReviewRule, because reason: String) {
    self.meal = meal
    self.rule = rule
    self.reason = reason
  }

  /// The waivers of the bundled catalogue.
  public static let bundled: [Waiver] =
    drawn.map { Waiver("creamy-tuscan-chicken", $0, because: "the drawings fix its text") } + [
      Waiver("lemon-herb-salmon", .waitingTime, because: "the drawings fix its time"),
      Waiver("tortilla-espanola", .nearDuplicate, because: "one is a cake of eggs, one is fried"),
    ]

  private static let drawn: [ReviewRule] = [.summary, .missingTime, .missingTemperature]

  /// The findings that no waiver covers, and one for each waiver that covers none.
  static func applied(_ waivers: [Waiver], to findings: [Finding]) -> [Finding] {
    func covers(_ waiver: Waiver, _ finding: Finding) -> Bool {
      waiver.meal == finding.meal && waiver.rule == finding.rule
    }
    let rest = findings.filter { finding in !waivers.contains { covers($0, finding) } }
    let idle = waivers.filter { waiver in !findings.contains { covers(waiver, $0) } }
    return rest
      + idle.map { waiver in
        Finding(
          meal: waiver.meal, rule: .unusedWaiver, subject: waiver.rule.rawValue,
          sentence: "\(waiver.rule.rawValue) is waived but kept; take the waiver out")
      }
  }
}
