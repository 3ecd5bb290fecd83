import DesignSystem

extension TokensPage {
  var type: Section {
    let sizes = ContentSize.allCases
    let rows = TypeStyle.allCases.map { style in
      Self.row(style.rawValue, [Self.sample(style)] + sizes.map { Self.metrics(style, $0) })
    }
    return Section(
      id: "type", title: "Type",
      lead: """
        Point size over line height at each of the twelve type sizes, and the tracking in points. \
        The sample is at size L.
        """,
      content: Self.table("Type", ["Style", "Sample"] + sizes.map(\.rawValue), rows))
  }

  private static func sample(_ style: TypeStyle) -> String {
    #"<span class="t-\#(style.rawValue)">Creamy Tuscan</span>"#
  }

  private static func metrics(_ style: TypeStyle, _ size: ContentSize) -> String {
    let metrics = style.scaled(for: size)
    let points = "\(Digits.short(metrics.pointSize))/\(Digits.short(metrics.lineHeight))"
    return "\(points)<small>\(Digits.fixed(metrics.tracking, 2))</small>"
  }

  /// The fixed styles, then a class for each sample, motion and shadow; the page itself has no
  /// style attributes.
  static let style: String = {
    let samples = TypeStyle.allCases.map { style in
      let metrics = style.metrics
      let font = "\(style.defaultWeight.number) \(Digits.short(metrics.pointSize))px"
      return """
        .t-\(style.rawValue) { font: \(font)/\(Digits.short(metrics.lineHeight))px \
        -apple-system, Inter, system-ui; letter-spacing: \(Digits.fixed(metrics.tracking, 3))px; \
        white-space: nowrap; }
        """
    }
    let rules = (samples + movements + shadowStyles).joined(separator: "\n")
    return "\(WebFiles.tokensCSS)\n\(rules)\n"
  }()
}
