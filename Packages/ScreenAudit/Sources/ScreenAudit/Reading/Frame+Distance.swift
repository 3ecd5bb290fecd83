import Layout

extension Frame {
  /// How far two rectangles are apart, in points; negative where they overlap.
  ///
  /// Rectangles that are apart in both directions are as far apart as in the larger of these.
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

  /// Whether nothing of it can be seen.
  var isEmpty: Bool { width <= 0 || height <= 0 }
}
