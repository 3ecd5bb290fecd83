import DesignSystem

/// The notes below a row: badges in as many lines as needed, then the warning.
///
/// VoiceOver reads the notes with the row above, so that they are read once and with their subject.
struct PartNotes: Component {
  /// The stable path.
  let id: ElementID
  /// The badges, next to each other.
  let badges: [Element]
  /// The warning, as a sentence; nil for none.
  let warning: String?

  /// Whether there are neither badges nor a warning.
  var isEmpty: Bool { badges.isEmpty && warning == nil }

  /// The tree node of this value.
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
