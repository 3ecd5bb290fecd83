/// How something stands: a shape of its own for each state, words, and colour on top (C-K14).
public struct StatusBadge: Component {
  /// How something stands.
  public enum Status: String, CaseIterable, Sendable {
    /// There is enough of it.
    case available
    /// There is little of it.
    case scarce
    /// Something else takes its place.
    case substituted
    /// There is none of it.
    case unavailable
    /// It is kept here and not sent yet.
    case draft
    /// It was sent.
    case synced
    /// A guess that is most likely right; never shown as a number (C-A07).
    case highConfidence
    /// A guess that may be right.
    case mediumConfidence
    /// A guess that needs a look.
    case lowConfidence
  }

  /// The stable path.
  public var id: ElementID
  /// How it stands.
  public var status: Status
  /// The words, such as "Low stock".
  public var text: String
  /// What is read aloud, such as "High confidence"; the words unless given.
  public var spoken: String

  /// Makes a badge.
  public init(_ id: ElementID, _ status: Status, _ text: String, spoken: String? = nil) {
    self.id = id
    self.status = status
    self.text = text
    self.spoken = spoken ?? text
  }

  /// The node that this value stands for.
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
  /// The shape; no two states share one.
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
