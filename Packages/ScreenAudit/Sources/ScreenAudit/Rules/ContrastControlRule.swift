/// The outline of a control, a switch and a box to tick stand out 3 to 1.
///
/// A control without an outline is known by its words or its symbol, which have rules of their
/// own. C-K02, W-A11Y-14.
public struct ContrastControlRule: AuditRule {
  /// `contrast-control`.
  public let id: RuleID = "contrast-control"
  /// Colours.
  public let scope = RuleScope.colors

  /// Makes the rule.
  public init() {}

  /// Controls that do not stand out enough.
  public func problems(in subject: AuditSubject) -> [Problem] {
    subject.tooFaint(.control) { _ in 3 }
  }
}
