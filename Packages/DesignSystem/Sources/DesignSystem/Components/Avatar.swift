/// A person as initials or a symbol.
public struct Avatar: Component {
  /// The size of an avatar.
  public enum Size: String, CaseIterable, Sendable {
    /// 32 points, in a row.
    case small
    /// 48 points, on a card.
    case medium
    /// 72 points, on the person's page.
    case large

    /// The side in points at text size L.
    public var side: Double {
      switch self {
      case .small: 32
      case .medium: 48
      case .large: 72
      }
    }

    /// The style of the initials.
    public var style: TypeStyle {
      switch self {
      case .small: .caption
      case .medium: .headline
      case .large: .title
      }
    }
  }

  /// The stable path.
  public var id: ElementID
  /// The person's name; an avatar without a name shows a symbol.
  public var name: String
  /// The size of the avatar.
  public var size: Size
  /// The spoken text; nil next to the name itself.
  public var spoken: String?
  /// The action of pressing it, such as choosing a picture; the avatar then needs a spoken text.
  public var action: ControlAction?

  /// Makes an avatar.
  public init(
    _ id: ElementID, name: String, size: Size = .medium, spoken: String? = nil,
    action: ControlAction? = nil
  ) {
    self.id = id
    self.name = name
    self.size = size
    self.spoken = spoken
    self.action = action
  }

  /// The first letters of the first and the last word; empty if the name has no letter.
  public var initials: String {
    let words = name.split(whereSeparator: \.isWhitespace)
    let ends = words.count > 1 ? [words[0], words[words.count - 1]] : Array(words)
    return ends.compactMap { $0.first(where: \.isLetter)?.uppercased() }.joined()
  }

  /// The tree node of this value.
  public var element: Element {
    Element(
      id, .avatar,
      layout: LayoutSpec(
        .horizontal, align: .center, justify: .center, minHeight: size.side,
        minWidth: size.side, widensTouch: action != nil),
      surface: Surface(fill: .secondarySystemBackground, radius: .large),
      accessibility: accessibility, action: action, children: [face])
  }

  private var accessibility: Accessibility {
    guard action == nil else { return Accessibility(spoken ?? name, traits: .button) }
    return spoken.map { Accessibility($0, traits: .image) } ?? .hidden
  }

  private var face: Element {
    guard !initials.isEmpty else {
      return Glyph(id.child("icon"), .person, style: size.style, color: .secondaryLabel).element
    }
    return TextBlock(
      id.child("initials"), initials, style: size.style, weight: .semibold, alignment: .center,
      lineLimit: 1
    ).element
  }
}
