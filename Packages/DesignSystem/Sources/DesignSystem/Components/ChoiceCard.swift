/// A card that can be chosen: symbol, title, meaning, and a mark that shows the choice.
public struct ChoiceCard: Component {
  /// The stable path.
  public var id: ElementID
  /// The symbol before the words.
  public var icon: IconRole?
  /// The words.
  public var title: String
  /// The meaning of the choice, below the words.
  public var detail: String
  /// Whether it is chosen.
  public var isSelected: Bool
  /// Whether several cards may be chosen; the mark is then a box instead of a dot.
  public var isMultiple: Bool
  /// The action of choosing it.
  public var action: ControlAction

  /// Makes a card.
  public init(
    _ id: ElementID, icon: IconRole? = nil, _ title: String, detail: String = "",
    isSelected: Bool, isMultiple: Bool = false, action: ControlAction
  ) {
    self.id = id
    self.icon = icon
    self.title = title
    self.detail = detail
    self.isSelected = isSelected
    self.isMultiple = isMultiple
    self.action = action
  }

  /// The tree node of this value.
  public var element: Element {
    Element(
      id, .card,
      layout: LayoutSpec(
        .horizontal, spacing: .componentSpacing, padding: .all(.cardPadding), align: .center,
        width: .fill, minHeight: 44),
      surface: Surface(
        fill: .secondarySystemBackground, stroke: isSelected ? .chosen : nil,
        strokeWidth: isSelected ? 1.5 : 0, radius: .medium, shadow: .secondaryCard),
      accessibility: Accessibility(
        title, value: detail, traits: isSelected ? [.button, .selected] : .button),
      action: action, motion: .buttonPress, children: [symbol, words, mark].compactMap(\.self))
  }

  private var symbol: Element? {
    icon.map {
      Glyph(id.child("icon"), $0, style: .title2, color: .primaryText, isDecoration: true).element
    }
  }

  private var words: Element {
    Stack(id.child("words"), LayoutSpec(.vertical, width: .fill)) {
      TextBlock(id.child("title"), title, style: .headline, fillsWidth: true)
      detail.isEmpty
        ? nil
        : TextBlock(
          id.child("detail"), detail, style: .subheadline, color: .secondaryLabel,
          fillsWidth: true)
    }.element
  }

  private var mark: Element {
    if isMultiple {
      return Element(
        id.child("mark"), .checkbox, content: .checkbox(isOn: isSelected),
        accessibility: .hidden)
    }
    return Glyph(
      id.child("mark"), isSelected ? .radioOn : .radioOff, style: .title3,
      color: isSelected ? .chosen : .secondaryLabel
    ).element
  }
}
