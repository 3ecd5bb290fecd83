/// A number with a button on either side.
public struct StepperControl: Component {
  /// The stable path.
  public var id: ElementID
  /// What is counted.
  public var label: String
  /// The number with its unit, as shown and read aloud.
  public var value: String
  /// One less; nil at the lower end.
  public var decrement: ControlAction?
  /// One more; nil at the upper end.
  public var increment: ControlAction?
  /// What the minus button is called.
  public var decrementLabel: String
  /// What the plus button is called.
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

  /// The node that this value stands for.
  public var element: Element {
    Element(
      id, .stack,
      layout: LayoutSpec(
        .horizontal, spacing: .s, padding: .horizontal(.m), align: .center, width: .fill,
        minHeight: 44, stacksAtAccessibilitySizes: true),
      accessibility: .container(label),
      children: [
        TextBlock(id.child("label"), label, fillsWidth: true).element,
        button("decrement", .remove, decrementLabel, decrement),
        TextBlock(id.child("value"), value, color: .secondaryLabel, lineLimit: 1).element,
        button("increment", .add, incrementLabel, increment),
      ])
  }

  private func button(
    _ name: String, _ icon: IconRole, _ label: String, _ action: ControlAction?
  ) -> Element {
    Element(
      id.child(name), .iconButton,
      layout: LayoutSpec(
        .horizontal, align: .center, justify: .center, minHeight: 44, minWidth: 44),
      surface: Surface(opacity: action == nil ? 0.4 : 1),
      accessibility: Accessibility(
        label, traits: action == nil ? [.button, .disabled] : .button),
      action: action,
      children: [Glyph(id.child(name).child("icon"), icon, color: .primaryText).element])
  }
}
