import MealModels

/// Reads one temperature from a place of a text on.
struct HeatScan {
  private let letters: [Character]
  private let start: Int

  init(_ letters: [Character], at start: Int) { (self.letters, self.start) = (letters, start) }

  /// The temperature; nil if the number at the start is none.
  var reading: HeatReading? {
    guard let (low, end) = number(from: start) else { return nil }
    if let (high, last) = further(from: end), let (system, end) = scale(from: last, after: high) {
      return HeatReading(place: start..<end, low: low, high: high, system: system)
    }
    return scale(from: end, after: low).map { system, end in
      HeatReading(place: start..<end, low: low, high: nil, system: system)
    }
  }

  private func number(from start: Int) -> (value: Int, end: Int)? {
    let digits = letters[start...].prefix { $0.isASCIIDigit }
    guard (2...3).contains(digits.count), let value = Int(String(digits)) else { return nil }
    return (value, start + digits.count)
  }

  /// The higher number of a range, after a dash or "to".
  private func further(from start: Int) -> (value: Int, end: Int)? {
    var end = blanks(from: start)
    if has("to ", at: end) {
      end += 3
    } else if letters.indices.contains(end), ["-", "–", "—"].contains(letters[end]) {
      end += 1
    } else {
      return nil
    }
    return number(from: blanks(from: end))
  }

  /// The scale after a number; a letter alone is one only after at least 100.
  private func scale(
    from start: Int, after degrees: Int
  ) -> (system: MeasurementSystem, end: Int)? {
    var end = blanks(from: start)
    let sign = ["°", "º", "degrees", "degree", "deg"].first { has($0, at: end) }
    if let sign { end = blanks(from: end + sign.count) }
    guard sign != nil || degrees >= 100 else { return nil }
    let names: [(String, MeasurementSystem)] = [
      ("fahrenheit", .us), ("celsius", .metric), ("F", .us), ("C", .metric),
    ]
    for (name, system) in names where has(name, at: end, isLetter: name.count == 1) {
      let last = end + name.count
      if letters.indices.contains(last), letters[last].isLetter || letters[last].isNumber {
        continue
      }
      return (system, last)
    }
    return nil
  }

  private func blanks(from start: Int) -> Int {
    start + letters[start...].prefix { $0.isWhitespace && !$0.isNewline }.count
  }

  private func has(_ word: String, at start: Int, isLetter: Bool = false) -> Bool {
    let found = String(letters[start...].prefix(word.count))
    return isLetter ? found == word : found.lowercased() == word
  }
}

extension Character {
  /// Whether it is one of 0 to 9.
  var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
