/// A temperature in a text, in one or both scales.
struct NamedTemperature: Equatable, Sendable {
  /// Degrees Fahrenheit, if the text states them.
  let fahrenheit: Double?
  /// Degrees Celsius, if the text states them.
  let celsius: Double?

  /// The temperature in degrees Fahrenheit.
  var degrees: Double { fahrenheit ?? celsius.map(Self.fahrenheit) ?? 0 }

  /// The difference between the two scales, in degrees Fahrenheit; nil if the text states only one
  /// scale.
  var difference: Double? {
    guard let fahrenheit, let celsius else { return nil }
    return abs(fahrenheit - Self.fahrenheit(celsius))
  }

  /// The temperatures of a text, in order; a range has its higher temperature.
  ///
  /// Two numbers in different scales are one temperature if only a bracket, slash or comma is
  /// between them.
  static func temperatures(in text: String) -> [NamedTemperature] {
    let readings = readings(in: Array(text.unicodeScalars))
    var temperatures: [NamedTemperature] = []
    var index = 0
    while index < readings.count {
      let first = readings[index]
      let second = index + 1 < readings.count ? readings[index + 1] : nil
      if let second, second.isCelsius != first.isCelsius, second.followsClosely {
        let (celsius, fahrenheit) = first.isCelsius ? (first, second) : (second, first)
        temperatures.append(
          NamedTemperature(fahrenheit: fahrenheit.value, celsius: celsius.value))
        index += 2
      } else {
        temperatures.append(
          NamedTemperature(
            fahrenheit: first.isCelsius ? nil : first.value,
            celsius: first.isCelsius ? first.value : nil))
        index += 1
      }
    }
    return temperatures
  }

  private static func fahrenheit(_ celsius: Double) -> Double { celsius * 9 / 5 + 32 }

  private struct Reading {
    let value: Double
    let isCelsius: Bool
    /// Whether only a bracket, slash or comma is between this number and the one before.
    let followsClosely: Bool
  }

  private static func readings(in scalars: [UnicodeScalar]) -> [Reading] {
    var readings: [Reading] = []
    var end = 0
    for mark in scalars.indices where degreeSigns.contains(scalars[mark]) {
      let letter = mark + 1
      guard letter < scalars.count, "CF".unicodeScalars.contains(scalars[letter]) else { continue }
      var last = mark
      while last > 0, blanks.contains(scalars[last - 1]) { last -= 1 }
      var first = last
      while first > 0, ("0"..."9").contains(scalars[first - 1]) { first -= 1 }
      let digits = scalars[first..<last].map { String($0) }.joined()
      guard let value = Double(digits) else { continue }
      var start = first
      while start > 0, rangeMarks.contains(scalars[start - 1]) { start -= 1 }
      let between = start >= end ? scalars[end..<start] : []
      readings.append(
        Reading(
          value: value, isCelsius: scalars[letter] == "C",
          followsClosely: !readings.isEmpty && between.allSatisfy { links.contains($0) }))
      end = letter + 1
    }
    return readings
  }

  private static let degreeSigns: Set<UnicodeScalar> = ["°", "º"]
  private static let blanks: Set<UnicodeScalar> = [" ", "\u{A0}", "\u{202F}"]
  private static let rangeMarks = Set("0123456789-–".unicodeScalars)
  private static let links = Set(" (/,".unicodeScalars).union(blanks)
}
