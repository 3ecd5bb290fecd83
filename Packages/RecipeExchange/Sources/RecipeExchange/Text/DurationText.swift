import MealModels

/// Durations, in ISO 8601 or in words.
enum DurationText {
  /// The minutes of a text such as "PT1H30M", "1 hour 30 min", "1h30", "1:30" or "45"; nil if it
  /// has none that is reliable.
  static func minutes(_ text: String) -> Int? {
    let text = text.trimmed.lowercased()
    guard let first = text.unicodeScalars.first else { return nil }
    if first == "p" { return isoMinutes(text) }
    if let colon = clock(text) { return colon }
    return wordMinutes(text)
  }

  /// The minutes as ISO 8601.
  static func iso(_ minutes: Int) -> String {
    let (hours, rest) = (minutes / 60, minutes % 60)
    if hours == 0 { return "PT\(rest)M" }
    return rest == 0 ? "PT\(hours)H" : "PT\(hours)H\(rest)M"
  }

  /// The minutes in words: "1 hour 30 minutes".
  static func words(_ minutes: Int) -> String {
    let (hours, rest) = (minutes / 60, minutes % 60)
    let hoursText = hours == 0 ? nil : hours == 1 ? "1 hour" : "\(hours) hours"
    let restText = rest == 0 && hours > 0 ? nil : rest == 1 ? "1 minute" : "\(rest) minutes"
    return [hoursText, restText].compactMap { $0 }.joined(separator: " ")
  }

  private static func isoMinutes(_ text: String) -> Int? {
    var (seconds, digits, isTime, found) = (0.0, "", false, false)
    for character in text.dropFirst() {
      if character.isNumber || character == "." || character == "," {
        digits.append(character == "," ? "." : character)
        continue
      }
      if character == "t" {
        isTime = true
        continue
      }
      guard let number = Double(digits), let unit = isoUnit(character, isTime) else { return nil }
      seconds += number * unit
      (digits, found) = ("", true)
    }
    return found && digits.isEmpty ? whole(seconds) : nil
  }

  private static func isoUnit(_ letter: Character, _ isTime: Bool) -> Double? {
    switch letter {
    case "d" where !isTime: 86_400
    case "w" where !isTime: 604_800
    case "h" where isTime: 3600
    case "m" where isTime: 60
    case "s" where isTime: 1
    default: nil
    }
  }

  /// "1:30" or "01:30:00".
  private static func clock(_ text: String) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2 || parts.count == 3, let hours = parts[0], let minutes = parts[1],
      minutes < 60, hours >= 0, minutes >= 0
    else { return nil }
    return positive(hours, minutes)
  }

  private static func positive(_ hours: Int, _ minutes: Int) -> Int? {
    let (product, overflow) = hours.multipliedReportingOverflow(by: 60)
    let total = product &+ minutes
    return overflow || total <= 0 || total > 1_000_000 ? nil : total
  }

  private static func whole(_ seconds: Double) -> Int? {
    let minutes = (seconds / 60).rounded(.up)
    return minutes >= 1 && minutes <= 1_000_000 ? Int(bounded: minutes) : nil
  }

  /// The minutes of numbers that are each followed by a unit; for a range, the upper end is used.
  private static func wordMinutes(_ text: String) -> Int? {
    let tokens = DurationToken.tokens(of: text)
    var (seconds, pending, found): (Double, Double?, Bool) = (0, nil, false)
    for token in tokens {
      switch token {
      case .number(let number): pending = number
      case .fraction(let part): pending = (pending ?? 0) + part
      case .unit(let unit):
        seconds += (pending ?? 0) * unit
        (found, pending) = (found || pending != nil, nil)
      case .joint: break
      case .word: return nil
      }
    }
    // "1h30" and a bare "45" mean minutes.
    if let pending { (seconds, found) = (seconds + pending * 60, true) }
    return found ? whole(seconds) : nil
  }
}
