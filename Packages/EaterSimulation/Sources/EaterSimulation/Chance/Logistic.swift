extension Double {
  /// The logistic function 1 / (1 + e^-x): 0.5 at zero, near 1 far above it and near 0 far below
  /// it.
  ///
  /// It uses only additions and products, so that its bits are the same on every system. The error
  /// is less than 1e-9.
  var logistic: Double {
    let step = Swift.min(40, magnitude) / 1024
    var power = 1 + step * (1 + step / 2 * (1 + step / 3))
    for _ in 0..<10 { power *= power }
    return self < 0 ? 1 / (1 + power) : power / (1 + power)
  }
}
