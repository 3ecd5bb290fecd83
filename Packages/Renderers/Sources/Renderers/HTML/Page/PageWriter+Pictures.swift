import DesignSystem
import Layout

extension PageWriter {
  /// Writes a meal as its plate, or its placeholder until it is loaded.
  ///
  /// Photos are not fetched: a page has no addresses, so they show the photo symbol.
  mutating func writePicture(_ image: MealImage, _ size: ContentSize) {
    switch (image.source, image.phase) {
    case (.plate(let plate), .loaded):
      let number = sprite.number(of: plate, image.ratio)
      out.raw("<svg class=\"all\" aria-hidden=\"true\"><rect class=\"wide\" fill=\"url(#")
      out.text(page.idPrefix)
      out.raw("p")
      out.integer(number)
      out.raw(")\"/></svg>")
    case (_, .failed): writeSymbol(image.fallbackIcon, size)
    case (_, .placeholder), (.photo, .loaded): writeSymbol(.photo, size)
    case (_, .loading(let fraction)):
      writeSymbol(.photo, size)
      out.raw("<span class=\"rail low\"><span class=\"fill")
      writeRule(.share(Hundredths.of(min(1, max(0, fraction)) * 100)))
      out.raw("\"></span></span>")
    }
  }

  /// Writes a symbol in the middle of an empty picture, at title size.
  private mutating func writeSymbol(_ icon: IconRole, _ size: ContentSize) {
    let side = TypeStyle.title.scaled(for: size).pointSize
    out.raw("<svg class=\"mid")
    writeColor(.primaryText)
    writeRule(.side(Hundredths.of(side)))
    out.raw("\" aria-hidden=\"true\">")
    writeUse(of: icon)
    out.raw("</svg>")
  }

  /// Writes the bars of a voice around a middle line.
  mutating func writeWaveform(_ bars: [Double], in frame: Frame) {
    guard !bars.isEmpty else { return }
    let slot = frame.width / Double(bars.count)
    let width = min(4, slot * 0.6)
    beginDrawing(in: frame, color: .primaryText)
    for (index, bar) in bars.enumerated() {
      let height = max(width, min(1, max(0, bar)) * frame.height)
      out.raw("<rect class=\"solid\"")
      out.pairs([
        ("x", (Double(index) + 0.5) * slot - width / 2), ("y", (frame.height - height) / 2),
        ("width", width), ("height", height), ("rx", width / 2),
      ])
      out.raw("/>")
    }
    out.raw("</svg>")
  }

  /// Writes the view of a camera, as the corners of the area in its middle.
  mutating func writeViewfinder(in frame: Frame) {
    let side = min(frame.width, frame.height) * 0.6
    let left = (frame.width - side) / 2
    let top = (frame.height - side) / 2
    let arm = side / 5
    beginDrawing(in: frame, color: .label)
    out.raw("<path class=\"line\" stroke-width=\"4\" d=\"")
    for (x, y, across, down) in [
      (left, top, arm, arm), (left + side, top, -arm, arm),
      (left + side, top + side, -arm, -arm), (left, top + side, arm, -arm),
    ] {
      out.raw("M")
      point(x + across, y)
      out.raw("L")
      point(x, y)
      out.raw("L")
      point(x, y + down)
    }
    out.raw("\"/></svg>")
  }

  /// Begins a drawing whose units are the points of its frame.
  mutating func beginDrawing(in frame: Frame, color: ColorRole) {
    out.raw("<svg class=\"all")
    writeColor(color)
    out.raw("\" aria-hidden=\"true\" viewBox=\"0 0 ")
    point(frame.width, frame.height)
    out.raw("\">")
  }

  mutating func point(_ x: Double, _ y: Double) {
    out.number(x)
    out.raw(" ")
    out.number(y)
  }
}
