/// Finds the word that was probably meant.
public enum Spelling {
  /// The candidate nearest to a word, or nil when none is near enough to suggest.
  ///
  /// Near means at most one edit for every three letters; a swap of neighbours is one edit. A tie
  /// goes to the first candidate.
  public static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    let letters = Array(word.lowercased().unicodeScalars)
    guard (1...64).contains(letters.count) else { return nil }
    let mask = mask(letters)
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let other = Array(candidate.lowercased().unicodeScalars)
      let limit = max(1, min(letters.count, other.count) / 3)
      guard abs(letters.count - other.count) <= limit,
        (mask ^ Self.mask(other)).nonzeroBitCount <= 2 * limit
      else { continue }
      let distance = editDistance(letters, other)
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.candidate
  }

  /// A mask of the letters that occur: an edit changes at most two of its bits.
  private static func mask(_ letters: [Unicode.Scalar]) -> UInt64 {
    letters.reduce(0) { $0 | 1 << UInt64($1.value & 63) }
  }

  /// Insertions, deletions, substitutions and swaps of neighbours that turn one word into another.
  ///
  /// Source: optimal string alignment distance (Damerau 1964, Levenshtein 1966).
  public static func editDistance<Letter: Equatable>(_ first: [Letter], _ second: [Letter]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for row in 0..<first.count {
      var current = [row + 1]
      for column in 0..<second.count {
        let cost = first[row] == second[column] ? 0 : 1
        var best = min(last[column] + cost, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, first[row] == second[column - 1],
          first[row - 1] == second[column]
        {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      beforeLast = last
      last = current
    }
    return last[second.count]
  }
}
