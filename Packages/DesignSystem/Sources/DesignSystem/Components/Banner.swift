/// A lasting message inside the page, with what can be done about it.
public struct Banner: Component {
  /// How the way to close a message looks.
  public enum Dismissal: String, CaseIterable, Sendable {
    /// A cross at the end of the message.
    case cross
    /// Words beside the other actions.
    case words
  }

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
  /// Whether it is closed by a cross or by words.
  public var dismissal: Dismissal
  /// Whether it lies on the page of a grouped list, from which a grey card would not stand out.
  public var isOnGroupedPage: Bool

  /// Makes a message.
  public init(
    _ id: ElementID, icon: IconRole? = nil, _ text: String, dismiss: CustomAction? = nil,
    dismissal: Dismissal = .cross, isOnGroupedPage: Bool = false,
    @ElementBuilder actions: () -> [Element] = { [] }
  ) {
    self.id = id
    self.icon = icon
    self.text = text
    self.dismiss = dismiss
    self.dismissal = dismissal
    self.isOnGroupedPage = isOnGroupedPage
    self.actions = actions()
  }

  /// The node that this value stands for.
  public var element: Element {
    Element(
      id, .banner,
      layout: LayoutSpec(
        .vertical, spacing: dismiss == nil ? .s : .mPlus, padding: .all(.cardPadding),
        width: .fill),
      surface: isOnGroupedPage
        ? Surface(
          fill: .systemBackground, radius: .medium, shadow: .secondaryCard, elevation: .elevated)
        : Surface(fill: .secondarySystemBackground, radius: .medium, shadow: .secondaryCard),
      children: [message] + line)
  }

  private var message: Element {
    Stack(
      id.child("message"),
      LayoutSpec(.horizontal, spacing: .componentSpacing, align: .center, width: .fill)
    ) {
      icon.map {
        Glyph(id.child("icon"), $0, color: $0.meaning ?? .primaryText, isDecoration: true)
      }
      TextBlock(id.child("text"), text, style: .callout, fillsWidth: true)
      if let dismiss, dismissal == .cross {
        IconButton(
          id.child("dismiss"), .close, label: dismiss.label, action: dismiss.action,
          color: .secondaryLabel)
      }
    }.element
  }

  /// The actions below the message; with the words that close it on one line.
  private var line: [Element] {
    guard let dismiss, dismissal == .words else { return actions }
    let layout = LayoutSpec(
      .wrap, spacing: .buttonSpacing, lineSpacing: .xl, width: .fill, minHeight: 44)
    let row = Stack(id.child("actions"), layout) {
      actions
      ActionButton(id.child("dismiss"), .text, dismiss.label, action: dismiss.action)
    }
    return [row.element]
  }
}
