/// A lasting message inside the page, with its actions.
public struct Banner: Component {
  /// The look of the control that closes a message.
  public enum Dismissal: String, CaseIterable, Sendable {
    /// A cross at the end of the message.
    case cross
    /// Words next to the other actions.
    case words
  }

  /// The stable path.
  public var id: ElementID
  /// The symbol before the words.
  public var icon: IconRole?
  /// The words.
  public var text: String
  /// The actions, such as a text button.
  public var actions: [Element]
  /// The action that closes the message; nil if the message stays.
  public var dismiss: CustomAction?
  /// Whether a cross or words close the message.
  public var dismissal: Dismissal
  /// Whether the message is on the page of a grouped list, where a grey card would be invisible.
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

  /// The tree node of this value.
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
      LayoutSpec(
        .horizontal, spacing: holdsActions ? .m : .componentSpacing, align: .center, width: .fill,
        stacksAtAccessibilitySizes: holdsActions)
    ) {
      icon.map {
        Glyph(id.child("icon"), $0, color: $0.meaning ?? .primaryText, isDecoration: true)
      }
      words
      if let dismiss, dismissal == .cross {
        IconButton(
          id.child("dismiss"), .close, label: dismiss.label, action: dismiss.action,
          color: .secondaryLabel)
      }
    }.element
  }

  /// Whether the actions are below the words, so that they share the height with the cross.
  private var holdsActions: Bool {
    dismiss != nil && dismissal == .cross && !actions.isEmpty
  }

  private var words: Element {
    let text = TextBlock(id.child("text"), text, style: .callout, fillsWidth: true).element
    guard holdsActions else { return text }
    let layout = LayoutSpec(.vertical, spacing: .s, align: .leading, width: .fill)
    return Stack(id.child("words"), layout) {
      text
      actions
    }.element
  }

  /// The actions below the message, on one line with the words that close it.
  private var line: [Element] {
    if holdsActions { return [] }
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
