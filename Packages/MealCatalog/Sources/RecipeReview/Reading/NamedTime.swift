import MealModels

/// A length of time that a sentence names.
struct NamedTime: Equatable, Sendable {
  /// The shortest time, in minutes.
  let least: Double
  /// The longest time, in minutes.
  let most: Double
  /// Whether the time runs parallel to other times, or only states when or how often a cook does
  /// something.
  let isBeside: Bool

  /// The times of a sentence, in order.
  ///
  /// "a side" doubles a time. Times after "while", and all times of a sentence with "meanwhile",
  /// run parallel. "the last 4 minutes", "every minute" and "within an hour" add nothing.
  static func times(in sentence: String) -> [NamedTime] {
    TimeReading(sentence).times
  }
}

private struct TimeReading {
  private let tokens: [String]
  /// The tokens after which a clause ends.
  private var ends: Set<Int> = []

  init(_ sentence: String) {
    var tokens: [String] = []
    for word in sentence.lowercased().split(separator: " ") {
      let bare = word.trimmedOfMarks
      for (suffix, unit) in Self.joined where bare.hasSuffix(suffix) {
        tokens.append(String(bare.dropLast(suffix.count)))
        tokens.append(unit)
      }
      if !Self.joined.contains(where: { bare.hasSuffix($0.suffix) }) { tokens.append(String(bare)) }
      if let last = word.last, ",:)".contains(last) { ends.insert(tokens.count - 1) }
    }
    self.tokens = tokens
  }

  var times: [NamedTime] {
    tokens.indices.compactMap { index in
      if tokens[index] == "overnight" { return NamedTime(least: 480, most: 480, isBeside: true) }
      guard let unit = Self.units[tokens[index]], let amount = amount(before: index) else {
        return nil
      }
      let factor = unit * (isEachSide(after: index) ? 2 : 1)
      let more = ["and", "a", "half"].elementsEqual(tokens[(index + 1)...].prefix(3)) ? 0.5 : 0
      return NamedTime(
        least: (amount.least + more) * factor, most: (amount.most + more) * factor,
        isBeside: isBeside(amount.start, index))
    }
  }

  private func amount(before unit: Int) -> (least: Double, most: Double, start: Int)? {
    guard unit > 0 else { return nil }
    let last = tokens[unit - 1]
    if let number = Quantity(last) {
      let (low, high) = (number.lowerBound.doubleValue, number.upperBound.doubleValue)
      if last.contains("/"), let whole = token(unit - 2).flatMap(Double.init) {
        return (whole + low, whole + high, unit - 2)
      }
      if ["to", "or", "–", "-"].contains(token(unit - 2)),
        let first = token(unit - 3).flatMap({ Quantity($0) })
      {
        return (first.lowerBound.doubleValue, high, unit - 3)
      }
      return (low, high, unit - 1)
    }
    if last == "an", token(unit - 2) == "half" { return (0.5, 0.5, unit - 2) }
    if last == "of", token(unit - 2) == "couple" { return (2, 2, unit - 2) }
    if tokens[unit] == "second" { return nil }
    return Self.numbers[last].map { ($0, $0, unit - 1) }
  }

  private func token(_ index: Int) -> String? {
    tokens.indices.contains(index) ? tokens[index] : nil
  }

  private func isEachSide(after unit: Int) -> Bool {
    let next = tokens[(unit + 1)...].prefix(3)
    return ["side", "sides"].contains { next.contains($0) }
      && !next.prefix(1).contains { ["on", "until"].contains($0) && next.contains("one") }
  }

  private func isBeside(_ start: Int, _ unit: Int) -> Bool {
    var before = start - 1
    while let word = token(before), Self.fillers.contains(word) { before -= 1 }
    if let word = token(before), Self.notInRow.contains(word) { return true }
    if Self.limits.contains(tokens[start]) { return true }
    if token(before) == "to", token(before - 1) == "up" { return true }
    if let next = token(unit + 1), Self.comparisons.contains(next) { return true }
    return runsBeside(at: start)
  }

  /// Whether another task is running, according to the sentence or to the clause up to a token.
  private func runsBeside(at index: Int) -> Bool {
    if Self.beside.contains(where: { tokens.holds(run: $0) }) { return true }
    guard let start = tokens.indices.first(where: { ["while", "whilst"].contains(tokens[$0]) }),
      start < index
    else { return Self.openings.contains(tokens.first ?? "") }
    return start == 0 || !(start..<index).contains { ends.contains($0) }
  }

  private static let joined: [(suffix: String, unit: String)] = [
    ("-minute", "minute"), ("-minutes", "minutes"), ("-hour", "hour"), ("-second", "second"),
  ]
  private static let units: [String: Double] = [
    "second": 1 / 60, "seconds": 1 / 60, "sec": 1 / 60, "minute": 1, "minutes": 1, "min": 1,
    "mins": 1,
    "hour": 60, "hours": 60, "hr": 60, "hrs": 60, "h": 60,
  ]
  private static let numbers: [String: Double] = [
    "a": 1, "an": 1, "one": 1, "another": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6,
    "seven": 7, "eight": 8, "nine": 9, "ten": 10, "twelve": 12, "fifteen": 15, "twenty": 20,
    "thirty": 30, "forty": 40, "sixty": 60, "ninety": 90, "half": 0.5, "few": 2, "couple": 2,
    "last": 1, "final": 1, "first": 1, "each": 1, "every": 1, "full": 1,
  ]
  private static let fillers: Set = [
    "the", "about", "another", "roughly", "around", "only", "a", "an",
  ]
  private static let notInRow: Set = [
    "last", "final", "first", "every", "after", "within", "than", "before", "most", "keeps", "keep",
    "by",
  ]
  private static let limits: Set = ["last", "final", "first", "each", "every"]
  private static let comparisons: Set = [
    "less", "before", "ago", "earlier", "apart", "beforehand", "ahead",
  ]
  private static let beside = [
    ["meanwhile"], ["in", "the", "meantime"], ["at", "the", "same", "time"], ["alongside"],
  ]
  private static let openings: Set = ["while", "whilst", "as", "during", "meanwhile"]
}

extension Substring {
  /// The word without punctuation marks at its ends.
  fileprivate var trimmedOfMarks: Substring {
    let isMark: (Character) -> Bool = { ",.;:()!?\"“”'’".contains($0) }
    let start = drop(while: isMark)
    return start.lastIndex { !isMark($0) }.map { start[...$0] } ?? start.prefix(0)
  }
}
