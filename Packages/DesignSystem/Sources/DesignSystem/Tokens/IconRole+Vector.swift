extension IconRole {
  /// Our own drawing of the symbol.
  public var vector: VectorPath {
    switch self {
    default: VectorPath(stroke: "M5 5H19V19H5Z")
    }
  }

  /// Whether the symbol points along the line and is mirrored where reading starts at the right.
  public var followsReadingDirection: Bool { self == .back || self == .forward }
}
