/// A lasting message inside the page, with what can be done about it.
public struct Banner: Component {
  /// The stable path.
  public var id: ElementID
  /// The symbol in front.
  public var icon: IconRole?
  /// The words.
  public var text: String
  /// What can be done, such as a text button.
  public var actions: [Element]
  /// Closes it; nil when it stays.
  public var dismiss: CustomAction?

  /// Makes a message.
  public init(
    _ id: ElementID, icon: IconRole? = nil, _ text: String, dismiss: CustomAction? = nil,
    @ElementBuilder actions: () -> [Element] = { [] }
  ) {
    self.id = id
    self.icon = icon
    self.text = text
    self.dismiss = dismiss
    self.actions = actions()
  }

  /// The node that this value stands for.
  public var element: Element {
    Element(
      id, .banner,
      layout: LayoutSpec(
        .vertical, spacing: dismiss == nil ? .s : .mPlus, padding: .all(.cardPadding),
        width: .fill),
      surface: Surface(fill: .secondarySystemBackground, radius: .medium),
      children: [message] + actions)
  }

  private var message: Element {
    Stack(
      id.child("message"),
      LayoutSpec(.horizontal, spacing: .componentSpacing, align: .center, width: .fill)
    ) {
      icon.map { Glyph(id.child("icon"), $0, color: .primaryText) }
      TextBlock(id.child("text"), text, style: .callout, fillsWidth: true)
      dismiss.map { IconButton(id.child("dismiss"), .close, label: $0.label, action: $0.action) }
    }.element
  }
}
