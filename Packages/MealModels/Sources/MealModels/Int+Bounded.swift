extension Int {
  /// The whole part of a number that comes from outside, such as a file, a page or a call.
  ///
  /// No number ends the program: beyond 10^15 either way it is 10^15, with which can still be
  /// counted on, and what is no number is 0.
  public init(bounded value: Double) {
    guard !value.isNaN else {
      self = 0
      return
    }
    self = Int(exactly: Swift.min(Swift.max(value, -1e15), 1e15).rounded(.towardZero)) ?? 0
  }
}
