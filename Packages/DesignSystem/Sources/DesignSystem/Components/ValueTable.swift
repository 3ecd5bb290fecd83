/// One line of a table: a name and its value, such as "Protein" and "24 g".
public struct ValueLine: Component {
  /// The stable path.
  public var id: ElementID
  /// The label of the value.
  public var label: String
  /// The number or words; nutrition numbers come from `NutritionDisplay`.
  public var value: String
  /// The spoken value; by default the value.
  public var spokenValue: String
  /// Whether the line is emphasised, such as a total.
  public var isEmphasized: Bool
  /// Whether the value is a part of the line above, such as one of the fats.
  public var isIndented: Bool

  /// Makes a line.
  public init(
    _ id: ElementID, _ label: String, value: String, spokenValue: String? = nil,
    isEmphasized: Bool = false, isIndented: Bool = false
  ) {
    self.id = id
    self.label = label
    self.value = value
    self.spokenValue = spokenValue ?? value
    self.isEmphasized = isEmphasized
    self.isIndented = isIndented
  }

  /// The tree node of this value.
  public var element: Element {
    let weight: FontWeight = isEmphasized ? .semibold : .regular
    return Element(
      id, .row,
      layout: LayoutSpec(
        .horizontal, spacing: .s,
        padding: EdgeSpacing(
          top: .none, leading: isIndented ? .m : .none, bottom: .none, trailing: .none),
        align: .center, width: .fill, minHeight: 32, stacksAtAccessibilitySizes: true),
      accessibility: Accessibility(label, value: spokenValue),
      children: [
        TextBlock(id.child("label"), label, style: .callout, weight: weight, fillsWidth: true)
          .element,
        TextBlock(
          id.child("value"), value, style: .callout, weight: weight,
          color: isEmphasized ? .label : .secondaryLabel
        ).element,
      ])
  }
}

/// Names and values below each other.
public struct ValueTable: Component {
  /// The stable path.
  public var id: ElementID
  /// The VoiceOver label of the values.
  public var label: String
  /// The lines in order.
  public var lines: [ValueLine]

  /// Makes a table.
  public init(_ id: ElementID, label: String, lines: [ValueLine]) {
    self.id = id
    self.label = label
    self.lines = lines
  }

  /// The tree node of this value.
  public var element: Element {
    Element(
      id, .list, layout: LayoutSpec(.vertical, width: .fill),
      accessibility: .container(label), children: lines.map(\.element))
  }
}
