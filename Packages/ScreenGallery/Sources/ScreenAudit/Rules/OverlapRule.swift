import DesignSystem
import Layout

/// The rule that words, symbols and controls do not overlap each other.
///
/// D-TYPE-26, W-A11Y-09. Parts of a control may lie in it, pictures, rings and charts may contain
/// words, and a layer above the page may cover it.
public struct OverlapRule: AuditRule {
  /// `overlap`.
  public let id: RuleID = "overlap"
  /// Layout.
  public let scope = RuleScope.layout

  /// Makes the rule.
  public init() {}

  /// Elements that overlap an earlier one.
  public func problems(in subject: AuditSubject) -> [Problem] {
    let solid = subject.elements.indices.filter { isSolid(subject.elements[$0]) }
      .sorted { subject.elements[$0].frame.y < subject.elements[$1].frame.y }
    var found: [(upper: Int, lower: Int, depth: Double)] = []
    for (place, first) in solid.enumerated() {
      let frame = subject.elements[first].frame
      for second in solid[(place + 1)...] {
        let other = subject.elements[second].frame
        if other.y >= frame.maxY { break }
        let depth = -frame.distance(to: other)
        guard depth > 0.5, areApart(first, second, subject) else { continue }
        found.append((min(first, second), max(first, second), depth))
      }
    }
    return found.sorted { ($0.lower, $0.upper) < ($1.lower, $1.upper) }.map { found in
      Problem(
        subject.elements[found.lower].id,
        measured: .text(
          "\(MeasuredValue.points(found.depth)) points on \(subject.elements[found.upper].id)"),
        required: .text("apart"))
    }
  }

  private func isSolid(_ placed: PlacedElement) -> Bool {
    guard !placed.frame.isEmpty else { return false }
    if placed.element.action != nil || placed.element.role.isInteractive { return true }
    return switch placed.element.content {
    case .text, .entry, .icon, .toggle, .checkbox, .spinner: true
    default: false
    }
  }

  private func areApart(_ first: Int, _ second: Int, _ subject: AuditSubject) -> Bool {
    subject.elements[first].region == subject.elements[second].region
      && !subject.areNested(first, second)
  }
}
