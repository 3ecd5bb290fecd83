extension Plate {
  /// The picture of the plate for light or dark surroundings, wide as 16 to 9 or square.
  public func drawing(_ ratio: MealImage.Ratio, in scheme: ColorScheme) -> VectorDrawing {
    let width = 100 * ratio.value
    let plate = VectorShape(
      .ellipse(x: width / 2, y: 50, radiusX: 40, radiusY: 40, turn: 0), .fill(RGBA(0xFFFFFF)))
    return VectorDrawing(width: width, height: 100, shapes: [plate])
  }
}
