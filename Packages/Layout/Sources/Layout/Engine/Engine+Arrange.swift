import DesignSystem

extension Engine {
  /// Places the children of a container inside its padding.
  func arrange(_ element: Element, _ inner: Proposal) -> Arrangement {
    let layout = element.layout
    let isStacked = contentSize.isAccessibilitySize && layout.stacksAtAccessibilitySizes
    switch layout.flow {
    case .vertical: return vertical(element, inner)
    case .horizontal: return isStacked ? vertical(element, inner) : beside(element, inner)
    case .wrap: return isStacked ? vertical(element, inner) : wrap(element, inner)
    case .overlay: return isStacked ? vertical(element, inner) : overlay(element, inner)
    case .grid(let columns):
      return grid(element, inner, columns: isStacked ? 1 : roomy(columns, element, inner.width))
    case .columns(let minimum):
      let count = fitting(element, minimum, inner.width)
      return isStacked || count < 2 && !element.isTable
        ? vertical(element, inner) : columns(element, inner, count: count)
    case .screen: return overlay(element, inner)
    }
  }

  /// Places children side by side.
  ///
  /// Stacks them instead if that avoids a line break inside a word and the flow allows stacking
  /// (W-A11Y-09).
  private func beside(_ element: Element, _ inner: Proposal) -> Arrangement {
    let beside = horizontal(element, inner)
    guard element.layout.stacksAtAccessibilitySizes, beside.breaksWord else { return beside }
    let stacked = vertical(element, inner)
    return stacked.breaksWord ? beside : stacked
  }

  /// Places children below each other; filling children share the remaining height.
  func vertical(_ element: Element, _ inner: Proposal) -> Arrangement {
    let layout = element.layout
    let align: LayoutSpec.Align = layout.flow == .vertical ? layout.align : .leading
    let isLines = layout.flow == .horizontal && layout.lineSpacing != .none
    let gap = (isLines ? layout.lineSpacing : layout.spacing).points
    var boxes = element.children.map { child in
      box(child, Proposal(width: inner.width, fillsWidth: fills(child, align, inner)))
    }
    let gaps = gap * Double(max(0, boxes.count - 1))
    let wanted = inner.height ?? 0
    var slack = wanted - boxes.reduce(gaps) { $0 + $1.height }
    let flexible = boxes.indices.filter { boxes[$0].element.layout.height == .fill }
    if slack > 0, !flexible.isEmpty {
      for index in flexible {
        let share = boxes[index].height + slack / Double(flexible.count)
        boxes[index] = box(
          boxes[index].element,
          Proposal(
            width: inner.width, fillsWidth: fills(boxes[index].element, align, inner),
            height: share))
      }
      slack = 0
    }
    let width = inner.fillsWidth ? inner.width : boxes.map(\.width).max() ?? 0
    var y = start(layout.flow == .vertical ? layout.justify : .start, slack: slack)
    for index in boxes.indices {
      let x = offset(align, boxes[index].width, in: width)
      boxes[index].move(x: x, y: y)
      y += boxes[index].height + gap
    }
    let height = max(wanted, boxes.last.map { $0.y + $0.height } ?? 0)
    return Arrangement(boxes: boxes, width: width, height: height)
  }

  /// Places children on top of each other.
  func overlay(_ element: Element, _ inner: Proposal) -> Arrangement {
    let boxes = element.children.map { child in
      box(child, Proposal(width: inner.width, fillsWidth: fills(child, .fill, inner)))
    }
    let width = inner.fillsWidth ? inner.width : boxes.map(\.width).max() ?? 0
    let height = max(inner.height ?? 0, boxes.map(\.height).max() ?? 0)
    let placed = boxes.map { box in
      box.moved(
        x: offset(element.layout.align, box.width, in: width), y: (height - box.height) / 2)
    }
    return Arrangement(boxes: placed, width: width, height: height)
  }

  /// Whether a child is as wide as its parent.
  func fills(_ child: Element, _ align: LayoutSpec.Align, _ inner: Proposal) -> Bool {
    switch child.layout.width {
    case .fill: true
    case .fixed: false
    case .hug: align == .fill && inner.fillsWidth && isStretchable(child)
    }
  }

  func offset(_ align: LayoutSpec.Align, _ length: Double, in room: Double) -> Double {
    switch align {
    case .leading, .fill: 0
    case .center: (room - length) / 2
    case .trailing: room - length
    }
  }

  func start(_ justify: LayoutSpec.Justify, slack: Double) -> Double {
    guard slack > 0 else { return 0 }
    switch justify {
    case .start: return 0
    case .center: return slack / 2
    case .end: return slack
    }
  }

  /// Whether an element may be widened; icons, badges and similar elements keep their size.
  private func isStretchable(_ element: Element) -> Bool {
    switch element.role {
    case .icon, .badge, .chip, .iconButton, .toggle, .checkbox, .spinner, .skeleton: false
    default: true
    }
  }
}
