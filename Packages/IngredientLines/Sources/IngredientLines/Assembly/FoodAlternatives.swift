/// Splits the words of a food with alternatives: "butter or margarine".
enum FoodAlternatives {
  /// The tokens of each food; a single list if the foods share a word, as in "red or green pepper".
  static func parts(_ tokens: [LineToken], _ indices: [Int]) -> [[Int]] {
    guard let joint = indices.firstIndex(where: { tokens[$0].word == or }), joint > 0,
      joint < indices.count - 1
    else { return [indices] }
    var parts: [[Int]] = [[]]
    for (place, index) in indices.enumerated() {
      if tokens[index].word == or {
        if parts.last?.isEmpty == false { parts.append([]) }
        continue
      }
      if place > 0, tokens[index].gap == .comma, place <= joint, parts.last?.isEmpty == false {
        parts.append([])
      }
      parts[parts.count - 1].append(index)
    }
    guard parts.allSatisfy({ !$0.isEmpty }), isApart(parts, tokens) else { return [indices] }
    return parts
  }

  /// Whether each part is a name without the others.
  ///
  /// A part that ends with a describing word needs the last word of a later part.
  private static func isApart(_ parts: [[Int]], _ tokens: [LineToken]) -> Bool {
    guard let last = parts.last, parts.count > 1 else { return false }
    return parts.dropLast().allSatisfy { part in
      guard let end = part.last, tokens[end].kind != .participle,
        !LineWords.describing.contains(tokens[end].word)
      else { return false }
      return part.count >= 2 || last.count == 1
    }
  }

  private static let or = LineHash.of("or")
}
