import DesignSystem
import PlateDrawings

/// The drawings that a page uses, each written once: icons as symbols, plates as patterns, which
/// are cut to the shape they fill.
struct Sprite {
  private var icons: [IconRole] = []
  private var plates: [PlateKey: [(plate: Plate, number: Int)]] = [:]
  private var drawn: [(plate: Plate, ratio: MealImage.Ratio)] = []

  /// The key that differs between most plates.
  private struct PlateKey: Hashable {
    var seed: UInt64
    var isSquare: Bool
  }

  /// The number of the symbol of an icon.
  mutating func number(of icon: IconRole) -> Int {
    if let known = icons.firstIndex(of: icon) { return known }
    icons.append(icon)
    return icons.count - 1
  }

  /// The number of the pattern of a plate.
  mutating func number(of plate: Plate, _ ratio: MealImage.Ratio) -> Int {
    let key = PlateKey(seed: plate.seed, isSquare: ratio == .thumbnail)
    if let known = plates[key]?.first(where: { $0.plate == plate }) { return known.number }
    plates[key, default: []].append((plate, drawn.count))
    drawn.append((plate, ratio))
    return drawn.count - 1
  }

  /// Writes all drawings; plates are drawn for one scheme, or for both if the page fixes none.
  func write(to out: inout MarkupBuffer, _ page: HTMLPage) {
    guard !icons.isEmpty || !drawn.isEmpty else { return }
    out.raw("<svg class=\"sprite\" aria-hidden=\"true\">\n")
    for (number, icon) in icons.enumerated() { Self.write(icon.vector, number, page, to: &out) }
    for (number, item) in drawn.enumerated() {
      Self.write(item.plate, ratio: item.ratio, number: number, page: page, to: &out)
    }
    out.raw("</svg>\n")
  }

  private static func write(
    _ path: VectorPath, _ number: Int, _ page: HTMLPage, to out: inout MarkupBuffer
  ) {
    out.raw("<symbol id=\"")
    out.text(page.idPrefix)
    out.raw("i")
    out.integer(number)
    out.raw("\" viewBox=\"0 0 24 24\">")
    if !path.fill.isEmpty {
      out.raw("<path fill=\"currentColor\" fill-rule=\"evenodd\"")
      out.attribute("d", path.fill)
      out.raw("/>")
    }
    if !path.stroke.isEmpty {
      out.raw("<path class=\"line\" stroke-width=\"2\"")
      out.attribute("d", path.stroke)
      out.raw("/>")
    }
    out.raw("</symbol>\n")
  }

  private static func write(
    _ plate: Plate, ratio: MealImage.Ratio, number: Int, page: HTMLPage, to out: inout MarkupBuffer
  ) {
    let light = plate.drawing(ratio, in: page.scheme ?? .light)
    let dark = page.scheme == nil ? plate.drawing(ratio, in: .dark) : light
    out.raw("<pattern id=\"")
    out.text(page.idPrefix)
    out.raw("p")
    out.integer(number)
    out.raw("\" width=\"1\" height=\"1\" preserveAspectRatio=\"xMidYMid slice\" viewBox=\"0 0 ")
    out.number(light.width)
    out.raw(" ")
    out.number(light.height)
    out.raw("\">")
    if light.hasShapes(of: dark) {
      out.write(light, dark: dark)
    } else {
      out.raw("<g class=\"lightly\">")
      out.write(light)
      out.raw("</g><g class=\"darkly\">")
      out.write(dark)
      out.raw("</g>")
    }
    out.raw("</pattern>\n")
  }
}
