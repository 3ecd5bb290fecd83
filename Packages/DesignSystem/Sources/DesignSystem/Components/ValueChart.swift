/// A chart of numbers as bars or a line, with a title, a summary and optionally the numbers.
///
/// Colour alone carries no meaning: each point has a name and a number that are read aloud, and the
/// sentence below describes the picture (C-K14).
public struct ValueChart: Component {
  /// The stable path.
  public var id: ElementID
  /// The title of the numbers.
  public var title: String
  /// Bars or a line, and the numbers.
  public var content: ChartContent
  /// The summary of the picture, in a sentence.
  public var summary: String
  /// The label of the target line, such as "Target 2,000 kcal"; empty if there is none.
  public var targetText: String
  /// The height of the picture in points.
  public var height: Double
  /// Whether the chart lists each number as a line of text below.
  public var showsValues: Bool

  /// Makes a chart.
  public init(
    _ id: ElementID, title: String, content: ChartContent, summary: String = "",
    targetText: String = "", height: Double = 160, showsValues: Bool = false
  ) {
    self.id = id
    self.title = title
    self.content = content
    self.summary = summary
    self.targetText = targetText
    self.height = height
    self.showsValues = showsValues
  }

  /// The tree node of this value.
  public var element: Element {
    Stack(id, LayoutSpec(.vertical, spacing: .componentSpacing, width: .fill)) {
      picture
      note("target", targetText)
      note("summary", summary)
      showsValues ? values : nil
    }.element
  }

  private var picture: Element {
    Element(
      id.child("chart"), .chart, layout: LayoutSpec(.vertical, spacing: .s, width: .fill),
      accessibility: Accessibility(title, value: spoken, traits: .image),
      children: [
        TextBlock(id.child("title"), title, style: .headline, fillsWidth: true).element,
        Element(
          id.child("plot"), .stack, content: .chart(content),
          layout: LayoutSpec(width: .fill, height: .fixed(height)), accessibility: .hidden),
      ])
  }

  /// The names and numbers in order.
  private var spoken: String {
    content.points.map { "\($0.label) \($0.value)" }.joined(separator: ", ")
  }

  private func note(_ name: String, _ text: String) -> Element? {
    guard !text.isEmpty else { return nil }
    return TextBlock(
      id.child(name), text, style: .footnote, color: .secondaryLabel, fillsWidth: true
    ).element
  }

  private var values: Element {
    ValueTable(
      id.child("values"), label: title,
      lines: content.points.enumerated().map { index, point in
        ValueLine(id.child("value").child(index), point.label, value: point.value)
      }
    ).element
  }
}
