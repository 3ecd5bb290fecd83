extension [Double] {
  /// The middle value; the higher of the two in a list of even length.
  var median: Double { share(0.5) }

  /// The value that a share of the list lies below; zero for an empty list.
  ///
  /// - Parameter share: 0 to below 1.
  func share(_ share: Double) -> Double {
    isEmpty ? 0 : sorted()[Int(share * Double(count))]
  }
}

extension Double {
  /// The number with at most two decimals; from a hundred on, without decimals.
  var shortText: String {
    let short = abs(self) < 100 ? (self * 100).rounded() / 100 : rounded()
    return Int(exactly: short).map { "\($0)" } ?? "\(short)"
  }
}

extension Duration {
  var milliseconds: Double { self / .milliseconds(1) }
  var microseconds: Double { self / .microseconds(1) }
}
