import DesignSystem

/// A sheet with questions: a headline, the fields, the primary button, and the buttons to leave it.
public struct FormSheet: Equatable, Sendable {
  /// The path that the ids of its parts begin with.
  public var path: String
  /// The purpose of the sheet.
  public var headline: TextBlock
  /// The questions, in order.
  public var parts: [Element]
  /// Continues with the entered values; nil if every change takes effect at once.
  public var primary: ActionButton?
  /// The further actions, above the button that closes the sheet.
  public var further: [ActionButton]
  /// Closes the sheet.
  public var close: ActionButton
  /// A short message.
  public var toast: Toast?

  /// Makes a sheet; the ids of its parts begin with the path.
  ///
  /// - Parameter closing: the key of the words on the button that closes it.
  public init(
    _ path: String, title: String, primary: ActionButton? = nil, further: [ActionButton] = [],
    closing: CopyKey = "error.cancel", toast: Notice? = nil, _ copy: Copy,
    @ElementBuilder parts: () -> [Element]
  ) {
    self.path = path
    headline = TextBlock(
      ElementID("\(path).headline"), title, style: .title3, alignment: .center, minHeight: 24,
      isHeader: true, fillsWidth: true)
    self.parts = parts()
    self.primary = primary
    self.further = further
    close = ActionButton(
      ElementID("\(path).close"), .text, copy(closing),
      action: ControlAction(NavigationAction.dismiss))
    self.toast = toast.map { $0.toast(ElementID("\(path).toast")) }
  }

  /// The VoiceOver announcement when the sheet appears.
  public var announcement: String { toast?.text ?? headline.content.text }

  /// The reason why the eater cannot continue yet.
  private var reason: Tooltip? {
    guard let primary, primary.phase == .disabled, !primary.hint.isEmpty else { return nil }
    return Tooltip(primary.id.child("tooltip"), primary.hint)
  }

  /// The root of the tree of a screen that consists of this sheet.
  public var element: Element {
    ScreenRoot(ElementID(path)) {
      Sheet(
        ElementID("\(path).sheet"), label: headline.content.text,
        dismiss: CustomAction(close.title, close.action)
      ) {
        Stack(
          ElementID("\(path).content"),
          LayoutSpec(.vertical, spacing: .mPlus, padding: .vertical(.l), width: .fill)
        ) {
          headline
          parts
          primary
          reason
          Stack(
            ElementID("\(path).ways-out"),
            LayoutSpec(
              .vertical, spacing: .xl, padding: .vertical(.s), align: .center, width: .fill)
          ) {
            further
            close
          }
        }
      }
      toast
    }.element
  }
}
