import DesignSystem
import Layout

extension PageWriter {
  /// Begins an element: as part of its surroundings, or by its role and exposure.
  mutating func open(_ index: Int) {
    let placed = screen.elements[index]
    let element = placed.element
    if placed.depth <= 1 { beginPart(index) }
    let endsItem = beginItem(element)
    if context.isSilent || element.accessibility.exposure == .hidden {
      openSilent(index, endsItem)
    } else if element.accessibility.exposure == .element {
      openRead(index, endsItem)
    } else {
      openContainer(index, endsItem)
    }
  }

  /// Opens an element that is visible, but not read by itself.
  private mutating func openSilent(_ index: Int, _ endsItem: Bool) {
    let placed = screen.elements[index]
    if case .entry(let entry) = placed.element.content, let field = context.field {
      return writeInput(index, entry, of: field, endsItem)
    }
    if case .icon(let icon, _, _) = placed.element.content {
      return writeIcon(index, icon, label: nil, endsItem)
    }
    let isHidden = !context.isSilent
    out.raw(isHidden ? "<div" : "<span")
    writeAttributes(index)
    if isHidden { out.raw(" aria-hidden=\"true\"") }
    out.raw(">")
    writeContent(placed)
    push(index, isHidden ? "</div>" : "</span>", endsItem: endsItem) { $0.isSilent = true }
  }

  /// Opens an element that is read as one.
  private mutating func openRead(_ index: Int, _ endsItem: Bool) {
    let element = screen.elements[index].element
    if Self.isField(element) || picksHere(element) {
      openField(index, endsItem)
    } else if element.role == .slider || element.accessibility.traits.contains(.adjustable) {
      openSlider(index, endsItem)
    } else if Self.isControl(element) {
      openControl(index, endsItem)
    } else if case .icon(let icon, _, _) = element.content {
      writeIcon(index, icon, label: Self.spoken(element), endsItem)
    } else if Self.isFigure(element) {
      openFigure(index, endsItem)
    } else {
      openWords(index, endsItem)
    }
  }

  /// Whether it is pressed, now or at another time.
  static func isControl(_ element: Element) -> Bool {
    let traits = element.accessibility.traits
    return element.action != nil || traits.contains(.button) || traits.contains(.disabled)
  }

  /// Whether text is entered in it; days, times and choices are picked elsewhere.
  static func isField(_ element: Element) -> Bool {
    switch element.role {
    case .field, .searchField, .secureField: !picks(element)
    default: element.accessibility.traits.contains(.textEntry) && !picks(element)
    }
  }

  /// Whether its value is picked from the offers of another element.
  static func picks(_ element: Element) -> Bool {
    if case .entry(let entry) = element.content {
      return entry.kind == .date || entry.kind == .time || entry.kind == .choice
    }
    return element.role == .picker || element.children.contains(where: picks)
  }

  /// Whether it is a heading, as a separate element.
  static func isHeading(_ element: Element) -> Bool {
    let accessibility = element.accessibility
    return accessibility.traits.contains(.header) && !accessibility.label.isEmpty
      && !isControl(element) && !isField(element)
  }

  /// The spoken text of an element: its label and its value.
  static func spoken(_ element: Element) -> String {
    let accessibility = element.accessibility
    if accessibility.value.isEmpty { return accessibility.label }
    if accessibility.label.isEmpty { return accessibility.value }
    return accessibility.label + ", " + accessibility.value
  }
}
