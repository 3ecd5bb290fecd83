import DesignSystem
import PremiumGate

/// One promise of the paywall, 24 points tall, with a check mark.
///
/// If this app keeps only a part of the promise, the line names that part.
public struct PaywallFeature: Component {
  /// The stable path.
  public var id: ElementID
  /// The promise, or the part of it that is kept.
  public var text: String
  /// The spoken value, such as "Included".
  public var value: String
  /// The action that leads to the first kept feature; nil while it needs premium.
  public var way: ControlAction?

  /// Makes a line; nil if this app keeps no part of its promise.
  public init?(_ id: ElementID, _ line: PaywallLine, way: ControlAction? = nil, copy: Copy) {
    guard !line.kept.isEmpty else { return nil }
    self.id = id
    self.way = way
    text =
      line.isDelivered
      ? copy.text(for: line.promise)
      : line.kept.map { copy(CopyKey("paywall.part.\($0.rawValue)")) }.joined(separator: ", ")
    value = copy("paywall.promise.included")
  }

  /// The element of this component.
  public var element: Element {
    way.map {
      ListRow(id, icon: .check, text, accessory: .disclosure, spokenValue: value, action: $0)
    }
    .map(\.element) ?? line
  }

  private var line: Element {
    Stack(
      id, LayoutSpec(.horizontal, spacing: .s, align: .center, width: .fill, minHeight: 24),
      accessibility: Accessibility(text, value: value)
    ) {
      Glyph(id.child("icon"), .check, style: .callout, color: .accentGreen)
      TextBlock(id.child("text"), text, style: .callout, fillsWidth: true)
    }.element
  }
}
