import MealModels

/// One place at which a meal breaks a rule.
public struct ReviewFinding: Hashable, Sendable {
  /// The meal.
  public let meal: MealID

  /// The rule that it breaks.
  public let rule: ReviewRule

  /// The step, ingredient or other text of the recipe that the finding is about.
  public let subject: String

  /// The problem and its remedy.
  public let sentence: String

  /// Makes a finding.
  public init(meal: MealID, rule: ReviewRule, subject: String, sentence: String) {
    self.meal = meal
    self.rule = rule
    self.subject = subject
    self.sentence = sentence
  }
}

extension ReviewFinding: CustomStringConvertible {
  /// One line: `poha: missing-time: step 3 fries, but ...`.
  public var description: String { "\(meal): \(rule.rawValue): \(sentence)" }
}
