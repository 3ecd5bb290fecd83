import DesignSystem

extension MarkupBuffer {
  /// Writes the shapes of a picture, back to front.
  mutating func write(_ drawing: VectorDrawing) {
    for shape in drawing.shapes { write(shape, dark: shape.paint) }
  }

  /// Writes the shapes of a picture that differs only in its colours in dark mode.
  mutating func write(_ drawing: VectorDrawing, dark: VectorDrawing) {
    for (shape, other) in zip(drawing.shapes, dark.shapes) { write(shape, dark: other.paint) }
  }

  private mutating func write(_ shape: VectorShape, dark: VectorShape.Paint) {
    switch shape.outline {
    case .ellipse(let x, let y, let radiusX, let radiusY, let turn):
      raw("<ellipse")
      pairs([("cx", x), ("cy", y), ("rx", radiusX), ("ry", radiusY)])
      write(turn: turn, x, y)
    case .rectangle(let x, let y, let width, let height, let radius, let turn):
      raw("<rect")
      pairs([("x", x), ("y", y), ("width", width), ("height", height), ("rx", radius)])
      write(turn: turn, x + width / 2, y + height / 2)
    case .path(let path):
      raw("<path")
      attribute("d", path)
    }
    write(shape.paint, dark: dark)
    raw("/>")
  }

  private mutating func write(_ paint: VectorShape.Paint, dark: VectorShape.Paint) {
    switch paint {
    case .fill(let color):
      raw(" fill=\"")
      self.color(color, dark: dark.color)
      raw("\"")
    case .stroke(let color, let width):
      raw(" fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\" stroke=\"")
      self.color(color, dark: dark.color)
      raw("\"")
      pair("stroke-width", width)
    }
  }

  /// Writes one colour, or one for each scheme if they differ.
  mutating func color(_ light: RGBA, dark: RGBA) {
    guard light != dark else { return color(light) }
    raw("light-dark(")
    color(light)
    raw(",")
    color(dark)
    raw(")")
  }

  private mutating func write(turn: Double, _ x: Double, _ y: Double) {
    guard turn != 0 else { return }
    raw(" transform=\"rotate(")
    number(turn)
    raw(" ")
    number(x)
    raw(" ")
    number(y)
    raw(")\"")
  }

  /// Writes ` name="number"` for each pair.
  mutating func pairs(_ pairs: [(StaticString, Double)]) {
    for (name, value) in pairs { pair(name, value) }
  }

  /// Writes ` name="number"`.
  mutating func pair(_ name: StaticString, _ value: Double) {
    raw(" ")
    raw(name)
    raw("=\"")
    number(value)
    raw("\"")
  }
}

extension VectorShape.Paint {
  /// The colour of the inside or the line.
  var color: RGBA {
    switch self {
    case .fill(let color), .stroke(let color, _): color
    }
  }
}

extension VectorDrawing {
  /// Whether another picture differs only in its colours.
  func hasShapes(of other: VectorDrawing) -> Bool {
    width == other.width && height == other.height && shapes.count == other.shapes.count
      && zip(shapes, other.shapes).allSatisfy { $0.hasForm(of: $1) }
  }
}

extension VectorShape {
  fileprivate func hasForm(of other: VectorShape) -> Bool {
    guard outline == other.outline else { return false }
    switch (paint, other.paint) {
    case (.fill, .fill): return true
    case (.stroke(_, let width), .stroke(_, let second)): return width == second
    default: return false
    }
  }
}
