extension Int {
  /// The whole part of a number from an outside source, such as a file, a page or a call.
  ///
  /// No number makes the program crash. Values beyond ±10^15 become ±10^15, which leaves room for
  /// sums, and a value that is not a number becomes 0.
  public init(bounded value: Double) {
    guard !value.isNaN else {
      self = 0
      return
    }
    self = Int(exactly: Swift.min(Swift.max(value, -1e15), 1e15).rounded(.towardZero)) ?? 0
  }
}
