import DesignSystem
import Layout

/// Finds all painted elements, with their places and backdrops.
///
/// It skips decorations: separators, shimmer, the background of missing pictures, the dimming
/// behind a sheet, and symbols that repeat the words next to them. It also skips everything inside
/// a disabled control.
struct InkReader {
  let elements: [PlacedElement]
  let parents: [Int]

  /// All colours in tree order.
  var inks: [Ink] {
    var result: [Ink] = []
    var grounds: [Backdrop] = []
    var isDisabled: [Bool] = []
    for (index, placed) in elements.enumerated() {
      let parent = parents[index]
      let outside = index == parent ? Backdrop() : covered(index, grounds[parent])
      let inside = placed.element.surface.isClear ? outside : outside.adding(placed)
      grounds.append(inside)
      isDisabled.append(
        placed.element.accessibility.traits.contains(.disabled)
          || (index != parent && isDisabled[parent]))
      guard !isDisabled[index], !placed.frame.isEmpty || placed.element.role == .separator
      else { continue }
      result += outline(placed, outside)
      if decorates(index) { continue }
      result += content(placed, inside)
    }
    return result
  }

  /// The backdrop behind an element, including the siblings under it in an overlay.
  private func covered(_ index: Int, _ ground: Backdrop) -> Backdrop {
    let parent = parents[index]
    guard elements[parent].element.layout.flow == .overlay else { return ground }
    let siblings = (parent + 1..<index).filter { parents[$0] == parent }
    return siblings.reduce(into: ground) { ground, sibling in
      guard elements[index].frame.isInside(elements[sibling].frame) else { return }
      ground = ground.adding(elements[sibling])
    }
  }

  /// Whether the element is marked as a decoration and has words next to it.
  private func decorates(_ index: Int) -> Bool {
    guard elements[index].element.accessibility.isDecoration, parents[index] != index else {
      return false
    }
    return elements[parents[index]].element.visibleText.contains { !$0.isWhitespace }
  }

  private func outline(_ placed: PlacedElement, _ ground: Backdrop) -> [Ink] {
    let element = placed.element
    guard let stroke = element.surface.stroke, element.surface.strokeWidth > 0,
      element.action != nil || element.role.isInteractive, !stroke.isDecoration
    else { return [] }
    return [ink(placed, color: stroke, use: .control, ground: ground)]
  }

  private func content(_ placed: PlacedElement, _ ground: Backdrop) -> [Ink] {
    switch placed.element.content {
    case .text(let text):
      words(placed, text: text.text, style: text.style, color: text.color, ground: ground)
    case .entry(let entry):
      words(
        placed, text: entry.shown, style: .body,
        color: entry.text.isEmpty ? .quaternaryLabel : .label, ground: ground)
    case .icon(_, _, let color): [ink(placed, color: color, use: .glyph, ground: ground)]
    case .spinner(let color), .ring(_, let color):
      [ink(placed, color: color, use: .glyph, ground: ground)]
    case .track, .waveform: [ink(placed, color: .progressTint, use: .glyph, ground: ground)]
    case .chart(let chart): [ink(placed, color: chart.color, use: .glyph, ground: ground)]
    case .toggle(let isOn):
      [ink(placed, color: isOn ? .chosen : .switchOff, use: .control, ground: ground)]
    case .checkbox(let isOn):
      [ink(placed, color: isOn ? .chosen : .secondaryLabel, use: .control, ground: ground)]
    case .image(let image): picture(placed, image, ground)
    case .viewfinder, .none: []
    }
  }

  private func words(
    _ placed: PlacedElement, text: String, style: TypeStyle, color: ColorRole, ground: Backdrop
  ) -> [Ink] {
    guard text.contains(where: { !$0.isWhitespace }) else { return [] }
    var ink = ink(placed, color: color, use: .text, ground: ground)
    ink.style = style
    return [ink]
  }

  /// The symbol for a missing picture.
  private func picture(
    _ placed: PlacedElement, _ image: MealImage, _ ground: Backdrop
  ) -> [Ink] {
    image.phase == .loaded ? [] : [ink(placed, color: .primaryText, use: .glyph, ground: ground)]
  }

  private func ink(
    _ placed: PlacedElement, color: ColorRole, use: ColorUse, ground: Backdrop
  ) -> Ink {
    Ink(
      element: placed.id, color: color, use: use, backdrop: ground, elevation: placed.elevation,
      contentSize: placed.contentSize)
  }
}

extension Backdrop {
  /// The backdrop with an element's own area on top.
  func adding(_ placed: PlacedElement) -> Backdrop {
    let element = placed.element
    var isPicture = false
    if case .image(let image) = element.content { isPicture = image.phase == .loaded }
    var result = self
    result.layers.append(
      Layer(
        fill: element.surface.fill, elevation: placed.elevation,
        opacity: element.surface.opacity, isPicture: isPicture))
    return result
  }
}

extension Surface {
  /// Whether the area neither has a colour nor fades.
  var isClear: Bool { fill == nil && opacity >= 1 }
}

extension ColorRole {
  /// Whether the colour only decorates.
  var isDecoration: Bool {
    switch self {
    case .separator, .shimmer, .placeholderFill, .scrim: true
    default: false
    }
  }
}
