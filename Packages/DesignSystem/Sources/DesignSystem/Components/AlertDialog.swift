/// A question in the middle of the screen that must be answered.
public struct AlertDialog: Component {
  /// One answer.
  public struct Button: Equatable, Sendable {
    /// The role of an answer.
    public enum Role: String, Sendable {
      /// The answer that leads on; its words are bold.
      case preferred
      /// Any other answer.
      case plain
      /// The answer that changes nothing.
      case cancel
      /// The answer that destroys something; its words are red.
      case destructive
    }

    /// The last segment of the answer's id.
    public var name: String
    /// The words on it.
    public var title: String
    /// The role of the answer.
    public var role: Role
    /// The action of the answer.
    public var action: ControlAction

    /// Makes an answer.
    public init(_ name: String, _ title: String, _ role: Role = .plain, action: ControlAction) {
      self.name = name
      self.title = title
      self.role = role
      self.action = action
    }
  }

  /// The stable path.
  public var id: ElementID
  /// The question.
  public var title: String
  /// An explanation of the question.
  public var message: String
  /// The answers in order.
  public var buttons: [Button]

  /// Makes a question.
  public init(_ id: ElementID, title: String, message: String, buttons: [Button]) {
    self.id = id
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  /// The tree node of this value.
  public var element: Element {
    Element(
      id, .alert,
      layout: LayoutSpec(
        .vertical, spacing: .s, padding: .all(.m), width: .fixed(270), region: .alert,
        scrolls: true),
      surface: Surface(fill: .systemBackground, radius: .medium, elevation: .elevated),
      accessibility: Accessibility.container(title).adding(.modal),
      children: [
        TextBlock(
          id.child("title"), title, style: .headline, alignment: .center, isHeader: true
        ).element,
        TextBlock(id.child("message"), message, style: .footnote, alignment: .center).element,
      ] + buttons.map(button))
  }

  private func button(_ button: Button) -> Element {
    let part = id.child(button.name)
    let text = TextContent(
      button.title, style: .body, weight: button.role == .preferred ? .semibold : .regular,
      color: button.role == .destructive ? .errorText : .link, alignment: .center)
    return Element(
      part, .textButton,
      layout: LayoutSpec(
        .horizontal, align: .center, justify: .center, width: .fill, minHeight: 44),
      accessibility: Accessibility(button.title, traits: .button), action: button.action,
      children: [
        Element(
          part.child("title"), .text, content: .text(text),
          accessibility: Accessibility(button.title))
      ])
  }
}
