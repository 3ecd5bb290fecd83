import DesignSystem
import Layout

/// Finds what is painted, where, on what.
///
/// Left out are separators, shimmer, the ground of missing pictures and the dimming behind a
/// sheet, which decorate, as do symbols that repeat words shown beside them; and everything inside
/// a control that cannot be used now.
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

  /// What lies behind an element, siblings below it in an overlay included.
  private func covered(_ index: Int, _ ground: Backdrop) -> Backdrop {
    let parent = parents[index]
    guard elements[parent].element.layout.flow == .overlay else { return ground }
    let siblings = (parent + 1..<index).filter { parents[$0] == parent }
    return siblings.reduce(into: ground) { ground, sibling in
      guard elements[index].frame.isInside(elements[sibling].frame) else { return }
      ground = ground.adding(elements[sibling])
    }
  }

  /// Whether it is a decoration with words beside it, as a decoration says of itself.
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
    return [ink(placed, stroke, .control, ground)]
  }

  private func content(_ placed: PlacedElement, _ ground: Backdrop) -> [Ink] {
    switch placed.element.content {
    case .text(let text): words(placed, text.text, text.style, text.color, ground)
    case .entry(let entry):
      words(
        placed, entry.shown, .body, entry.text.isEmpty ? .quaternaryLabel : .label, ground)
    case .icon(_, _, let color): [ink(placed, color, .glyph, ground)]
    case .spinner(let color), .ring(_, let color): [ink(placed, color, .glyph, ground)]
    case .track, .waveform: [ink(placed, .progressTint, .glyph, ground)]
    case .chart(let chart): [ink(placed, chart.color, .glyph, ground)]
    case .toggle(let isOn), .checkbox(let isOn):
      [ink(placed, isOn ? .chosen : .secondaryLabel, .control, ground)]
    case .image(let image): picture(placed, image, ground)
    case .viewfinder, .none: []
    }
  }

  private func words(
    _ placed: PlacedElement, _ text: String, _ style: TypeStyle, _ color: ColorRole,
    _ ground: Backdrop
  ) -> [Ink] {
    guard text.contains(where: { !$0.isWhitespace }) else { return [] }
    var ink = ink(placed, color, .text, ground)
    ink.style = style
    return [ink]
  }

  /// The symbol in the place of a picture that is not there.
  private func picture(
    _ placed: PlacedElement, _ image: MealImage, _ ground: Backdrop
  ) -> [Ink] {
    image.phase == .loaded ? [] : [ink(placed, .primaryText, .glyph, ground)]
  }

  private func ink(
    _ placed: PlacedElement, _ color: ColorRole, _ use: ColorUse, _ ground: Backdrop
  ) -> Ink {
    Ink(
      element: placed.id, color: color, use: use, backdrop: ground, elevation: placed.elevation,
      contentSize: placed.contentSize)
  }
}

extension Backdrop {
  /// The same with an element's own area on top.
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
