import DesignSystem
import Layout

extension PageWriter {
  /// Writes a meal as its drawing or photo, or its placeholder until it is loaded.
  ///
  /// A page without an address for photos shows the drawing under the photo, or the photo symbol.
  mutating func writePicture(_ image: MealImage, _ size: ContentSize) {
    switch image.phase {
    case .loaded: writeLoaded(image, size)
    case .failed: writeSymbol(image.fallbackIcon, size)
    case .placeholder: writeSymbol(.photo, size)
    case .loading(let fraction):
      writeSymbol(.photo, size)
      out.raw("<span class=\"rail low\"><span class=\"fill")
      writeRule(.share(Hundredths.of(min(1, max(0, fraction)) * 100)))
      out.raw("\"></span></span>")
    }
  }

  private mutating func writeLoaded(_ image: MealImage, _ size: ContentSize) {
    guard case .photo(let photo) = image.source else {
      return writeDrawing(image.source, image.ratio)
    }
    if let under = image.under { writeDrawing(under, image.ratio) }
    guard let place = page.photos else {
      if image.under == nil { writeSymbol(.photo, size) }
      return
    }
    out.raw("<img class=\"shot\" alt=\"\" decoding=\"async\" draggable=\"false\"")
    out.attribute("src", place + photo.name)
    out.raw("/>")
  }

  private mutating func writeDrawing(_ source: MealImage.Source, _ ratio: MealImage.Ratio) {
    guard let number = sprite.number(of: source, ratio) else { return }
    out.raw("<svg class=\"all\" aria-hidden=\"true\"><rect class=\"wide\" fill=\"url(#")
    out.text(page.idPrefix)
    out.raw("p")
    out.integer(number)
    out.raw(")\"/></svg>")
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
