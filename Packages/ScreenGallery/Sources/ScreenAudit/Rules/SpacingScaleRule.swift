import DesignSystem

/// The rule that gaps and paddings are multiples of 8, or 12, 20 or 35 points.
///
/// D-SPACE-01, D-QA-03, C-L07. Gaps inside a tree can only be tokens, so the rule checks the
/// numbers behind the used tokens, and the lengths of empty elements that separate others. Heights
/// of components are not gaps.
public struct SpacingScaleRule: AuditRule {
  /// `spacing-scale`.
  public let id: RuleID = "spacing-scale"
  /// The tree.
  public let scope = RuleScope.tree

  /// Makes the rule.
  public init() {}

  /// Elements with lengths that are not on the scale.
  public func problems(in subject: AuditSubject) -> [Problem] {
    subject.root.all.flatMap { element in
      Self.lengths(of: element).filter { !Self.isOnScale($0) }.map { length in
        Problem(
          element.id, measured: .points(length),
          required: .text("a multiple of 8, or 12, 20 or 35"))
      }
    }
  }

  /// Whether a length is on the scale or one of its exceptions.
  static func isOnScale(_ points: Double) -> Bool {
    points.truncatingRemainder(dividingBy: 8) == 0 || [12, 20, 35].contains(points)
  }

  private static func lengths(of element: Element) -> [Double] {
    let layout = element.layout
    let padding = layout.padding
    let tokens = [
      layout.spacing, layout.lineSpacing, padding.top, padding.leading, padding.bottom,
      padding.trailing,
    ]
    return tokens.map(\.points) + emptyLengths(element)
  }

  /// The lengths of an element that shows nothing and so only separates others.
  private static func emptyLengths(_ element: Element) -> [Double] {
    guard element.content == .none, element.children.isEmpty, element.surface == .clear else {
      return []
    }
    let fixed = [element.layout.width, element.layout.height].compactMap { extent in
      if case .fixed(let points) = extent { points } else { nil }
    }
    return fixed + [element.layout.minWidth, element.layout.minHeight]
  }
}
