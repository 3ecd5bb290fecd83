import MealModels

/// Finds the waits in the words of a step.
struct StepWords {
  /// A time that is a wait, and whether it is meant for each of two sides.
  struct Wait {
    var timer: CookingTimer
    var isPerSide = false
  }

  private let words: [String]
  /// For each word, whether a mark is before it; and the words that begin sentences.
  private let beginsClause: [Bool]
  private let sentenceStarts: [Int]

  init(_ step: String) {
    let marks: Set<Character> = [",", ".", ";", ":", "(", ")", "!", "?", "\u{201C}", "\u{201D}"]
    let dashes: [Character] = ["\u{2013}", "\u{2014}"]
    let raw = step.lowercased().split(whereSeparator: \.isWhitespace)
    words = raw.map { word in
      let inner = word.drop { marks.contains($0) }.reversed().drop { marks.contains($0) }
      return String(inner.reversed().map { dashes.contains($0) ? "-" : $0 })
    }
    func ends(_ word: Substring?, with marks: Set<Character>) -> Bool {
      word?.last.map(marks.contains) ?? true
    }
    let before = [nil] + raw.dropLast().map { Optional($0) }
    beginsClause = zip(raw, before).map { word, before in
      ends(before, with: marks) || word.first.map(marks.contains) == true
    }
    sentenceStarts = before.indices.filter { ends(before[$0], with: [".", ";", "!", "?"]) }
  }

  /// Every time that is a wait, with its name; "1 hour 30 minutes" is a single wait.
  var waits: [Wait] {
    var found: [(timer: CookingTimer, start: Int, end: Int, unit: Int)] = []
    for (index, word) in words.enumerated() {
      guard let unit = Self.units[word], let amount = amount(before: index) else { continue }
      guard !isNoWait(amount.start) else { continue }
      let low = Int(bounded: amount.low * Double(unit))
      var timer = CookingTimer(
        seconds: low, upTo: amount.high.map { Int(bounded: $0 * Double(unit)) })
      var start = amount.start
      let between = amount.start > 0 && words[amount.start - 1] == "and" ? 1 : 0
      if let last = found.last, last.unit > unit, last.timer.upTo == nil,
        last.end == amount.start - between - 1
      {
        timer = CookingTimer(
          seconds: last.timer.seconds + low, upTo: timer.upTo.map { last.timer.seconds + $0 })
        start = last.start
        found.removeLast()
      }
      found.append((timer, start, index, unit))
    }
    let names = TimerName(words: words, beginsClause: beginsClause)
    return found.map { timer, start, end, _ in
      var wait = Wait(timer: timer, isPerSide: isPerSide(after: end))
      let sentence = sentenceStarts.last { $0 <= start } ?? 0
      wait.timer.name = names.name(of: start, from: sentence)
      return wait
    }
  }

  /// Whether "a side", "per side" or "on each side" follows a time.
  private func isPerSide(after end: Int) -> Bool {
    let rest = words.dropFirst(end + 1).prefix(4)
    guard let side = rest.firstIndex(where: { $0 == "side" || $0 == "sides" }) else { return false }
    let between = rest[..<side]
    return !between.isEmpty && between.allSatisfy(Self.perSide.contains)
      && between.contains { ["a", "per", "each", "either", "both", "every"].contains($0) }
  }

  private static let perSide: Set<String> = [
    "a", "per", "on", "for", "each", "either", "both", "every", "the", "of", "first",
  ]

  /// The number or range that ends before a unit, and the index of its first word.
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

  /// The amount in "half an hour" or "for a minute".
  private func article(_ index: Int) -> (low: Double, high: Double?, start: Int)? {
    guard index > 1, ["a", "an"].contains(words[index - 1]) else { return nil }
    switch words[index - 2] {
    case "half": return (0.5, nil, index - 2)
    case "for", "about": return (1, nil, index - 1)
    default: return nil
    }
  }

  /// Whether the words before a time show that it is not a wait.
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

  /// The value of "6", "1.5", "1/2", "½" or "six".
  ///
  /// Nil for any other word, and for a number that is not positive.
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
