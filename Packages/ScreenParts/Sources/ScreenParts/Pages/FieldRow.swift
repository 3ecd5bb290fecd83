import DesignSystem

/// A field inside a group of rows.
///
/// Its fill is the page's own colour one level up, which looks like the group.
public struct FieldRow: Component {
  /// The stable path of the field.
  public var id: ElementID
  /// The spoken label of the field.
  public var label: String
  /// The text in it.
  public var text: String
  /// The placeholder shown while it is empty.
  public var placeholder: String
  /// Whether its label is shown above it, for a field that no other words describe.
  public var showsLabel: Bool
  /// The action that receives the entered text.
  public var action: ControlAction
  /// The error about the text; nil if there is none.
  public var error: String?
  /// A button below the field that finishes it, such as "Add"; nil if leaving the field is enough.
  public var button: ActionButton?
  /// Whether the text is sent while it is typed, because the app only keeps it.
  public var isLive: Bool

  /// Makes a field.
  public init(
    _ id: ElementID, label: String, text: String = "", placeholder: String,
    showsLabel: Bool = false, action: ControlAction, error: String? = nil,
    button: ActionButton? = nil, isLive: Bool = false
  ) {
    self.button = button
    self.isLive = isLive
    self.id = id
    self.label = label
    self.text = text
    self.placeholder = placeholder
    self.showsLabel = showsLabel
    self.action = action
    self.error = error
  }

  /// The tree node of this value.
  public var element: Element {
    Stack(
      id.child("row"),
      LayoutSpec(
        .vertical, spacing: button == nil ? .none : .s,
        padding: EdgeSpacing(horizontal: .m, vertical: .s), width: .fill),
      surface: Surface(fill: .systemBackground, radius: .medium, elevation: .elevated)
    ) {
      if showsLabel {
        FormField(id.child("labelled"), label) { entry }
      } else {
        entry
      }
      button
    }.element
  }

  private var entry: TextEntry {
    let field = TextEntry(
      id, label: label, text: text, placeholder: placeholder, action: action, error: error)
    return isLive ? field.live : field
  }
}
