/// A short message above the page that does not interrupt the person.
public struct Toast: Component {
  /// The kinds of message.
  public enum Kind: String, Sendable {
    /// Something failed: white on red.
    case error
    /// Something was done: label colour on a raised surface, with a green symbol.
    case confirmation

    /// The default symbol before the words.
    public var icon: IconRole { self == .error ? .warning : .check }
  }

  /// The stable path.
  public var id: ElementID
  /// Whether something failed or was done.
  public var kind: Kind
  /// The symbol before the words.
  public var icon: IconRole
  /// The words.
  public var text: String
  /// The action of a tap, such as dismissing the message.
  public var action: ControlAction?

  /// Makes a message.
  public init(
    _ id: ElementID, _ kind: Kind, icon: IconRole? = nil, _ text: String,
    action: ControlAction? = nil
  ) {
    self.id = id
    self.kind = kind
    self.icon = icon ?? kind.icon
    self.text = text
    self.action = action
  }

  /// The tree node of this value.
  public var element: Element {
    let color: ColorRole = kind == .error ? .onToast : .label
    return Element(
      id, .toast,
      layout: LayoutSpec(
        .horizontal, spacing: .s,
        padding: EdgeSpacing(horizontal: .m, vertical: .sPlus), align: .center, width: .fill,
        minHeight: action == nil ? 0 : 44, region: .toast),
      surface: kind == .error
        ? Surface(fill: .toastFill, radius: .medium)
        : Surface(
          fill: .systemBackground, radius: .medium, shadow: .suggestionCard,
          elevation: .elevated),
      accessibility: Accessibility(text, traits: action == nil ? [] : .button), action: action,
      motion: .cardInsertion,
      children: [
        Glyph(
          id.child("icon"), icon, style: .subheadline, color: kind == .error ? color : .success
        ).element,
        TextBlock(
          id.child("text"), text, style: .subheadline, color: color, fillsWidth: true
        ).element,
      ])
  }
}
