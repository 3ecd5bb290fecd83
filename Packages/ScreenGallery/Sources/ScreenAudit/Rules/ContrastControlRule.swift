/// The rule that the outline of a control, a switch and a checkbox have a contrast of 3 to 1.
///
/// People recognize a control without an outline by its words or its symbol, which other rules
/// check. C-K02, W-A11Y-14.
public struct ContrastControlRule: AuditRule {
  /// `contrast-control`.
  public let id: RuleID = "contrast-control"
  /// Colours.
  public let scope = RuleScope.colors

  /// Makes the rule.
  public init() {}

  /// Controls with too little contrast.
  public func problems(in subject: AuditSubject) -> [Problem] {
    subject.tooFaint(.control) { _ in 3 }
  }
}
