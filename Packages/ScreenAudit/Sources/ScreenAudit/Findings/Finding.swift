import DesignSystem
import Layout

/// Something wrong with a screen, with the conditions it was seen in.
public struct Finding: Equatable, Sendable {
  /// Which rule was broken.
  public var rule: RuleID
  /// On which screen.
  public var screen: ScreenID
  /// In which of its states.
  public var state: StateID
  /// The looks, text size and device; the first ones it was seen in.
  public var conditions: Conditions
  /// What is wrong where.
  public var problem: Problem
  /// The allowance that covers it; nil when none does.
  public var waiver: Waiver?

  /// Makes a finding.
  public init(
    _ rule: RuleID, screen: ScreenID, state: StateID, conditions: Conditions, problem: Problem,
    waiver: Waiver? = nil
  ) {
    self.rule = rule
    self.screen = screen
    self.state = state
    self.conditions = conditions
    self.problem = problem
    self.waiver = waiver
  }

  /// Whether it is known and allowed.
  public var isWaived: Bool { waiver != nil }
}
