import DesignSystem
import ScreenParts

/// The greeting on top of Home, 32 points tall, with its silent glyph.
struct GreetingRow: Component {
  /// The stable path.
  var id: ElementID
  /// The words.
  var text: String
  /// The glyph of the time of day.
  var icon: IconRole

  /// Makes the row for a part of the day.
  init(_ id: ElementID, _ greeting: Greeting, _ context: PresentationContext) {
    self.id = id
    text = context.copy(greeting.copyKey)
    icon = greeting.icon(in: context.interfaceStyle)
  }

  /// The tree node of this value.
  var element: Element {
    Stack(
      id, LayoutSpec(.horizontal, spacing: .s, align: .center, width: .fill, minHeight: 32)
    ) {
      TextBlock(id.child("text"), text, style: .title3, weight: .medium, isHeader: true)
      Glyph(id.child("icon"), icon, style: .title3)
    }.element
  }
}
