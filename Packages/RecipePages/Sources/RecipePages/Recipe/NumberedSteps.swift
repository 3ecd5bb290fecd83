import MealModels

/// Splits a line that contains several numbered steps, and takes the numbers of a list away.
enum NumberedSteps {
  /// The lines; a line with numbers from one on is split, and numbers without a step are removed.
  static func parted(_ lines: [String]) -> [String] {
    guard lines.contains(where: mayBegin) else { return lines }
    var parted: [String] = []
    var count = 0
    for line in lines {
      let parts = Self.parts(of: line, after: count)
      count += parts.starts
      parted += parts.lines
    }
    guard count >= 2 else { return lines }
    let steps = parted.map(withoutLastNumbers).filter { !StepLine.isNumber($0) }
    return steps.isEmpty ? lines : steps
  }

  /// The steps without the numbers of their list, if these count from one without a gap.
  ///
  /// The count may begin again, as it does below a heading. A line between them may have no number.
  static func withoutNumbers(_ sections: [RecipeDraft.Section]) -> [RecipeDraft.Section] {
    let lines = sections.flatMap(\.lines)
    let numbers = lines.filter(StepLine.isNumbered).compactMap { Int($0.prefix(while: \.isNumber)) }
    let counts = zip(numbers, [0] + numbers).allSatisfy { $0 == $1 + 1 || $0 == 1 }
    guard counts, numbers.count >= 2 || numbers.count == lines.count else { return sections }
    return sections.map { section in
      var section = section
      section.lines = section.lines.map { line in
        guard StepLine.isNumbered(line) else { return line }
        return String(line.drop(while: \.isNumber).dropFirst()).trimmingBlanks
      }
      return section
    }
  }

  /// The parts of a line that begin with the next numbers, and how many do.
  private static func parts(of line: String, after count: Int) -> (lines: [String], starts: Int) {
    guard line.utf8.count <= 50_000, line.utf8.contains(where: \.isDigit) else {
      return ([line], 0)
    }
    let letters = Array(line)
    var starts: [Int] = []
    var place = 0
    while place < letters.count {
      if let end = number(count + starts.count + 1, in: letters, at: place) {
        starts.append(place)
        place = end
      } else {
        place += 1
      }
    }
    guard let first = starts.first, starts.count >= 2 || first == 0 || count > 0 else {
      return ([line], 0)
    }
    var parts = first > 0 ? [String(letters[..<first]).trimmingBlanks] : []
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1] : letters.count
      parts.append(String(letters[start..<end]).trimmingBlanks)
    }
    return (parts.filter { !$0.isEmpty }, starts.count)
  }

  /// The end of a step's number with its sign; nil if there is none.
  private static func number(_ number: Int, in letters: [Character], at place: Int) -> Int? {
    guard place == 0 || letters[place - 1].isWhitespace || ".!:)".contains(letters[place - 1])
    else { return nil }
    let digits = Array(String(number))
    let end = place + digits.count
    guard end < letters.count, letters[place..<end].elementsEqual(digits) else { return nil }
    guard letters[end] == "." || letters[end] == ")" || letters[end] == ":" else { return nil }
    guard end + 1 < letters.count else {
      return place < 2 || ".!?)".contains(letters[place - 2]) ? end + 1 : nil
    }
    let next = letters[end + 1].isWhitespace ? end + 2 : end + 1
    return next < letters.count && letters[next].isLetter ? next : nil
  }

  /// Whether a line may hold the first number with its sign.
  private static func mayBegin(_ line: String) -> Bool {
    var (before, previous): (UInt8, UInt8) = (0, 0)
    for byte in line.utf8 {
      if previous == UInt8(ascii: "1"), !before.isDigit,
        byte == UInt8(ascii: ".") || byte == UInt8(ascii: ")") || byte == UInt8(ascii: ":")
      {
        return true
      }
      (before, previous) = (previous, byte)
    }
    return false
  }

  /// A line without trailing numbers that belong to the next part: one after a sentence, or
  /// several.
  private static func withoutLastNumbers(_ line: String) -> String {
    var (part, count) = (line[...], 0)
    while let space = part.lastIndex(of: " "), StepLine.isNumber(String(part[space...])),
      let sign = part.last, ".:)".contains(sign)
    {
      part = part[..<space]
      count += 1
    }
    let isEnd = part.last.map { ".!?:)。".contains($0) } ?? false
    return count >= 2 || count == 1 && isEnd ? String(part).trimmingBlanks : line
  }
}
