import DesignSystem

/// A sheet that asks something: a headline, the fields, what goes on, and the ways out.
public struct FormSheet: Equatable, Sendable {
  /// The path that the parts' ids begin with.
  public var path: String
  /// What the sheet is for.
  public var headline: TextBlock
  /// What is asked, in order.
  public var parts: [Element]
  /// Goes on with what was entered; nil where every change counts at once.
  public var primary: ActionButton?
  /// What else can be done, above closing it.
  public var further: [ActionButton]
  /// Closes it.
  public var close: ActionButton
  /// A short message.
  public var toast: Toast?

  /// Makes a sheet; the ids of its parts begin with the path.
  ///
  /// - Parameter closing: the key of the words that close it.
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

  /// What VoiceOver says when the sheet appears.
  public var announcement: String { toast?.text ?? headline.content.text }

  /// Why one cannot go on yet.
  private var reason: Tooltip? {
    guard let primary, primary.phase == .disabled, !primary.hint.isEmpty else { return nil }
    return Tooltip(primary.id.child("tooltip"), primary.hint)
  }

  /// The root of the tree of a screen that is this sheet.
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
