import DesignSystem

extension Plate {
  /// The picture of the plate for light or dark mode, with the aspect ratio 16 to 9 or square.
  ///
  /// The box is 320 by 180 or 180 by 180. The first shape is the table and fills the box. All other
  /// shapes are inside the box. Crops to 390 by 250 and 171 by 140 also contain the whole dish.
  public func drawing(_ ratio: MealImage.Ratio, in scheme: InterfaceStyle) -> VectorDrawing {
    var painter = PlatePainter(self, ratio, scheme)
    painter.paint()
    return VectorDrawing(width: painter.width, height: painter.height, shapes: painter.shapes)
  }
}
