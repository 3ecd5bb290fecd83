import MealModels

/// One place where a meal breaks a rule.
public struct Finding: Hashable, Sendable {
  /// The meal.
  public let meal: MealID

  /// The rule that it breaks.
  public let rule: ReviewRule

  /// The step, ingredient or other text that the finding is about, as the recipe has it.
  public let subject: String

  /// What is wrong, and what would be right.
  public let sentence: String

  /// Makes a finding.
  public init(meal: MealID, rule: ReviewRule, subject: String, sentence: String) {
    self.meal = meal
    self.rule = rule
    self.subject = subject
    self.sentence = sentence
  }
}

extension Finding: CustomStringConvertible {
  /// One line: `poha: missing-time: step 3 fries, but ...`.
  public var description: String { "\(meal): \(rule.rawValue): \(sentence)" }
}
