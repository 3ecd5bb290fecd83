import DesignSystem

/// Words stand out 4.5 to 1; from 18 points on at the current text size, 3 to 1.
///
/// W-A11Y-12, W-A11Y-13, C-A06: bold makes no difference, only the size does. The words of a
/// control that cannot be used now are left out. D-QA-10.
public struct ContrastTextRule: AuditRule {
  /// `contrast-text`.
  public let id: RuleID = "contrast-text"
  /// Colours.
  public let scope = RuleScope.colors

  /// Makes the rule.
  public init() {}

  /// Words that do not stand out enough.
  public func problems(in subject: AuditSubject) -> [Problem] {
    subject.tooFaint(.text) { ink in
      let points = ink.style?.scaled(for: ink.contentSize).pointSize ?? 0
      return points >= 18 ? 3 : 4.5
    }
  }
}
