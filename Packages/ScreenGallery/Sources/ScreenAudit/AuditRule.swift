/// A rule that the audit checks screens against; teams may add their own.
public protocol AuditRule: Sendable {
  /// Its name.
  var id: RuleID { get }
  /// The part of a screen that its answer depends on.
  var scope: RuleScope { get }
  /// Returns everything that breaks the rule, in tree order.
  func problems(in subject: AuditSubject) -> [Problem]
}

/// The part of a screen that a rule's answer depends on, so that no check runs twice.
public enum RuleScope: Sendable, CaseIterable {
  /// The tree alone.
  case tree
  /// The tree as placed on a device at a text size.
  case layout
  /// The colours of an appearance, and the text size.
  case colors
}
