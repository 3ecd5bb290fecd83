import Layout

extension Frame {
  /// The distance between two rectangles, in points; negative if they overlap.
  ///
  /// If the rectangles are apart both horizontally and vertically, it is the larger of the two
  /// distances.
  func distance(to other: Frame) -> Double {
    let across = max(x, other.x) - min(maxX, other.maxX)
    let along = max(y, other.y) - min(maxY, other.maxY)
    return max(across, along)
  }

  /// Whether the rectangle lies inside another, with half a point of tolerance.
  func isInside(_ other: Frame) -> Bool {
    x >= other.x - 0.5 && maxX <= other.maxX + 0.5 && y >= other.y - 0.5
      && maxY <= other.maxY + 0.5
  }

  /// Whether it is invisible.
  var isEmpty: Bool { width <= 0 || height <= 0 }
}
