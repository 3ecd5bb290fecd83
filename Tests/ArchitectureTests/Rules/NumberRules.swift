extension Rule {
  static let numberRules = [
    Rule("a floating number becomes a whole one exactly or bounded", findings: unboundedNumbers)
  ]

  /// Modules that read no numbers from outside: drawing, and tools that run on our machines.
  private static let homeMade: Set = [
    "AppWords", "DesignSystem", "EaterSimulation", "Layout", "MealPictures", "RecipeReview",
    "Renderers", "ScreenAudit", "ScreenGallery", "TokenExport",
  ]

  /// The names of the types of whole numbers.
  private static let wholeTypes = ["Int", "UInt"].flatMap { name in
    ["", "8", "16", "32", "64"].map { name + $0 }
  }

  /// Any other conversion ends the program if the number is too large or not a number.
  @Sendable private static func unboundedNumbers(_ tree: Tree) -> [RuleViolation] {
    let tools = tree.root.targets.filter { $0.type == "executable" }.map { $0.folder + "/" }
    return tree.sources.filter { file in
      file.isProduct && !file.isGenerated && !file.path.contains("Training/")
        && !file.path.contains("Compiling/") && wholeTypes.contains(where: file.mayHold)
        && !homeMade.contains(where: { file.path.contains("/Sources/\($0)/") })
        && !tools.contains(where: file.path.hasPrefix)
    }.flatMap { file in
      NumberConversion.all(in: file.code).filter(\.isUnbounded).map {
        RuleViolation(
          file, line: $0.line, "\($0.type)(…) of a floating number; say exactly: or bounded:")
      }
    }
  }
}

/// A conversion to a whole number, such as `Int(x.rounded())`.
private struct NumberConversion {
  let type: Substring
  let line: Int
  /// The text between its parentheses, as one line.
  let content: String

  /// The conversions in lines of code; one conversion may span several lines.
  static func all(in code: [String]) -> [NumberConversion] {
    code.indices.flatMap { index -> [NumberConversion] in
      guard code[index].contains("Int") else { return [] }
      return code[index].matches(of: /(?:^|[^A-Za-z0-9_.])(U?Int(?:8|16|32|64)?)\(/).map { match in
        let rest = code[index][match.range.upperBound...] + " "
        let text = rest + code[(index + 1)...].prefix(6).joined(separator: " ")
        return NumberConversion(
          type: match.output.1, line: index + 1, content: inside(String(text)))
      }
    }
  }

  /// The text up to the closing parenthesis.
  private static func inside(_ text: String) -> String {
    var depth = 0
    let end = text.firstIndex { character in
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      return depth < 0
    }
    return text[..<(end ?? text.endIndex)].trimmingPrefix(/\s+/).description
  }

  /// Whether the conversion may get a floating number that no whole number can hold.
  var isUnbounded: Bool {
    let isLabelled = content.prefixMatch(of: /[a-zA-Z]+:/) != nil || content.hasPrefix("min(")
    return !isLabelled && Self.floating.contains(where: content.contains)
  }

  /// Code that shows that a value is a floating number.
  private static let floating = [
    ".rounded(", "Double(", "timeInterval", "doubleValue", ".squareRoot(",
  ]
}
