import DesignSystem

extension Engine {
  /// Lists a placed tree in tree order with absolute frames.
  func flatten(_ box: Box, into elements: inout [PlacedElement]) {
    flatten(box, Context(contentSize: contentSize), into: &elements)
  }

  /// The values that a parent passes to its children while the tree is listed.
  private struct Context {
    var x = 0.0
    var y = 0.0
    var depth = 0
    var region = LayoutSpec.Region.content
    var elevation = Elevation.base
    var isRead = true
    var contentSize: ContentSize
  }

  private func flatten(
    _ box: Box, _ context: Context, into elements: inout [PlacedElement]
  ) {
    let element = box.element
    let exposure = element.accessibility.exposure
    var inside = context
    inside.x += box.x
    inside.y += box.y
    inside.depth += 1
    inside.region = context.depth == 1 ? element.layout.region : context.region
    inside.elevation = element.surface.elevation ?? context.elevation
    inside.contentSize = context.contentSize.limited(to: element.layout.largestContentSize)
    inside.isRead = context.isRead && exposure == .container
    elements.append(
      PlacedElement(
        element: element,
        frame: Frame(x: inside.x, y: inside.y, width: box.width, height: box.height),
        lines: box.lines, isTruncated: box.isTruncated, depth: context.depth,
        region: inside.region, elevation: inside.elevation,
        isRead: context.isRead && exposure == .element, contentHeight: box.contentHeight,
        contentSize: inside.contentSize))
    for child in box.children { flatten(child, inside, into: &elements) }
  }
}
