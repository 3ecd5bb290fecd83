import DesignSystem
import ScreenParts

/// The greeting on top of Home, 32 points tall, with its silent glyph.
public struct GreetingRow: Component {
  /// The stable path.
  public var id: ElementID
  /// The words.
  public var text: String
  /// The glyph of the time of day.
  public var icon: IconRole

  /// Makes the row for a part of the day.
  public init(_ id: ElementID, _ greeting: Greeting, _ context: PresentationContext) {
    self.id = id
    text = context.copy(greeting.copyKey)
    icon = greeting.icon(in: context.interfaceStyle)
  }

  /// The node that this value stands for.
  public var element: Element {
    Stack(
      id, LayoutSpec(.horizontal, spacing: .s, align: .center, width: .fill, minHeight: 32)
    ) {
      TextBlock(id.child("text"), text, style: .title3, weight: .medium, isHeader: true)
      Glyph(id.child("icon"), icon, style: .title3)
    }.element
  }
}
