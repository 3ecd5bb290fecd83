import MealModels

/// Lines of a list as people write it: with bullets, numbers and headings.
enum WrittenLines {
  /// The sections of a text: a line that ends with a colon, or is marked as one, is a heading.
  static func sections(_ text: String) -> [RecipeDraft.Section] {
    sections(text.filledLines)
  }

  /// The sections of some lines.
  static func sections(_ lines: [String]) -> [RecipeDraft.Section] {
    let lines = withoutNumbers(lines.map(withoutBullet).filter { !$0.isEmpty })
    var sections: [RecipeDraft.Section] = []
    for line in lines {
      if let heading = heading(line) { sections.begin(heading) } else { sections.add(line) }
    }
    return sections.tidied
  }

  /// The heading in a line: "For the sauce:", "[Sauce]", "## Sauce", "**Sauce**"; nil for any other
  /// line.
  static func heading(_ line: String) -> String? {
    if line.hasPrefix("#"), let text = line.drop(while: { $0 == "#" }).nonEmpty {
      return line.drop(while: { $0 == "#" }).first == " " ? text : nil
    }
    for (open, close) in [("[", "]"), ("**", "**"), ("__", "__")]
    where line.hasPrefix(open) && line.hasSuffix(close) && line.count > open.count + close.count {
      let inside = line.dropFirst(open.count).dropLast(close.count)
      guard !inside.contains(open) else { return nil }
      return withoutColon(inside.trimmed).nonEmpty
    }
    guard line.hasSuffix(":"), line.count <= 60, line.first?.isNumber == false else { return nil }
    return withoutColon(line).nonEmpty
  }

  /// A heading without the colon at its end.
  static func withoutColon(_ text: String) -> String {
    text.hasSuffix(":") ? text.dropLast().trimmed : text
  }

  /// A line without its bullet.
  static func withoutBullet(_ line: String) -> String {
    let text = line.trimmed
    guard let first = text.first else { return "" }
    let rest = text.dropFirst()
    switch first {
    case "•", "▪", "◦", "‣", "●", "·", "□", "☐", "▢", "✓": return rest.trimmed
    case "-", "*", "–", "—", "+":
      guard rest.first?.isWhitespace == true else { return text }
      let item = rest.trimmed
      return ["[ ]", "[x]", "[X]"].contains { item.hasPrefix($0) }
        ? item.dropFirst(3).trimmed : item
    default: return text
    }
  }

  /// The lines without their numbers, if all lines are numbered in order.
  ///
  /// Headings may be between them, and the numbers may start again after a heading.
  static func withoutNumbers(_ lines: [String]) -> [String] {
    var expected = 1
    var result: [String] = []
    var count = 0
    for line in lines {
      if let (number, rest) = number(line), number == expected || number == 1 {
        expected = number + 1
        count += 1
        result.append(rest)
      } else if heading(line) != nil {
        result.append(line)
      } else {
        return lines
      }
    }
    return count > 0 ? result : lines
  }

  /// The number of a line such as "2) Bake" or "Step 3: Eat", and its text.
  static func number(_ line: String) -> (number: Int, rest: String)? {
    var text = Substring(line)
    let isNamed = text.lowercased().hasPrefix("step ")
    if isNamed { text = text.dropFirst(5) }
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty, digits.count <= 3, let number = Int(digits) else { return nil }
    let after = text.dropFirst(digits.count)
    guard let sign = after.first, sign == "." || sign == ")" || (isNamed && sign == ":"),
      after.dropFirst().first?.isWhitespace == true, let rest = after.dropFirst().nonEmpty
    else { return nil }
    return (number, rest)
  }
}
