import DesignSystem

/// A centred message instead of content: an icon, a headline, a body and actions.
public struct StateMessage: Component {
  /// The look of a message.
  public enum Style: String, Sendable {
    /// 20-point bold headline, as on Favorites (W-FAV-15).
    case prominent
    /// Headline in grey and a fainter body, as on an empty Home (D-EMPTY-02, D-EMPTY-03).
    case quiet
  }

  /// The stable path.
  public var id: ElementID
  /// The symbol on top, 48 points.
  public var icon: IconRole
  /// The headline.
  public var headline: String
  /// The body, below the headline.
  public var message: String
  /// The look of the message.
  public var style: Style
  /// The actions, in order, 24 points below the body.
  public var actions: [ActionButton]

  /// Makes a message.
  public init(
    _ id: ElementID, icon: IconRole, headline: String, message: String, style: Style = .prominent,
    actions: [ActionButton] = []
  ) {
    self.id = id
    self.icon = icon
    self.headline = headline
    self.message = message
    self.style = style
    self.actions = actions
  }

  /// The tree node of this value.
  public var element: Element {
    let isQuiet = style == .quiet
    return Stack(
      id, LayoutSpec(.vertical, spacing: isQuiet ? .m : .none, align: .center, width: .fill)
    ) {
      Glyph(
        id.child("icon"), icon, style: .stateIcon,
        color: icon == .premium ? .primaryText : .secondaryLabel, minHeight: 48)
      TextBlock(
        id.child("headline"), headline, style: isQuiet ? .headline : .title3,
        color: isQuiet ? .secondaryLabel : .label, alignment: .center,
        minHeight: isQuiet ? 0 : 24, isHeader: true)
      TextBlock(
        id.child("body"), message, style: isQuiet ? .body : .callout,
        color: isQuiet ? .tertiaryLabel : .secondaryLabel, alignment: .center,
        minHeight: isQuiet ? 0 : 40)
      controls
    }.element
  }

  private var controls: Stack? {
    guard !actions.isEmpty else { return nil }
    return Stack(
      id.child("actions"),
      LayoutSpec(
        .vertical, spacing: .mPlus,
        padding: EdgeSpacing(top: .l, leading: .none, bottom: .none, trailing: .none),
        align: .center, width: .fill)
    ) { actions }
  }
}
