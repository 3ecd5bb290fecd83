import DesignSystem

extension Engine {
  /// Measures an element with content; nil if the element is a container.
  func leaf(
    _ element: Element, width: Double, isDefinite: Bool, height: Double?
  ) -> Box? {
    switch element.content {
    case .none: nil
    case .text(let content):
      text(element, content: content, width: width, isDefinite: isDefinite, height: height)
    case .icon(_, let style, _):
      sized(element, side: style.scaled(for: contentSize).pointSize, height)
    case .spinner: sized(element, side: fixedWidth(element) ?? 20, height)
    case .checkbox: sized(element, side: max(24, body.pointSize), height)
    case .toggle: Box(element, width: 51, height: height ?? 31)
    case .image, .track, .chart, .waveform, .viewfinder:
      Box(element, width: width, height: height ?? element.layout.minHeight)
    case .ring: sized(element, side: ring(element, width), height)
    case .entry(let entry):
      Box(element, width: width, height: height ?? body.lineHeight * lines(entry, width))
    }
  }

  private var body: TypeMetrics { TypeStyle.body.scaled(for: contentSize) }

  /// The width of a ring: its minimum width, which grows with the text size up to the available
  /// width.
  private func ring(_ element: Element, _ width: Double) -> Double {
    guard element.layout.minWidth > 0 else { return width }
    let growth = max(1, body.pointSize / TypeStyle.body.metrics.pointSize)
    return min(max(width, element.layout.minWidth), element.layout.minWidth * growth)
  }

  /// The number of lines of a field: a choice in full, long texts in at least three.
  private func lines(_ entry: EntryContent, _ width: Double) -> Double {
    switch entry.kind {
    case .text, .secure, .search, .number, .email, .url, .file: return 1
    case .multiline, .date, .time, .choice:
      let measure = measure(body, .regular)
      let lines = measure.lines(of: entry.shown, width: width, limit: nil).lines.count
      return Double(max(entry.kind == .multiline ? 3 : 1, lines))
    }
  }

  private func measure(_ metrics: TypeMetrics, _ weight: FontWeight) -> TextMeasure {
    TextMeasure(pointSize: metrics.pointSize, weight: weight, typeface: canvas.typeface)
  }

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
    _ element: Element, content: TextContent, width: Double, isDefinite: Bool, height: Double?
  ) -> Box {
    let metrics = content.style.scaled(for: contentSize)
    let measure = measure(metrics, content.weight)
    let limit = contentSize.isAccessibilitySize ? nil : content.lineLimit
    let broken = measure.broken(content.text, width: width, limit: limit)
    let natural = metrics.lineHeight * Double(broken.lines.count)
    var needed = width
    if !isDefinite {
      let widest = broken.widest ?? broken.lines.map { measure.width($0) }.max() ?? 0
      needed = min(width, max(widest, column(element, content, metrics)))
    }
    var box = Box(
      element, width: needed,
      height: max(height ?? 0, natural, element.layout.minHeight))
    box.lines = broken.lines
    box.isTruncated = broken.isTruncated
    box.breaksWord = broken.breaksWord
    box.isWhole = !broken.isTruncated && !broken.breaksWord
    return box
  }

  /// The minimum width of a text that begins a column; it grows with the text size.
  private func column(
    _ element: Element, _ content: TextContent, _ metrics: TypeMetrics
  ) -> Double {
    element.layout.minWidth * metrics.pointSize / content.style.metrics.pointSize
  }
}
