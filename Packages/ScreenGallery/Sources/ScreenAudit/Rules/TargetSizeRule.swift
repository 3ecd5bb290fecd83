import Layout

/// The rule that a touch target is at least 44 points wide and high, touch area included.
///
/// D-SPACE-09, D-BTN-03, D-QA-08, W-A11Y-10, C-L17.
public struct TargetSizeRule: AuditRule {
  /// `target-size`.
  public let id: RuleID = "target-size"
  /// Layout.
  public let scope = RuleScope.layout

  /// Makes the rule.
  public init() {}

  /// Targets that are too small.
  public func problems(in subject: AuditSubject) -> [Problem] {
    subject.targets.compactMap { index in
      let placed = subject.elements[index]
      let side = min(placed.touchFrame.width, placed.touchFrame.height)
      guard side < 44 - 0.01 else { return nil }
      return Problem(placed.id, measured: .points(side), required: .number(44))
    }
  }
}
