import DesignSystem

/// Every screen has a heading, by which people who listen find their way.
///
/// WCAG 2.4.6 and axe's `page-has-heading-one`, for which the HTML page needs one too: at least one
/// element that is read has the header trait.
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
