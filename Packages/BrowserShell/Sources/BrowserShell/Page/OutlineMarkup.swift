import DesignSystem
import Layout
import PrintedText
import Renderers

/// The elements that VoiceOver reads on a screen, in order, as a list.
enum OutlineMarkup {
  /// The list with its heading.
  static func text(_ screen: PlacedScreen) -> String {
    let items = screen.elements.filter(\.isRead).map { item($0.element) }.joined()
    return "<h2 id=\"outline-title\">VoiceOver order</h2><ol>\(items)</ol>"
  }

  private static func item(_ element: Element) -> String {
    let spoken = element.accessibility
    let words = [spoken.label, spoken.value].filter { !$0.isEmpty }.joined(separator: ", ")
    let further = spoken.customActions.map(\.label)
    return "<li data-for=\"\(PlainText.markup(element.id.rawValue))\">"
      + span("words", words) + span("kind", spoken.traits.names.joined(separator: ", "))
      + span("hint", spoken.hint)
      + span("hint", further.isEmpty ? "" : "Actions: " + further.joined(separator: ", "))
      + "</li>"
  }

  private static func span(_ kind: String, _ words: String) -> String {
    words.isEmpty ? "" : "<span class=\"\(kind)\">\(PlainText.markup(words))</span> "
  }
}
