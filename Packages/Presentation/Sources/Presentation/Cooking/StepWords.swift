/// The words of a step, read for times.
struct StepWords {
  private let words: [String]

  init(_ step: String) {
    let marks: Set<Character> = [",", ".", ";", ":", "(", ")", "!", "?", "\u{201C}", "\u{201D}"]
    let dashes: [Character] = ["\u{2013}", "\u{2014}"]
    words = step.lowercased().split(whereSeparator: \.isWhitespace).map { word in
      let inner = word.drop { marks.contains($0) }.reversed().drop { marks.contains($0) }
      return String(inner.reversed().map { dashes.contains($0) ? "-" : $0 })
    }
  }

  /// Every time that is a wait; "1 hour 30 minutes" is one.
  var timers: [CookingTimer] {
    var found: [(timer: CookingTimer, end: Int, unit: Int)] = []
    for (index, word) in words.enumerated() {
      guard let unit = Self.units[word], let amount = amount(before: index) else { continue }
      guard !isNoWait(amount.start) else { continue }
      let low = Int(amount.low * Double(unit))
      var timer = CookingTimer(
        seconds: low, upTo: amount.high.map { Int($0 * Double(unit)) })
      let between = amount.start > 0 && words[amount.start - 1] == "and" ? 1 : 0
      if let last = found.last, last.unit > unit, last.timer.upTo == nil,
        last.end == amount.start - between - 1
      {
        timer = CookingTimer(
          seconds: last.timer.seconds + low, upTo: timer.upTo.map { last.timer.seconds + $0 })
        found.removeLast()
      }
      found.append((timer, index, unit))
    }
    return found.map(\.timer)
  }

  /// The number or range that ends before a unit, and the place of its first word.
  private func amount(before index: Int) -> (low: Double, high: Double?, start: Int)? {
    guard index > 0 else { return nil }
    let word = words[index - 1]
    let bounds = word.split(separator: "-").map { Self.number($0) }
    if bounds.count == 2, let low = bounds[0], let high = bounds[1] {
      return (low, high, index - 1)
    }
    guard let last = Self.number(word) else { return article(index) }
    if word.contains("/"), index > 1, let whole = Self.number(words[index - 2]) {
      return (whole + last, nil, index - 2)
    }
    if index > 2, ["to", "or"].contains(words[index - 2]),
      let low = Self.number(words[index - 3])
    {
      return (low, last, index - 3)
    }
    return (last, nil, index - 1)
  }

  /// "half an hour", and "for a minute".
  private func article(_ index: Int) -> (low: Double, high: Double?, start: Int)? {
    guard index > 1, ["a", "an"].contains(words[index - 1]) else { return nil }
    switch words[index - 2] {
    case "half": return (0.5, nil, index - 2)
    case "for", "about": return (1, nil, index - 1)
    default: return nil
    }
  }

  /// Whether the words before a time make it something else than a wait.
  private func isNoWait(_ start: Int) -> Bool {
    let before = words[..<start].last { !Self.fillers.contains($0) } ?? ""
    return Self.noWaits.contains(before)
  }

  private static let fillers: Set<String> = ["about", "around", "the", "another", "or", "so"]
  private static let noWaits: Set<String> = ["within", "every", "last", "final", "under", "than"]
  private static let units: [String: Int] = [
    "second": 1, "seconds": 1, "sec": 1, "secs": 1,
    "minute": 60, "minutes": 60, "min": 60, "mins": 60,
    "hour": 3600, "hours": 3600, "hr": 3600, "hrs": 3600,
  ]
  private static let names: [String: Double] = [
    "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8,
    "nine": 9, "ten": 10, "fifteen": 15, "twenty": 20, "thirty": 30, "forty-five": 45,
  ]

  /// "6", "1.5", "1/2", "½" or "six"; nil for anything else and for what is not positive.
  private static func number(_ word: some StringProtocol) -> Double? {
    if let name = names[String(word)] { return name }
    let halves: [String: Double] = ["½": 0.5, "¼": 0.25, "¾": 0.75]
    if let half = halves[String(word)] { return half }
    let parts = word.split(separator: "/").map { Double($0) }
    guard (1...2).contains(parts.count), let top = parts[0], top > 0, top < 1000 else {
      return nil
    }
    guard parts.count == 2 else { return top }
    guard let bottom = parts[1], bottom > 0 else { return nil }
    return top / bottom
  }
}
