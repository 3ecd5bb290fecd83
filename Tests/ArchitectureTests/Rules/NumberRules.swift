extension Rule {
  static let numberRules = [
    Rule("a floating number becomes a whole one exactly or bounded", findings: unboundedNumbers)
  ]

  /// Packages that see only numbers that they or we made: drawing, and what runs on our machines.
  private static let homeMade: Set = [
    "DesignSystem", "EaterSimulation", "Layout", "MealPictures", "RecipeReview", "Renderers",
    "ScreenAudit", "ScreenGallery", "TokenExport",
  ]

  /// The types of whole numbers, each of which is a word of its own.
  private static let wholeTypes = ["Int", "UInt"].flatMap { name in
    ["", "8", "16", "32", "64"].map { name + $0 }
  }

  /// A conversion of anything else ends the program at a number that is too large or is none.
  @Sendable private static func unboundedNumbers(_ tree: Tree) -> [Finding] {
    let tools = tree.root.targets.filter { $0.type == "executable" }.map { $0.folder + "/" }
    return tree.sources.filter { file in
      file.isProduct && !file.isGenerated && !file.path.contains("/Training/")
        && !file.path.contains("/Compiling/") && wholeTypes.contains(where: file.mayHold)
        && !homeMade.contains(where: { file.path.hasPrefix("Packages/\($0)/") })
        && !tools.contains(where: file.path.hasPrefix)
    }.flatMap { file in
      NumberConversion.all(in: file.code).filter(\.isUnbounded).map {
        Finding(file, line: $0.line, "\($0.type)(…) of a floating number; say exactly: or bounded:")
      }
    }
  }
}

/// A conversion to a whole number, such as `Int(x.rounded())`.
private struct NumberConversion {
  let type: Substring
  let line: Int
  /// What stands between its parentheses, on one line.
  let content: String

  /// The conversions in some lines of code; one may go over several.
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

  /// The text up to the parenthesis that closes it.
  private static func inside(_ text: String) -> String {
    var depth = 0
    let end = text.firstIndex { character in
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      return depth < 0
    }
    return text[..<(end ?? text.endIndex)].trimmingPrefix(/\s+/).description
  }

  /// Whether it may be handed a floating number that no whole one is near.
  var isUnbounded: Bool {
    let isLabelled = content.prefixMatch(of: /[a-zA-Z]+:/) != nil || content.hasPrefix("min(")
    return !isLabelled && Self.floating.contains(where: content.contains)
  }

  /// What only a floating number has, or makes one.
  private static let floating = [
    ".rounded(", "Double(", "timeInterval", "doubleValue", ".squareRoot(",
  ]
}
