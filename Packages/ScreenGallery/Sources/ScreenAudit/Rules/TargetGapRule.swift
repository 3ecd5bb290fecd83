import DesignSystem
import Layout

/// The rule that separate targets are at least 8 points apart, touch areas included.
///
/// D-SPACE-11, S-A11Y-05, D-A11Y-10. By C-L21 the rule leaves out neighbours that touch by nature:
/// rows of one list, segments of one control, tabs of one bar. It also leaves out a control with
/// its parent, and layers above each other.
public struct TargetGapRule: AuditRule {
  /// `target-gap`.
  public let id: RuleID = "target-gap"
  /// Layout.
  public let scope = RuleScope.layout

  /// Makes the rule.
  public init() {}

  /// Targets that are too close to a later one, each with its least distance.
  public func problems(in subject: AuditSubject) -> [Problem] {
    let targets = subject.targets.sorted {
      subject.elements[$0].touchFrame.y < subject.elements[$1].touchFrame.y
    }
    var found: [(index: Int, gap: Double, other: ElementID)] = []
    for (place, first) in targets.enumerated() {
      let frame = subject.elements[first].touchFrame
      for second in targets[(place + 1)...] {
        let other = subject.elements[second].touchFrame
        if other.y >= frame.maxY + 8 { break }
        let gap = frame.distance(to: other)
        guard gap < 8 - 0.01, standApart(first, second, subject) else { continue }
        found.append((max(first, second), gap, subject.elements[min(first, second)].id))
      }
    }
    return found.sorted { ($0.index, $0.gap) < ($1.index, $1.gap) }.map { found in
      Problem(
        subject.elements[found.index].id, measured: .points(found.gap),
        required: .text("8 from \(found.other)"))
    }
  }

  private func standApart(_ first: Int, _ second: Int, _ subject: AuditSubject) -> Bool {
    let (one, other) = (subject.elements[first], subject.elements[second])
    guard one.region == other.region, !subject.areNested(first, second) else { return false }
    let touches: Set<ElementRole> = [.row, .segment]
    let areAlike = one.element.role == other.element.role && touches.contains(one.element.role)
    return !(areAlike && subject.parents[first] == subject.parents[second])
  }
}
