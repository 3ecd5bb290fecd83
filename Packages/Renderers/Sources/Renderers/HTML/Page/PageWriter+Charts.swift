import DesignSystem
import Layout

extension PageWriter {
  /// Writes numbers as bars or a line, with their names below and the target as a dotted line.
  mutating func writeChart(_ chart: ChartContent, in placed: PlacedElement) {
    let frame = placed.frame
    guard !chart.points.isEmpty else { return }
    let face = styles.face(.caption2, .medium, placed.contentSize)
    let room = max(0, frame.height - face.metrics.lineHeight - 4)
    let slot = frame.width / Double(chart.points.count)
    beginDrawing(in: frame, color: chart.color)
    switch chart.style {
    case .bars: writeBars(chart, slot, room)
    case .line: writeLine(chart, slot, room)
    }
    if let target = chart.target {
      out.raw("<path class=\"dots\" d=\"M0 ")
      out.number(room * (1 - min(1, max(0, target))))
      out.raw("H")
      out.number(frame.width)
      out.raw("\"/>")
    }
    out.raw("</svg>")
    writeLabels(chart, slot, face, bottom: frame.height)
  }

  private mutating func writeBars(_ chart: ChartContent, _ slot: Double, _ room: Double) {
    let width = min(24, slot * 0.6)
    for (index, point) in chart.points.enumerated() {
      guard let fraction = point.fraction else { continue }
      let height = max(2, fraction * room)
      out.raw("<rect class=\"solid\"")
      out.pairs([
        ("x", middle(index, chart, slot) - width / 2), ("y", room - height), ("width", width),
        ("height", height), ("rx", min(4, width / 2)),
      ])
      out.raw("/>")
    }
  }

  /// Writes a line through all numbers; it breaks at a missing one.
  private mutating func writeLine(_ chart: ChartContent, _ slot: Double, _ room: Double) {
    out.raw("<path class=\"line\" stroke-width=\"2\" d=\"")
    var isDrawing = false
    for (index, item) in chart.points.enumerated() {
      guard let fraction = item.fraction else {
        isDrawing = false
        continue
      }
      out.raw(isDrawing ? "L" : "M")
      point(middle(index, chart, slot), 2 + (room - 4) * (1 - fraction))
      if !isDrawing { out.raw("h0") }
      isDrawing = true
    }
    out.raw("\"/>")
  }

  /// Writes the names below, as many as fit side by side.
  private mutating func writeLabels(
    _ chart: ChartContent, _ slot: Double, _ face: StyleTable.Face, bottom: Double
  ) {
    let widest = chart.points.map { face.measure.width($0.label) }.max() ?? 0
    let step = max(1, Int(((widest + 4) / max(1, slot)).rounded(.up)))
    let width = slot * Double(step)
    let height = face.metrics.lineHeight
    for index in stride(from: 0, to: chart.points.count, by: step) {
      let box = StyleTable.Box(
        left: Hundredths.of(middle(index, chart, slot) - width / 2),
        top: Hundredths.of(bottom - height), width: Hundredths.of(width),
        height: Hundredths.of(height))
      out.raw("<span aria-hidden=\"true\" class=\"mark t tc")
      writeColor(.secondaryLabel)
      out.raw(" t")
      out.integer(face.number)
      out.raw(" b")
      out.integer(styles.box(box))
      out.raw("\">")
      out.text(chart.points[index].label)
      out.raw("</span>")
    }
  }

  /// The middle of a number's slot; the first is where reading starts.
  private func middle(_ index: Int, _ chart: ChartContent, _ slot: Double) -> Double {
    let place = isMirrored ? chart.points.count - 1 - index : index
    return (Double(place) + 0.5) * slot
  }

  /// Writes the numbers of a chart as a list for people who do not see it.
  mutating func writeNumbers(of chart: ChartContent) {
    guard !chart.points.isEmpty else { return }
    out.raw("<ul class=\"vh\" role=\"list\">")
    for point in chart.points {
      out.raw("<li>")
      out.text("\(point.label): \(point.value)")
      out.raw("</li>")
    }
    out.raw("</ul>")
  }
}
