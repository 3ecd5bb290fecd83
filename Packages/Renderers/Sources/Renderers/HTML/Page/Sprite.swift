import DesignSystem
import PlateDrawings

/// The drawings that a page uses, each written once: icons as symbols, plates and tiles as
/// patterns, which are cut to the shape they fill.
struct Sprite {
  private var icons: [IconRole] = []
  private var pictures: [PictureKey: [(source: MealImage.Source, number: Int)]] = [:]
  private var drawn: [(source: MealImage.Source, ratio: MealImage.Ratio)] = []

  /// The key that differs between most pictures.
  private struct PictureKey: Hashable {
    var seed: UInt64
    var isSquare: Bool
  }

  /// The number of the symbol of an icon.
  mutating func number(of icon: IconRole) -> Int {
    if let known = icons.firstIndex(of: icon) { return known }
    icons.append(icon)
    return icons.count - 1
  }

  /// The number of the pattern of a plate or tile; nil for a photo.
  mutating func number(of source: MealImage.Source, _ ratio: MealImage.Ratio) -> Int? {
    let seed: UInt64
    switch source {
    case .plate(let plate): seed = plate.seed
    case .tile: seed = 0
    case .photo: return nil
    }
    let key = PictureKey(seed: seed, isSquare: ratio == .thumbnail)
    if let known = pictures[key]?.first(where: { $0.source == source }) { return known.number }
    pictures[key, default: []].append((source, drawn.count))
    drawn.append((source, ratio))
    return drawn.count - 1
  }

  /// Writes all drawings; plates are drawn for one scheme, or for both if the page fixes none.
  func write(to out: inout MarkupBuffer, _ page: HTMLPage) {
    guard !icons.isEmpty || !drawn.isEmpty else { return }
    out.raw("<svg class=\"sprite\" aria-hidden=\"true\">\n")
    for (number, icon) in icons.enumerated() { Self.write(icon.vector, number, page, to: &out) }
    for (number, item) in drawn.enumerated() {
      Self.write(item.source, ratio: item.ratio, number: number, page: page, to: &out)
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
    _ source: MealImage.Source, ratio: MealImage.Ratio, number: Int, page: HTMLPage,
    to out: inout MarkupBuffer
  ) {
    guard let light = source.drawing(ratio, in: page.scheme ?? .light) else { return }
    let dark = page.scheme == nil ? source.drawing(ratio, in: .dark) ?? light : light
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
