/// A file of Meal-Master recipes.
enum MealMasterFile {
  /// Whether some bytes contain a recipe, by the line of dashes that names the program.
  static func holdsRecipes(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      let end = min(bytes.count, 200_000)
      while start < end {
        let first = bytes[start]
        if first == UInt8(ascii: "-") || first == UInt8(ascii: "M") {
          let line = bytes[start..<min(start + 120, bytes.count)].prefix {
            $0 != 0x0A && $0 != 0x0D
          }
          if MealMasterSplitter.isHeader(UnsafeBufferPointer(rebasing: line)) { return true }
        }
        guard let next = bytes[start..<end].firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else {
          return false
        }
        start = next + 1
      }
      return false
    }
  }

  /// Reads the recipes one after the other.
  ///
  /// - Parameter each: takes a recipe with its parts that were not understood, and returns whether
  ///   to go on.
  /// - Returns: the non-empty lines outside of recipes.
  static func read(
    _ bytes: [UInt8],
    each: (ExchangedRecipe, [(line: Int, sentence: String)]) -> Bool
  ) -> [Int] {
    bytes.withUnsafeBufferPointer { bytes in
      let lines = MealMasterSplitter.lines(bytes)
      let (parts, outside) = MealMasterSplitter.split(bytes, lines)
      for part in parts {
        guard let first = part.lines.first, let last = part.lines.last else { continue }
        var (recipe, remarks) = MealMasterReader.recipe(
          texts(bytes, part.lines, first.lowerBound..<last.upperBound).map(withoutControls),
          isComplete: part.isComplete)
        if recipe.draft.isHollow { continue }
        if recipe.draft.title.isEmpty {
          recipe.draft.title = "Recipe of line \(part.firstLine)"
          remarks.append((0, "It has no title."))
        }
        let placed = remarks.map { (line: $0.line + part.firstLine + 1, sentence: $0.sentence) }
        guard each(recipe, placed) else { return [] }
      }
      return outside.map { $0 + 1 }
    }
  }

  /// The lines of a recipe as texts, in the one encoding that fits all of them.
  private static func texts(
    _ bytes: UnsafeBufferPointer<UInt8>, _ lines: ArraySlice<MealMasterSplitter.Line>,
    _ range: Range<Int>
  ) -> [Substring] {
    guard let text = String(validating: bytes[range], as: UTF8.self) else {
      let isDOS = TextDecoding.looksLikeDOS(bytes[range])
      return lines.map { Substring(TextDecoding.old(bytes[$0], isDOS: isDOS)) }
    }
    let start = text.utf8.startIndex
    return lines.map { line in
      let first = text.utf8.index(start, offsetBy: line.lowerBound - range.lowerBound)
      return text[first..<text.utf8.index(first, offsetBy: line.count)]
    }
  }

  /// A line with tabs as blanks, without control characters except the one that ends a paragraph.
  private static func withoutControls(_ line: Substring) -> Substring {
    guard line.utf8.contains(where: { $0 < 0x20 && $0 != 0x14 }) else { return line }
    var result = String.UnicodeScalarView()
    var column = 0
    for scalar in line.unicodeScalars {
      let width =
        scalar == "\t" ? 8 - column % 8 : scalar.value < 0x20 && scalar != "\u{14}" ? 0 : 1
      column += width
      if scalar == "\t" {
        result.append(contentsOf: repeatElement(" ", count: width))
      } else if width == 1 {
        result.append(scalar)
      }
    }
    return Substring(String(result))
  }
}
