/// A short message above the page that does not stop anybody.
public struct Toast: Component {
  /// What a toast says about what happened.
  public enum Kind: String, Sendable {
    /// Something failed: white on red.
    case error
    /// Something was done: label colour on a raised surface, with a green symbol.
    case confirmation

    /// The symbol in front unless another is given.
    public var icon: IconRole { self == .error ? .warning : .check }
  }

  /// The stable path.
  public var id: ElementID
  /// Failed or done.
  public var kind: Kind
  /// The symbol in front.
  public var icon: IconRole
  /// The words.
  public var text: String
  /// What a tap does, such as dismissing it.
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

  /// The node that this value stands for.
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
