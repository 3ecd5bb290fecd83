import Layout

/// Lengths as text and as rounded numbers.
enum Numbers {
  /// Rounds a number to at most two decimal places; a whole number gets none.
  static func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }

  static func text(_ number: Double) -> String {
    let value = rounded(number)
    return Int(exactly: value).map(String.init) ?? String(value)
  }

  static func frame(_ frame: Frame) -> String {
    "(\(text(frame.x)), \(text(frame.y))) \(text(frame.width)) × \(text(frame.height))"
  }
}
