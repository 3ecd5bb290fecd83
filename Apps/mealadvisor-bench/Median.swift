extension [Double] {
  /// The value in the middle; of two the higher.
  var median: Double { share(0.5) }

  /// The value below which a share of all lie, 0 to below 1; zero when there are none.
  func share(_ share: Double) -> Double {
    isEmpty ? 0 : sorted()[Int(share * Double(count))]
  }
}

extension Double {
  /// The number with two decimals at most, from a hundred on without any.
  var shortText: String {
    let short = abs(self) < 100 ? (self * 100).rounded() / 100 : rounded()
    return Int(exactly: short).map { "\($0)" } ?? "\(short)"
  }
}

extension Duration {
  var milliseconds: Double { self / .milliseconds(1) }
  var microseconds: Double { self / .microseconds(1) }
}
