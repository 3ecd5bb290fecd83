import DesignSystem
import Layout
import PrintedText

extension PlacedScreen {
  /// The tree as text: content, frames, tokens, then the VoiceOver reading.
  ///
  /// Snapshots compare this form: its ids, order and numbers are stable.
  ///
  /// - Parameter showsTokens: whether each element is followed by its action and the tokens of its
  ///   looks; without them the text has frames, lines and speech only.
  public func outline(
    in appearance: Appearance = Appearance(), showsTokens: Bool = true
  ) -> String {
    let size = "\(Numbers.text(canvas.width)) × \(Numbers.text(canvas.height))"
    let looks = "\(appearance.scheme.rawValue) \(appearance.contrast.rawValue)"
    var lines = ["\(canvas.name) \(size) \(contentSize.rawValue) \(looks)", ""]
    for placed in elements {
      lines += Outline.lines(placed, showsTokens ? appearance : nil)
    }
    lines += ["", "VoiceOver"] + Outline.spoken(self)
    return lines.joined(separator: "\n") + "\n"
  }
}

private enum Outline {
  static func lines(
    _ placed: PlacedElement, _ appearance: Appearance?
  ) -> [String] {
    let indent = String(repeating: "  ", count: placed.depth)
    let element = placed.element
    var head = "\(indent)\(element.role.rawValue) \(element.id) \(Numbers.frame(placed.frame))"
    if placed.contentHeight > placed.frame.height {
      head += " scrolls \(Numbers.text(placed.contentHeight))"
    }
    if let content = content(placed) { head += " \(content)" }
    var lines = [head]
    guard let appearance else { return lines }
    if let action = element.action { lines.append("\(indent)  → \(action)") }
    let tokens = element.tokens(
      in: appearance, elevation: placed.elevation, contentSize: placed.contentSize)
    if !tokens.isEmpty {
      lines.append("\(indent)  \(tokens.map(\.description).joined(separator: ", "))")
    }
    return lines
  }

  static func content(_ placed: PlacedElement) -> String? {
    switch placed.element.content {
    case .text:
      return placed.lines.map { "\"\(PlainText.cleaned($0))\"" }.joined(separator: " ⏎ ")
    case .icon(let icon, _, _): return icon.drawnGlyph
    case .toggle(let isOn): return isOn ? "on" : "off"
    case .checkbox(let isOn): return isOn ? "ticked" : "not ticked"
    case .track(let fraction): return "filled \(Numbers.text(fraction))"
    case .entry(let entry):
      let text = entry.text.isEmpty ? "" : PlainText.cleaned(entry.shown)
      return "\"\(text)\" placeholder \"\(PlainText.cleaned(entry.placeholder))\""
    case .ring(let fraction, _): return "filled \(Numbers.text(fraction))"
    case .chart(let chart): return "\(chart.style.rawValue) of \(chart.points.count)"
    case .waveform(let bars): return "\(bars.count) bars"
    case .image(let image): return "\(image.phase) \(image.ratio.rawValue)"
    case .none, .spinner, .viewfinder: return nil
    }
  }

  static func spoken(_ screen: PlacedScreen) -> [String] {
    screen.elements.filter(\.isRead).enumerated().map { index, placed in
      let accessibility = placed.element.accessibility
      var line = "\(index + 1). \"\(PlainText.cleaned(accessibility.label))\""
      if !accessibility.value.isEmpty {
        line += ", value \"\(PlainText.cleaned(accessibility.value))\""
      }
      if !accessibility.hint.isEmpty {
        line += ", hint \"\(PlainText.cleaned(accessibility.hint))\""
      }
      let traits = accessibility.traits.names
      if !traits.isEmpty { line += " [\(traits.joined(separator: " "))]" }
      for custom in accessibility.customActions {
        line += " {\(PlainText.cleaned(custom.label)) → \(custom.action)}"
      }
      return line
    }
  }
}
