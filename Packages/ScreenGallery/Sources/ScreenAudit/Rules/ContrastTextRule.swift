import DesignSystem

/// The rule that words have a contrast of 4.5 to 1, or 3 to 1 if they are large.
///
/// W-A11Y-12, W-A11Y-13, C-A06: words are large from 18 points on at the current text size; bold
/// makes no difference. The words of a control that cannot be used now are left out. D-QA-10.
public struct ContrastTextRule: AuditRule {
  /// `contrast-text`.
  public let id: RuleID = "contrast-text"
  /// Colours.
  public let scope = RuleScope.colors

  /// Makes the rule.
  public init() {}

  /// Words with too little contrast.
  public func problems(in subject: AuditSubject) -> [Problem] {
    subject.tooFaint(.text) { ink in
      let points = ink.style?.scaled(for: ink.contentSize).pointSize ?? 0
      return points >= 18 ? 3 : 4.5
    }
  }
}
