/// A word that can be chosen, or removed if a person entered it.
public struct Chip: Component {
  /// The stable path.
  public var id: ElementID
  /// The word.
  public var title: String
  /// Whether it is chosen.
  public var isSelected: Bool
  /// Whether pressing the chip removes it; it then shows a cross.
  public var isRemovable: Bool
  /// Whether the chip is on the page of a grouped list, which otherwise has the same colour.
  public var isOnGroupedPage: Bool
  /// The spoken label; by default the word.
  public var label: String
  /// The effect of pressing it, in words.
  public var hint: String
  /// The action of pressing it.
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

  /// The tree node of this value.
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

/// Chips next to each other, on as many lines as they need.
public struct ChipGroup: Component {
  /// The stable path.
  public var id: ElementID
  /// The VoiceOver label of the chips.
  public var label: String
  /// The chips in order.
  public var chips: [Chip]
  /// The error of the choice, shown below the chips.
  public var error: String?

  /// Makes a group.
  public init(_ id: ElementID, label: String, chips: [Chip], error: String? = nil) {
    self.id = id
    self.label = label
    self.chips = chips
    self.error = error
  }

  /// The tree node of this value.
  public var element: Element {
    let group = Element(
      id, .stack,
      layout: LayoutSpec(
        .wrap, spacing: .s, lineSpacing: .s, align: .leading, width: .fill),
      accessibility: .container(label), children: chips.map(\.element))
    return InlineError.below(group, id, error)
  }
}
