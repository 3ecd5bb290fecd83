/// A word that can be chosen, or removed when it was entered.
public struct Chip: Component {
  /// The stable path.
  public var id: ElementID
  /// The word.
  public var title: String
  /// Whether it is chosen.
  public var isSelected: Bool
  /// Whether pressing it takes it away; it then shows a cross.
  public var isRemovable: Bool
  /// Whether it lies on the page of a grouped list, whose colour it would otherwise have.
  public var isOnGroupedPage: Bool
  /// What is read aloud; the word unless given.
  public var label: String
  /// What pressing it does, in words.
  public var hint: String
  /// What pressing it does.
  public var action: ControlAction

  /// Makes a chip.
  public init(
    _ id: ElementID, _ title: String, isSelected: Bool = false, isRemovable: Bool = false,
    isOnGroupedPage: Bool = false, label: String? = nil, hint: String = "", action: ControlAction
  ) {
    self.id = id
    self.title = title
    self.isSelected = isSelected
    self.isRemovable = isRemovable
    self.isOnGroupedPage = isOnGroupedPage
    self.label = label ?? title
    self.hint = hint
    self.action = action
  }

  /// The node that this value stands for.
  public var element: Element {
    let color: ColorRole = isSelected ? .onChosen : .label
    return Element(
      id, .chip,
      layout: LayoutSpec(
        .horizontal, spacing: .s, padding: EdgeSpacing(horizontal: .sPlus, vertical: .s),
        align: .center,
        justify: .center, minHeight: 44, minWidth: 44),
      surface: surface,
      accessibility: Accessibility(
        label, hint: hint, traits: isSelected ? [.button, .selected] : .button),
      action: action, motion: .buttonPress, children: parts(color))
  }

  private var surface: Surface {
    if isSelected { return Surface(fill: .chosen, radius: .medium) }
    return isOnGroupedPage
      ? Surface(
        fill: .secondarySystemGroupedBackground, radius: .medium, shadow: .secondaryCard)
      : Surface(fill: .secondarySystemBackground, radius: .medium)
  }

  private func parts(_ color: ColorRole) -> [Element] {
    let mark: IconRole? = isRemovable ? .close : isSelected ? .check : nil
    let words = TextBlock(
      id.child("title"), title, style: .callout, weight: .medium, color: color
    ).element
    let icon = mark.map {
      Glyph(id.child("icon"), $0, style: .footnote, color: color).element
    }
    return (isRemovable ? [words, icon] : [icon, words]).compactMap(\.self)
  }
}

/// Chips beside each other in as many lines as it takes.
public struct ChipGroup: Component {
  /// The stable path.
  public var id: ElementID
  /// What the chips are about, for VoiceOver.
  public var label: String
  /// The chips in order.
  public var chips: [Chip]
  /// What is wrong with what is chosen; shown below.
  public var error: String?

  /// Makes a group.
  public init(_ id: ElementID, label: String, chips: [Chip], error: String? = nil) {
    self.id = id
    self.label = label
    self.chips = chips
    self.error = error
  }

  /// The node that this value stands for.
  public var element: Element {
    let group = Element(
      id, .stack,
      layout: LayoutSpec(
        .wrap, spacing: .s, lineSpacing: .s, align: .leading, width: .fill),
      accessibility: .container(label), children: chips.map(\.element))
    return InlineError.below(group, id, error)
  }
}
