/// A status: each has a different shape, a text, and additionally a colour (C-K14).
public struct StatusBadge: Component {
  /// The status of an item.
  public enum Status: String, CaseIterable, Sendable {
    /// There is enough of the item.
    case available
    /// There is little of the item.
    case scarce
    /// Another item replaces it.
    case substituted
    /// The item is out of stock.
    case unavailable
    /// The change is stored on this device and not sent yet.
    case draft
    /// The change was sent.
    case synced
    /// An estimate that is most likely right; never shown as a number (C-A07).
    case highConfidence
    /// A guess that may be right.
    case mediumConfidence
    /// A guess that needs a look.
    case lowConfidence
  }

  /// The stable path.
  public var id: ElementID
  /// The status.
  public var status: Status
  /// The words, such as "Low stock".
  public var text: String
  /// The spoken text, such as "High confidence"; by default the words.
  public var spoken: String

  /// Makes a badge.
  public init(_ id: ElementID, _ status: Status, _ text: String, spoken: String? = nil) {
    self.id = id
    self.status = status
    self.text = text
    self.spoken = spoken ?? text
  }

  /// The tree node of this value.
  public var element: Element {
    Element(
      id, .badge,
      layout: LayoutSpec(.horizontal, spacing: .s, align: .center, minHeight: 24),
      accessibility: Accessibility(spoken),
      children: [
        Glyph(id.child("icon"), status.icon, style: .badge, color: status.color).element,
        TextBlock(id.child("text"), text, style: .badge, lineLimit: 1).element,
      ])
  }
}

extension StatusBadge.Status {
  /// The shape, which differs for every status.
  public var icon: IconRole {
    switch self {
    case .available: .available
    case .scarce: .scarce
    case .substituted: .swap
    case .unavailable: .unavailable
    case .draft: .draft
    case .synced: .sync
    case .highConfidence: .confidenceHigh
    case .mediumConfidence: .confidenceMedium
    case .lowConfidence: .confidenceLow
    }
  }

  /// The colour of the shape.
  public var color: ColorRole {
    switch self {
    case .available, .highConfidence: .accentGreen
    case .scarce, .mediumConfidence: .warningGlyph
    case .unavailable: .errorText
    case .substituted, .draft, .synced, .lowConfidence: .secondaryLabel
    }
  }
}
