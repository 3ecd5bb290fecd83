import DesignSystem

/// The rule that two controls that read the same do the same.
///
/// D-QA-07, W-A11Y-04. The rule compares the label and value of enabled controls. It skips cards of
/// one grid, because people choose their names and may repeat them.
public struct DuplicatedLabelRule: AuditRule {
  /// `duplicated-label`.
  public let id: RuleID = "duplicated-label"
  /// The tree.
  public let scope = RuleScope.tree

  /// Makes the rule.
  public init() {}

  /// Controls that read like an earlier one and have another action.
  public func problems(in subject: AuditSubject) -> [Problem] {
    let cards = Set(subject.root.all.filter { $0.role == .grid }.flatMap(\.children).map(\.id))
    var known: [Spoken: ControlAction] = [:]
    return subject.root.readingOrder.compactMap { element in
      guard element.isEnabled, let action = element.action, !cards.contains(element.id) else {
        return nil
      }
      let spoken = Spoken(
        label: element.accessibility.label, value: element.accessibility.value)
      guard let first = known[spoken] else {
        known[spoken] = action
        return nil
      }
      if first.id == action.id, first.parameters == action.parameters { return nil }
      return Problem(
        element.id, measured: .text(spoken.label), required: .text("a label of its own"))
    }
  }

  private struct Spoken: Hashable {
    var label: String
    var value: String
  }
}
