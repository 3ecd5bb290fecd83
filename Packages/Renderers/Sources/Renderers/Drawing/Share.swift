/// A part of a whole, safe to print for any number.
enum Share {
  /// The part between 0 and 1; 0 for no number.
  static func clamped(_ fraction: Double) -> Double {
    fraction > 0 ? min(1, fraction) : 0
  }

  /// How many of a whole number of marks are filled.
  static func count(_ fraction: Double, of whole: Int) -> Int {
    Int((clamped(fraction) * Double(max(0, whole))).rounded())
  }

  /// The part as words, such as `42 %`.
  static func percent(_ fraction: Double) -> String { "\(count(fraction, of: 100)) %" }
}
