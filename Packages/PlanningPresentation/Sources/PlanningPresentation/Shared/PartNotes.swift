import DesignSystem

/// What stands below a row: badges in as many lines as it takes, then
/// what is wrong.
///
/// The row above says all of it, so that it is read once and together with what it is about.
struct PartNotes: Component {
  /// The stable path.
  let id: ElementID
  /// Small facts beside each other.
  let badges: [Element]
  /// What is wrong, in a sentence; nil for nothing.
  let warning: String?

  /// Whether there is nothing to say.
  var isEmpty: Bool { badges.isEmpty && warning == nil }

  /// The node that this value stands for.
  var element: Element {
    Stack(
      id, LayoutSpec(.vertical, spacing: .s, padding: .horizontal(.m), width: .fill),
      accessibility: .hidden
    ) {
      if !badges.isEmpty {
        Stack(
          id.child("badges"),
          LayoutSpec(.wrap, spacing: .s, lineSpacing: .s, align: .leading, width: .fill)
        ) { badges }
      }
      warning.map { StatusLine(id.child("warning"), .warning, $0, style: .footnote) }
    }.element
  }
}
