import DesignSystem

/// The rule that every screen has a heading, which screen reader users navigate by.
///
/// At least one element that is read must have the header trait. WCAG 2.4.6 asks for it, and the
/// HTML page needs it for axe's `page-has-heading-one`.
public struct HeadingMissingRule: AuditRule {
  /// `heading-missing`.
  public let id: RuleID = "heading-missing"
  /// The tree.
  public let scope = RuleScope.tree

  /// Makes the rule.
  public init() {}

  /// The root of a screen without a heading.
  public func problems(in subject: AuditSubject) -> [Problem] {
    let hasHeading = subject.root.readingOrder.contains {
      $0.accessibility.traits.contains(.header)
    }
    guard subject.root.role == .screen, !hasHeading else { return [] }
    return [Problem(subject.root.id, measured: .number(0), required: .text("a heading"))]
  }
}
