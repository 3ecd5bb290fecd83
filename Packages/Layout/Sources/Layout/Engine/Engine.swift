import DesignSystem

/// Places trees; knows only the canvas and the text size.
struct Engine {
  let canvas: ScreenCanvas
  let contentSize: ContentSize

  func root(_ element: Element) -> Box {
    let element = element.shown(in: canvas.room)
    return element.layout.flow == .screen
      ? screen(element) : box(element, Proposal(width: canvas.width, fillsWidth: true))
  }

  /// Measures an element and places everything in it.
  func box(_ element: Element, _ proposal: Proposal) -> Box {
    let layout = element.layout
    let size = contentSize.limited(to: layout.largestContentSize)
    guard size == contentSize else {
      return Engine(canvas: canvas, contentSize: size).box(element, proposal)
    }
    let isDefinite = proposal.fillsWidth || layout.width != .hug
    let outer = definiteWidth(layout, proposal)
    let padding = layout.padding
    let horizontal = padding.leading.points + padding.trailing.points
    let vertical = padding.top.points + padding.bottom.points
    let height = definiteHeight(layout, proposal)
    if element.children.isEmpty,
      let leaf = leaf(element, width: outer, isDefinite: isDefinite, height: height)
    {
      return leaf
    }
    let wanted = max(height ?? 0, layout.minHeight) - vertical
    let inner = Proposal(
      width: max(0, outer - horizontal), fillsWidth: isDefinite, height: max(0, wanted))
    var arranged = arrange(element, inner)
    let natural = arranged.height + vertical
    let width = isDefinite ? outer : max(layout.minWidth, arranged.width + horizontal)
    var result = Box(element, width: width, height: height ?? max(layout.minHeight, natural))
    if let height, !layout.scrolls, layout.height == .hug {
      result.height = max(height, natural)
    }
    result.contentHeight = max(result.height, natural)
    result.breaksWord = arranged.breaksWord
    result.isWhole = arranged.isWhole
    let shift = isDefinite ? 0 : max(0, width - horizontal - arranged.width) / 2
    result.children = arranged.boxes
    arranged.boxes = []
    for index in result.children.indices {
      result.children[index].x += padding.leading.points + shift
      result.children[index].y += padding.top.points
    }
    return result
  }

  private func definiteWidth(_ layout: LayoutSpec, _ proposal: Proposal) -> Double {
    if case .fixed(let width) = layout.width { return min(width, max(proposal.width, 0)) }
    return proposal.width
  }

  private func definiteHeight(_ layout: LayoutSpec, _ proposal: Proposal) -> Double? {
    if case .fixed(let height) = layout.height { return height }
    return proposal.height.map { max($0, layout.minHeight) }
  }
}
