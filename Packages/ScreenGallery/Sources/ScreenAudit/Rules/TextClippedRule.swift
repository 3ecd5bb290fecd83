import DesignSystem
import Layout

/// The rule that no visible element exceeds its parent or the sides of the screen.
///
/// D-TYPE-26, D-TYPE-27, W-A11Y-11. Scrolling content may be longer than its area. Every other
/// element must contain its content, and nothing outside a scroll area may exceed the screen.
public struct TextClippedRule: AuditRule {
  /// `text-clipped`.
  public let id: RuleID = "text-clipped"
  /// Layout.
  public let scope = RuleScope.layout

  /// Makes the rule.
  public init() {}

  /// The clipped elements, with the number of points that are cut off.
  public func problems(in subject: AuditSubject) -> [Problem] {
    subject.elements.indices.compactMap { index in
      let placed = subject.elements[index]
      guard placed.element.content != .none, !placed.frame.isEmpty else { return nil }
      let cut = cut(index, in: subject)
      guard cut > 0.5 else { return nil }
      return Problem(
        placed.id, measured: .text("\(MeasuredValue.points(cut)) points outside"),
        required: .text("inside"))
    }
  }

  /// How far the element exceeds its parent, or its lines exceed the element.
  private func cut(_ index: Int, in subject: AuditSubject) -> Double {
    let frame = subject.elements[index].frame
    var worst = lineExcess(index, in: subject)
    var isScrolled = false
    for holder in subject.line(from: index).dropFirst() {
      let placed = subject.elements[holder]
      isScrolled = isScrolled || placed.element.layout.scrolls
      worst = max(worst, placed.frame.x - frame.x, frame.maxX - placed.frame.maxX)
      guard !isScrolled else { continue }
      worst = max(worst, placed.frame.y - frame.y, frame.maxY - placed.frame.maxY)
    }
    return worst
  }

  /// How much higher the lines of a text are than its frame.
  private func lineExcess(_ index: Int, in subject: AuditSubject) -> Double {
    let placed = subject.elements[index]
    guard case .text(let text) = placed.element.content else { return 0 }
    let metrics = text.style.scaled(for: placed.contentSize)
    return metrics.lineHeight * Double(placed.lines.count) - placed.frame.height
  }
}
