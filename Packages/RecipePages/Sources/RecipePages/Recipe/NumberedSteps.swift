/// Parts steps that stand in one line, each with its number.
enum NumberedSteps {
  /// The lines, those parted that count from one on.
  static func parted(_ lines: [String]) -> [String] {
    lines.count > 3 ? lines : lines.flatMap(parted)
  }

  private static func parted(_ line: String) -> [String] {
    guard (61...50_000).contains(line.utf8.count) else { return [line] }
    let letters = Array(line)
    var starts: [Int] = []
    var place = 0
    while place < letters.count {
      if let end = number(starts.count + 1, in: letters, at: place) {
        starts.append(place)
        place = end
      } else {
        place += 1
      }
    }
    guard starts.count >= 2 else { return [line] }
    var parts = starts[0] > 0 ? [String(letters[..<starts[0]]).trimmingBlanks] : []
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1] : letters.count
      parts.append(String(letters[start..<end]).trimmingBlanks)
    }
    return parts.filter { !$0.isEmpty }
  }

  /// Where a number with its sign ends that counts a step; nil where none stands.
  private static func number(_ number: Int, in letters: [Character], at place: Int) -> Int? {
    guard place == 0 || letters[place - 1].isWhitespace || ".!:)".contains(letters[place - 1])
    else { return nil }
    let digits = Array(String(number))
    let end = place + digits.count
    guard end + 1 < letters.count, Array(letters[place..<end]) == digits else { return nil }
    guard letters[end] == "." || letters[end] == ")" || letters[end] == ":" else { return nil }
    let next = letters[end + 1].isWhitespace ? end + 2 : end + 1
    guard next < letters.count, letters[next].isUppercase || letters[next].isLetter else {
      return nil
    }
    return next
  }
}
