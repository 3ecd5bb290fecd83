import DesignSystem

/// The rule that every swipe, long press or drag has another control with the same effect.
///
/// C-A05, D-A11Y-09, S-A11Y-05, S-FAV-07. In the tree, a gesture is a custom action. If VoiceOver
/// reads its element, the action is in the actions menu under its label. Otherwise, as for the drag
/// that closes a sheet, a control on the screen must do the same. A sheet without such a drag still
/// needs a control that closes it.
public struct GestureOnlyRule: AuditRule {
  /// `gesture-only`.
  public let id: RuleID = "gesture-only"
  /// The tree.
  public let scope = RuleScope.tree

  /// Makes the rule.
  public init() {}

  /// Elements with an action that only a gesture reaches.
  public func problems(in subject: AuditSubject) -> [Problem] {
    let read = Set(subject.root.readingOrder.map(\.id))
    let shown = subject.root.all.filter(\.isEnabled).compactMap(\.action)
    return subject.root.all.flatMap { element -> [Problem] in
      var lost = element.accessibility.customActions.filter { custom in
        let isInMenu = read.contains(element.id) && custom.label.hasWords
        return !isInMenu && !shown.contains { $0.id == custom.action.id }
      }.map { $0.label.hasWords ? $0.label : $0.action.description }
      let isPanel = element.layout.region == .sheet || element.layout.region == .alert
      if isPanel, !element.all.contains(where: \.isEnabled) { lost.append("closing it") }
      return lost.map {
        Problem(element.id, measured: .text($0), required: .text("a control or a named action"))
      }
    }
  }
}
