import DesignSystem

/// A field inside a group of rows, on the page's own colour one level up, which looks the same.
public struct FieldRow: Component {
  /// The stable path of the field.
  public var id: ElementID
  /// What is read of the field.
  public var label: String
  /// What is written in it.
  public var text: String
  /// What stands in it while it is empty.
  public var placeholder: String
  /// Whether its label is shown above it, for where nothing else says what it is about.
  public var showsLabel: Bool
  /// Takes what is entered.
  public var action: ControlAction
  /// What is wrong with what is written; nil for nothing.
  public var error: String?

  /// Makes a field.
  public init(
    _ id: ElementID, label: String, text: String = "", placeholder: String,
    showsLabel: Bool = false, action: ControlAction, error: String? = nil
  ) {
    self.id = id
    self.label = label
    self.text = text
    self.placeholder = placeholder
    self.showsLabel = showsLabel
    self.action = action
    self.error = error
  }

  /// The node that this value stands for.
  public var element: Element {
    Stack(
      id.child("row"),
      LayoutSpec(
        .vertical, padding: EdgeSpacing(horizontal: .m, vertical: .s), width: .fill),
      surface: Surface(fill: .systemBackground, radius: .medium, elevation: .elevated)
    ) {
      if showsLabel {
        FormField(id.child("labelled"), label) { entry }
      } else {
        entry
      }
    }.element
  }

  private var entry: TextEntry {
    TextEntry(id, label: label, text: text, placeholder: placeholder, action: action, error: error)
  }
}
