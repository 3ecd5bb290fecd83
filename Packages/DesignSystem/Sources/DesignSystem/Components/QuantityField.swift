/// An amount with its unit; a person can type the number or change it in steps.
public struct QuantityField: Component {
  /// The stable path.
  public var id: ElementID
  /// The label of the counted items.
  public var label: String
  /// The typed number.
  public var text: String
  /// The unit, shown next to the number; empty if there is none.
  public var unit: String
  /// The action of typing a number; its slot is the number.
  public var action: ControlAction
  /// The action of the minus button; nil at the lower end.
  public var decrement: ControlAction?
  /// The action of the plus button; nil at the upper end.
  public var increment: ControlAction?
  /// The name of the minus button.
  public var decrementLabel: String
  /// The name of the plus button.
  public var incrementLabel: String
  /// The error of the number, shown below the field.
  public var error: String?

  /// Makes a field.
  public init(
    _ id: ElementID, label: String, text: String, unit: String = "", action: ControlAction,
    decrement: ControlAction?, increment: ControlAction?, decrementLabel: String,
    incrementLabel: String, error: String? = nil
  ) {
    self.id = id
    self.label = label
    self.text = text
    self.unit = unit
    self.action = action
    self.decrement = decrement
    self.increment = increment
    self.decrementLabel = decrementLabel
    self.incrementLabel = incrementLabel
    self.error = error
  }

  /// The tree node of this value.
  public var element: Element {
    let line = Element(
      id, .stepper,
      layout: LayoutSpec(
        .horizontal, spacing: .s, align: .center, width: .fill, minHeight: 44,
        stacksAtAccessibilitySizes: true),
      accessibility: .container(label), children: [field, unitText, minus, plus].compactMap(\.self))
    return InlineError.below(line, id, error)
  }

  private var field: Element {
    Element(
      id.child("field"), .field, layout: .field, surface: .field(isEnabled: true),
      accessibility: Accessibility(
        label, value: unit.isEmpty ? text : "\(text) \(unit)", hint: error ?? "",
        traits: error == nil ? .textEntry : [.textEntry, .invalid]),
      action: action,
      children: [
        Element(
          id.child("field.text"), .text,
          content: .entry(EntryContent(text: text, placeholder: "0", kind: .number)),
          layout: LayoutSpec(width: .fill), accessibility: .hidden)
      ])
  }

  private var unitText: Element? {
    guard !unit.isEmpty else { return nil }
    return Element(
      id.child("unit"), .text,
      content: .text(TextContent(unit, style: .body, color: .secondaryLabel)),
      accessibility: .hidden)
  }

  private var minus: Element {
    button("decrement", icon: .remove, label: decrementLabel, action: decrement)
  }

  private var plus: Element {
    button("increment", icon: .add, label: incrementLabel, action: increment)
  }

  private func button(
    _ name: String, icon: IconRole, label: String, action: ControlAction?
  ) -> Element {
    IconButton.step(id.child(name), icon, label: label, action: action)
  }
}
