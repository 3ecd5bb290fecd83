/// One rule that a screen is held to; teams may bring their own.
public protocol AuditRule: Sendable {
  /// Its name.
  var id: RuleID { get }
  /// What the answer depends on.
  var scope: RuleScope { get }
  /// Everything that breaks it, in tree order.
  func problems(in subject: AuditSubject) -> [Problem]
}

/// What the answer of a rule depends on, so that nothing is asked twice.
public enum RuleScope: Sendable, CaseIterable {
  /// The tree alone.
  case tree
  /// The tree as placed on a device at a text size.
  case layout
  /// The colours of an appearance, and the text size.
  case colors
}
