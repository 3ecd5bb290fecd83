import DesignSystem
import PremiumGate

/// One promise of the paywall, 24 points tall, with a check mark if this app keeps it.
public struct PaywallFeature: Component {
  /// The stable path.
  public var id: ElementID
  /// The promise.
  public var text: String
  /// Whether it is kept.
  public var isDelivered: Bool
  /// The spoken value, such as "Included".
  public var value: String

  /// Makes a line.
  public init(_ id: ElementID, _ line: PaywallLine, copy: Copy) {
    self.id = id
    let promise = copy.text(for: line.promise)
    isDelivered = line.isDelivered
    text = isDelivered ? promise : copy("paywall.promise.missing", ["promise": promise])
    value = isDelivered ? copy("paywall.promise.included") : ""
  }

  /// The element of this component.
  public var element: Element {
    Stack(
      id, LayoutSpec(.horizontal, spacing: .s, align: .center, width: .fill, minHeight: 24),
      accessibility: Accessibility(text, value: value)
    ) {
      Glyph(
        id.child("icon"), isDelivered ? .check : .unchecked, style: .callout,
        color: isDelivered ? .accentGreen : .secondaryLabel)
      TextBlock(
        id.child("text"), text, style: .callout,
        color: isDelivered ? .label : .secondaryLabel, fillsWidth: true)
    }.element
  }
}
