import DesignSystem

extension Engine {
  /// Measures an element that shows something itself; nil when it is a container.
  func leaf(
    _ element: Element, _ width: Double, _ isDefinite: Bool, _ height: Double?
  ) -> Box? {
    switch element.content {
    case .none: nil
    case .text(let content): text(element, content, width, isDefinite, height)
    case .icon(_, let style, _):
      sized(element, side: style.scaled(for: contentSize).pointSize, height)
    case .spinner: sized(element, side: fixedWidth(element) ?? 20, height)
    case .checkbox: sized(element, side: max(24, body.pointSize), height)
    case .toggle: Box(element, width: 51, height: height ?? 31)
    case .image, .track, .chart, .waveform, .viewfinder:
      Box(element, width: width, height: height ?? element.layout.minHeight)
    case .ring: sized(element, side: fixedWidth(element) ?? width, height)
    case .entry: Box(element, width: width, height: height ?? body.lineHeight)
    }
  }

  private var body: TypeMetrics { TypeStyle.body.scaled(for: contentSize) }

  private func fixedWidth(_ element: Element) -> Double? {
    if case .fixed(let width) = element.layout.width { return width }
    return nil
  }

  private func sized(_ element: Element, side: Double, _ height: Double?) -> Box {
    Box(
      element, width: max(side, element.layout.minWidth),
      height: height ?? max(side, element.layout.minHeight))
  }

  private func text(
    _ element: Element, _ content: TextContent, _ width: Double, _ isDefinite: Bool,
    _ height: Double?
  ) -> Box {
    let metrics = content.style.scaled(for: contentSize)
    let measure = TextMeasure(pointSize: metrics.pointSize, weight: content.weight)
    let limit = contentSize.isAccessibilitySize ? nil : content.lineLimit
    let broken = measure.lines(of: content.text, width: width, limit: limit)
    let widest = broken.lines.map { measure.width($0) }.max() ?? 0
    let natural = metrics.lineHeight * Double(broken.lines.count)
    var box = Box(
      element, width: isDefinite ? width : min(width, widest),
      height: max(height ?? 0, natural, element.layout.minHeight))
    box.lines = broken.lines
    box.isTruncated = broken.isTruncated
    return box
  }
}
