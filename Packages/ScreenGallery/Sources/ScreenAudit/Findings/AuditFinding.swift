import DesignSystem
import Layout

/// A problem with a screen, with the conditions in which it was found.
public struct AuditFinding: Equatable, Sendable {
  /// The broken rule.
  public var rule: RuleID
  /// The screen that breaks it.
  public var screen: ScreenID
  /// The state of the screen.
  public var state: StateID
  /// The first appearance, text size and device in which it was found.
  public var conditions: Conditions
  /// The problem and its place.
  public var problem: Problem
  /// The waiver that covers it; nil if none does.
  public var waiver: AuditWaiver?

  /// Makes a finding.
  public init(
    _ rule: RuleID, screen: ScreenID, state: StateID, conditions: Conditions, problem: Problem,
    waiver: AuditWaiver? = nil
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
