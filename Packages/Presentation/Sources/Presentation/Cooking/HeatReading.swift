import MealModels

/// A temperature in the words of a step, such as "350°F", "180-200 °C" or "350 degrees F".
struct HeatReading: Equatable {
  /// The letters that state it.
  var place: Range<Int>
  /// The temperature, or the lower one of a range, in degrees of its scale.
  var low: Int
  /// The higher temperature of a range; nil for one temperature.
  var high: Int?
  /// The system that uses its scale.
  var system: MeasurementSystem

  /// The temperatures of a text, in order.
  static func readings(in letters: [Character]) -> [HeatReading] {
    var readings: [HeatReading] = []
    var index = 0
    while index < letters.count {
      let before = index > 0 ? letters[index - 1] : " "
      guard letters[index].isASCIIDigit, !before.isASCIIDigit, !before.isLetter else {
        index += 1
        continue
      }
      if let reading = HeatScan(letters, at: index).reading { readings.append(reading) }
      index = max(index + 1, readings.last?.place.upperBound ?? 0)
    }
    return readings
  }

  /// The end of a statement in both scales, such as "425 °F (220 °C)"; nil if this is none.
  func end(ofPairWith next: HeatReading, in letters: [Character]) -> Int? {
    guard next.system != system else { return nil }
    let between = String(letters[place.upperBound..<next.place.lowerBound]).filter {
      !$0.isWhitespace
    }
    let end = next.place.upperBound
    switch between {
    case "/": return end
    case "(": return letters.indices.contains(end) && letters[end] == ")" ? end + 1 : nil
    default: return nil
    }
  }

  /// The words in another scale; nil if it stays as written.
  ///
  /// It stays if the system uses its scale, if it is a difference, or if a temperature in the
  /// other scale is so near that both may state one heat.
  func text(
    in system: MeasurementSystem, beside others: [HeatReading], in letters: [Character]
  ) -> String? {
    guard system != self.system, !isDifference(in: letters) else { return nil }
    let isSaid = others.contains {
      $0.system == system
        && max($0.place.lowerBound - place.upperBound, place.lowerBound - $0.place.upperBound) < 24
    }
    guard !isSaid else { return nil }
    let degrees = [low, high].compactMap(\.self).map(converted)
    let number = degrees.first == degrees.last ? degrees.prefix(1) : degrees[...]
    return number.map { String($0) }.joined(separator: "–")
      + (system == .metric ? "\u{A0}°C" : "\u{A0}°F")
  }

  private func isDifference(in letters: [Character]) -> Bool {
    let before = String(letters[..<place.lowerBound].suffix(4)).lowercased()
    let after = String(letters[place.upperBound...].prefix(8)).lowercased()
    let isNegative = [" -", " −", "(-", "(−"].contains { (" " + before).hasSuffix($0) }
    return isNegative || before.hasSuffix(" by ")
      || ["lower", "higher", "less", "more", "cooler", "hotter"].contains {
        after.dropFirst().hasPrefix($0)
      }
  }

  /// The degrees of the other scale: in the steps of a dial for an oven, else to one degree.
  private func converted(_ degrees: Int) -> Int {
    switch system {
    case .us:
      let celsius = Double(degrees - 32) * 5 / 9
      return Self.rounded(celsius, to: degrees > 212 && degrees % 25 == 0 ? 10 : 1)
    case .metric:
      let fahrenheit = Double(degrees) * 9 / 5 + 32
      guard degrees > 100, degrees % 5 == 0 else { return Self.rounded(fahrenheit) }
      let dial = Self.rounded(fahrenheit, to: 25)
      return abs(Double(dial) - fahrenheit) <= 10 ? dial : Self.rounded(fahrenheit, to: 5)
    }
  }

  private static func rounded(_ degrees: Double, to step: Int = 1) -> Int {
    Int(bounded: (degrees / Double(step)).rounded()) * step
  }
}
