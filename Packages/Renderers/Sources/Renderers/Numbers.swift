import Layout

/// Lengths as text and as rounded numbers.
enum Numbers {
  /// At most two decimal places, none when whole.
  static func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }

  static func text(_ number: Double) -> String {
    let value = rounded(number)
    return Int(exactly: value).map(String.init) ?? String(value)
  }

  static func frame(_ frame: Frame) -> String {
    "(\(text(frame.x)), \(text(frame.y))) \(text(frame.width)) × \(text(frame.height))"
  }
}
