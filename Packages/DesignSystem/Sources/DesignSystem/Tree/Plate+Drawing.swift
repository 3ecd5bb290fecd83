extension Plate {
  /// The picture of the plate for light or dark surroundings, wide as 16 to 9 or square.
  ///
  /// The box is 320 by 180 or 180 by 180. The first shape is the table and fills it. All else lies
  /// inside; the dish also inside what 390 by 250 and 171 by 140 leave when they crop.
  public func drawing(_ ratio: MealImage.Ratio, in scheme: InterfaceStyle) -> VectorDrawing {
    var painter = PlatePainter(self, ratio, scheme)
    painter.paint()
    return VectorDrawing(width: painter.width, height: painter.height, shapes: painter.shapes)
  }
}
