/// An amount to type or to step, with its unit.
public struct QuantityField: Component {
  /// The stable path.
  public var id: ElementID
  /// What is counted.
  public var label: String
  /// The number as typed.
  public var text: String
  /// The unit as shown beside the number; empty for none.
  public var unit: String
  /// What typing a number does; its slot is the number.
  public var action: ControlAction
  /// One step less; nil at the lower end.
  public var decrement: ControlAction?
  /// One step more; nil at the upper end.
  public var increment: ControlAction?
  /// What the minus button is called.
  public var decrementLabel: String
  /// What the plus button is called.
  public var incrementLabel: String
  /// What is wrong with the number; shown below.
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

  /// The node that this value stands for.
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

  private var minus: Element { button("decrement", .remove, decrementLabel, decrement) }

  private var plus: Element { button("increment", .add, incrementLabel, increment) }

  private func button(
    _ name: String, _ icon: IconRole, _ label: String, _ action: ControlAction?
  ) -> Element {
    IconButton.step(id.child(name), icon, label: label, action: action)
  }
}
