import MealModels

/// Reads durations in ISO 8601, even if malformed, or in words of ten languages.
enum MinutesReading {
  /// The longest time that is accepted: a month.
  private static let longest = 60 * 24 * 31

  /// Minutes that a text states; nil if it states none, or an impossible number.
  static func minutes(_ text: String) -> Int? {
    let trimmed = text.trimmingBlanks
    let found = standard(trimmed) ?? words(trimmed)
    guard let found, found > 0, found <= Double(longest) else { return nil }
    return Int(bounded: found.rounded(.up))
  }

  /// A duration of ISO 8601: "PT1H30M", also "P0DT0H90M", "PT1.5H", "PT" and "P1H".
  private static func standard(_ text: String) -> Double? {
    let letters = Array(text.uppercased().utf8)
    guard letters.first == UInt8(ascii: "P") else { return nil }
    var (place, total, inTime) = (1, 0.0, false)
    while place < letters.count {
      if letters[place] == UInt8(ascii: "T") {
        inTime = true
        place += 1
        continue
      }
      guard let value = number(letters, &place) else { return nil }
      while place < letters.count, letters[place].isBlank { place += 1 }
      guard place < letters.count else { return nil }
      switch letters[place] {
      case UInt8(ascii: "Y"): total += value * 525_600
      case UInt8(ascii: "W"): total += value * 10_080
      case UInt8(ascii: "D"): total += value * 1_440
      case UInt8(ascii: "H"): total += value * 60
      case UInt8(ascii: "M"):
        total += inTime || value < 1 ? value : value * (value > 11 ? 1 : 43_800)
      case UInt8(ascii: "S"): total += value / 60
      default: return nil
      }
      while place < letters.count, letters[place].isLetter, letters[place] != UInt8(ascii: "T") {
        place += 1
      }
    }
    return total
  }

  private static func number(_ letters: [UInt8], _ place: inout Int) -> Double? {
    let start = place
    while place < letters.count,
      letters[place].isDigit || letters[place] == UInt8(ascii: ".")
        || letters[place] == UInt8(ascii: ",")
    {
      place += 1
    }
    let digits = letters[start..<place].map { $0 == UInt8(ascii: ",") ? UInt8(ascii: ".") : $0 }
    return Double(String(decoding: digits, as: UTF8.self))
  }

  /// A time in words: "1 hour 20 minutes", "1½ Std.", "1:30", "90".
  private static func words(_ text: String) -> Double? {
    var total = 0.0
    var found = false
    var pending: Double?
    for word in TimeWords.parts(text) {
      switch word {
      case .number(let value):
        pending = pending.map { value < 1 ? $0 + value : value } ?? value
      case .clock(let hours, let minutes):
        (total, found) = (total + hours * 60 + minutes, true)
      case .to: break
      case .unit(let minutes):
        if let value = pending {
          (total, found) = (total + value * minutes, true)
        }
        pending = nil
      case .other: break
      }
    }
    if found { return total + (pending.map { total >= 60 && $0 < 60 ? $0 : 0 } ?? 0) }
    let isBare = text.utf8.allSatisfy { $0.isDigit || $0 == UInt8(ascii: ".") }
    return isBare ? pending : nil
  }
}
