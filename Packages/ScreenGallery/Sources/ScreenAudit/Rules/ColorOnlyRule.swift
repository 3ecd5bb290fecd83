import DesignSystem

/// The rule that colour is never the only sign.
///
/// C-K06, C-K14, D-A11Y-05. A switch or checkbox that is on must have the selected trait. Sibling
/// choices that differ in colour must also differ in traits, value or symbol. A symbol in the
/// colour of success, warning or error must have a label or words next to it.
public struct ColorOnlyRule: AuditRule {
  /// `colour-only`.
  public let id: RuleID = "colour-only"
  /// The tree.
  public let scope = RuleScope.tree

  /// Makes the rule.
  public init() {}

  /// Elements whose state shows only in a colour.
  public func problems(in subject: AuditSubject) -> [Problem] {
    ColorOnlySearch().problems(in: subject.root)
  }
}

/// Walks a tree and remembers the elements that are read as a whole.
private struct ColorOnlySearch {
  /// The element that VoiceOver reads here, if there is one.
  var reader: Element?

  func problems(in element: Element) -> [Problem] {
    var inside = self
    if reader == nil, element.accessibility.exposure == .element { inside.reader = element }
    return own(element, inside.reader)
      + silentStatus(element, inside.reader) + unlikeChoices(element.children)
      + element.children.flatMap(inside.problems)
  }

  private func own(_ element: Element, _ reader: Element?) -> [Problem] {
    let isOn: Bool
    switch element.content {
    case .toggle(let value), .checkbox(let value): isOn = value
    default: return []
    }
    guard let spoken = reader?.accessibility else { return [problem(element, "not read")] }
    let isSaid = spoken.traits.contains(.selected) == isOn || spoken.value.hasWords
    return isSaid ? [] : [problem(element, isOn ? "on, not read so" : "off, read as selected")]
  }

  /// Finds symbols in a status colour with no words next to them.
  private func silentStatus(_ element: Element, _ reader: Element?) -> [Problem] {
    guard reader == nil else { return [] }
    let hasWords = element.children.contains { $0.visibleText.hasWords }
    return element.children.filter { child in
      guard case .icon(_, _, let color) = child.content else { return false }
      return color.isStatus && !hasWords && !child.accessibility.label.hasWords
    }.map { problem($0, "a symbol in a status colour") }
  }

  private func unlikeChoices(_ children: [Element]) -> [Problem] {
    let roles: [ElementRole] = [.chip, .segment]
    return roles.flatMap { role -> [Problem] in
      var seen: [Look: Set<[ColorRole]>] = [:]
      return children.filter { $0.role == role }.compactMap { child in
        let look = Look(child)
        let colors = child.colors
        defer { seen[look, default: []].insert(colors) }
        guard let known = seen[look], !known.contains(colors) else { return nil }
        return problem(child, "another colour")
      }
    }
  }

  private func problem(_ element: Element, _ measured: String) -> Problem {
    Problem(
      element.id, measured: .text(measured), required: .text("a trait, a value or a symbol"))
  }
}

/// The look of a choice apart from its colours and words.
private struct Look: Hashable {
  var traits: AccessibilityTraits
  var value: String
  var marks: Int

  init(_ element: Element) {
    traits = element.accessibility.traits
    value = element.accessibility.value
    marks = element.all.count { $0.role == .icon }
  }
}

extension Element {
  /// The colours of the element and of everything in it, in tree order.
  fileprivate var colors: [ColorRole] {
    all.flatMap { part -> [ColorRole] in
      let surface = [part.surface.fill, part.surface.stroke].compactMap(\.self)
      switch part.content {
      case .text(let text): return surface + [text.color]
      case .icon(_, _, let color): return surface + [color]
      default: return surface
      }
    }
  }
}

extension ColorRole {
  /// Whether the colour means a success, a warning or an error.
  fileprivate var isStatus: Bool {
    switch self {
    case .accentGreen, .warningGlyph, .errorText: true
    default: false
    }
  }
}
