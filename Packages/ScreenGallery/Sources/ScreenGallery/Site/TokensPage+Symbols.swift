import DesignSystem

extension TokensPage {
  var symbols: Section {
    Section(
      id: "symbols", title: "Symbols",
      lead:
        "What each means, its name in SF Symbols, our drawing, and the glyph of the wireframes.",
      content: Self.cards(IconRole.allCases.map(Self.symbol)))
  }

  private static func symbol(_ icon: IconRole) -> String {
    let paths = icon.vector
    let source = [paths.fill, paths.stroke].filter { !$0.isEmpty }.joined(separator: "\n")
    return """
      <div class="symbol">\(drawing(paths))\
      <span class="glyph" aria-hidden="true">\(Markup.escaped(icon.drawnGlyph))</span></div>
      <h3>\(icon.rawValue)</h3><small>\(Markup.escaped(icon.symbolName))\
      \(icon.followsReadingDirection ? ", mirrored right to left" : "")</small>
      <details class="path"><summary>Path</summary>\
      <code>\(Markup.escaped(source))</code></details>
      """
  }

  private static func drawing(_ paths: VectorPath) -> String {
    let side = Digits.short(VectorPath.side)
    let fill =
      paths.fill.isEmpty
      ? ""
      : #"<path fill="currentColor" fill-rule="evenodd" d="\#(Markup.escaped(paths.fill))"/>"#
    let stroke =
      paths.stroke.isEmpty
      ? ""
      : """
      <path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" \
      stroke-linejoin="round" d="\(Markup.escaped(paths.stroke))"/>
      """
    return #"<svg viewBox="0 0 \#(side) \#(side)" aria-hidden="true">\#(fill)\#(stroke)</svg>"#
  }
}
