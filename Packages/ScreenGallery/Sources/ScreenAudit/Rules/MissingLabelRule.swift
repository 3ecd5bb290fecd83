import DesignSystem

/// The rule that every element that VoiceOver stops at has a name.
///
/// D-QA-07, D-A11Y-04. It applies to controls, pictures and texts; decorations must be hidden
/// instead.
public struct MissingLabelRule: AuditRule {
  /// `missing-label`.
  public let id: RuleID = "missing-label"
  /// The tree.
  public let scope = RuleScope.tree

  /// Makes the rule.
  public init() {}

  /// Elements that are read without a name.
  public func problems(in subject: AuditSubject) -> [Problem] {
    subject.root.readingOrder.filter { !$0.accessibility.label.hasWords }.map {
      Problem($0.id, measured: .text(""), required: .text("a label"))
    }
  }
}

extension String {
  /// Whether there is anything to read.
  var hasWords: Bool { contains { !$0.isWhitespace } }
}
