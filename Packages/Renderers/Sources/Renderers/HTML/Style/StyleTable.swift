import DesignSystem
import Layout

/// The style rules for the frames and texts of one page; equal rules share a class.
///
/// Classes are numbered in the order in which they first appear, so equal screens give equal
/// pages.
struct StyleTable {
  /// A place inside the parent, in hundredths of a point.
  struct Box: Hashable {
    var left: Int
    var top: Int
    var width: Int
    /// The height; nil for that of the content.
    var height: Int?
    /// The space above the first line of a text.
    var inset = 0
  }

  /// The look of letters.
  struct Face {
    var style: TypeStyle
    var weight: FontWeight
    var size: ContentSize
    var number: Int
    var metrics: TypeMetrics
    var measure: TextMeasure
  }

  /// Whether the page includes the colour classes; a fixed style sheet may define them instead.
  let holdsColors: Bool
  /// The letters that the screen was placed with.
  private let typeface: Typeface
  /// The rules so far.
  private(set) var css = MarkupBuffer()
  private var boxes: [Box: Int] = [:]
  private var faces: [Face] = []
  private var rules: [Rule: Int] = [:]
  private var colors: [ColorRole] = []
  private var fills: [ColorRole] = []
  private(set) var motions: [Motion] = []

  init(holdsColors: Bool = true, typeface: Typeface = .inter) {
    self.holdsColors = holdsColors
    self.typeface = typeface
  }

  /// The number of the class `b…` for a place.
  mutating func box(_ box: Box) -> Int {
    if let known = boxes[box] { return known }
    let number = boxes.count
    boxes[box] = number
    write(box, number)
    return number
  }

  /// The look of letters of a style and weight at a text size, with the number of its class `t…`.
  mutating func face(_ style: TypeStyle, _ weight: FontWeight, _ size: ContentSize) -> Face {
    if let known = faces.first(where: {
      $0.style == style && $0.weight == weight && $0.size == size
    }) {
      return known
    }
    let metrics = style.scaled(for: size)
    let face = Face(
      style: style, weight: weight, size: size, number: faces.count, metrics: metrics,
      measure: TextMeasure(
        pointSize: metrics.pointSize, weight: weight, typeface: typeface))
    faces.append(face)
    write(face)
    return face
  }

  /// The number of the class of a rule that some elements add.
  mutating func number(of rule: Rule) -> Int {
    if let known = rules[rule] { return known }
    let number = rules.count
    rules[rule] = number
    rule.write(number, to: &css)
    return number
  }

  /// Makes sure that there is a class `c-…` for a colour.
  mutating func use(_ color: ColorRole) {
    guard holdsColors, !colors.contains(color) else { return }
    colors.append(color)
    StyleSheet.write(color, to: &css)
  }

  /// Makes sure that there is a class `f-…` for an area of a colour.
  mutating func use(fill color: ColorRole) {
    guard holdsColors, !fills.contains(color) else { return }
    fills.append(color)
    StyleSheet.write(fill: color, to: &css)
  }

  /// Makes sure that there is a class `m-…` for a movement.
  mutating func use(_ motion: Motion) {
    if !motions.contains(motion) { motions.append(motion) }
  }

  private mutating func write(_ box: Box, _ number: Int) {
    css.raw(".b")
    css.integer(number)
    css.raw("{left:")
    css.pixels(box.left)
    css.raw(";top:")
    css.pixels(box.top)
    css.raw(";width:")
    css.pixels(box.width)
    if let height = box.height {
      css.raw(";height:")
      css.pixels(height)
    }
    if box.inset > 0 {
      css.raw(";padding-top:")
      css.pixels(box.inset)
    }
    css.raw("}\n")
  }

  /// Writes the class of a face.
  ///
  /// The system font has its own tracking; any other font gets the tracking of the table.
  private mutating func write(_ face: Face) {
    css.raw(".t")
    css.integer(face.number)
    css.raw("{font-size:")
    css.pixels(Hundredths.of(face.metrics.pointSize))
    css.raw(";line-height:")
    css.pixels(Hundredths.of(face.metrics.lineHeight))
    css.raw(";font-weight:")
    css.integer(face.weight.number)
    css.raw(";letter-spacing:calc(var(--track)*")
    css.thousandths(face.metrics.tracking)
    css.raw("px)}\n")
  }
}

extension MarkupBuffer {
  /// Writes a length of a style rule.
  mutating func pixels(_ hundredths: Int) {
    points(hundredths)
    if hundredths != 0 { raw("px") }
  }

  /// Writes a number with three decimal places.
  mutating func thousandths(_ value: Double) {
    let count = Int((value * 1000).rounded())
    if count < 0 { raw("-") }
    integer(Int(count.magnitude) / 1000)
    raw(".")
    let rest = Int(count.magnitude) % 1000
    if rest < 100 { raw("0") }
    if rest < 10 { raw("0") }
    integer(rest)
  }
}
