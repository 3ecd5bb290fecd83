/// A number with a button on either side.
public struct StepperControl: Component {
  /// The stable path.
  public var id: ElementID
  /// The label of the counted items.
  public var label: String
  /// The number with its unit, shown and read aloud.
  public var value: String
  /// The action of the minus button; nil at the lower end.
  public var decrement: ControlAction?
  /// The action of the plus button; nil at the upper end.
  public var increment: ControlAction?
  /// The name of the minus button.
  public var decrementLabel: String
  /// The name of the plus button.
  public var incrementLabel: String

  /// Makes a stepper.
  public init(
    _ id: ElementID, label: String, value: String, decrement: ControlAction?,
    increment: ControlAction?, decrementLabel: String, incrementLabel: String
  ) {
    self.id = id
    self.label = label
    self.value = value
    self.decrement = decrement
    self.increment = increment
    self.decrementLabel = decrementLabel
    self.incrementLabel = incrementLabel
  }

  /// The tree node of this value.
  public var element: Element {
    Element(
      id, .stepper,
      layout: LayoutSpec(
        .horizontal, spacing: .s, padding: .horizontal(.m), align: .center, width: .fill,
        minHeight: 44, stacksAtAccessibilitySizes: true),
      accessibility: .container(label),
      children: [
        TextBlock(id.child("label"), label, fillsWidth: true).element,
        IconButton.step(
          id.child("decrement"), .remove, label: decrementLabel, action: decrement),
        TextBlock(id.child("value"), value).element,
        IconButton.step(id.child("increment"), .add, label: incrementLabel, action: increment),
      ])
  }
}
