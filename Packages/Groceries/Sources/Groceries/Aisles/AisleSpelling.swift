import Synchronization

/// Corrects spelling mistakes in words of a list: doubled letters first, then one wrong letter in
/// short words or two in long ones.
///
/// The index is built when the first unknown word is corrected, because most lists have no
/// mistakes.
final class AisleSpelling: Sendable {
  private let names: AisleNames
  private let made = Mutex<Words?>(nil)

  /// Makes a corrector that knows every word of these names.
  init(_ names: AisleNames) { self.names = names }

  /// The intended word, or the word itself if it is known or no known word is similar.
  ///
  /// Words shorter than four letters are never changed.
  func mended(_ word: String) -> String {
    guard (4..<24).contains(word.utf8.count) else { return word }
    let words = made.withLock { made in
      let words = made ?? Words(names)
      made = words
      return words
    }
    return words.mended(word)
  }
}

/// The words of names, indexed for the searches.
private struct Words: Sendable {
  private let words: [Int: [[UInt8]]]
  private let known: Set<String>
  private let plain: [String: String]

  init(_ names: AisleNames) {
    known = names.vocabulary
    plain = Dictionary(
      known.sorted().map { (Self.plain($0), $0) }, uniquingKeysWith: { first, _ in first })
    words = Dictionary(grouping: known.map { Array($0.utf8) }, by: \.count)
      .mapValues { $0.sorted { $0.lexicographicallyPrecedes($1) } }
  }

  func mended(_ word: String) -> String {
    let letters = Array(word.utf8)
    guard !known.contains(word) else { return word }
    if let word = plain[Self.plain(word)] { return word }
    let most = letters.count > 7 ? 2 : 1
    var best: (slips: Int, word: [UInt8])?
    for length in letters.count - most...letters.count + most {
      for other in words[length] ?? [] where other.first == letters.first {
        let slips = Self.slips(letters, other, most: min(most, (best?.slips ?? 9) - 1))
        if let slips { best = (slips, other) }
      }
    }
    return best.map { String(decoding: $0.word, as: UTF8.self) } ?? word
  }

  /// A word in which repeated letters are written once.
  private static func plain(_ word: String) -> String {
    var last: Character?
    return word.filter { letter in
      defer { last = letter }
      return letter != last
    }
  }

  /// The number of letters that are added, left out, changed or swapped with a neighbor; nil if it
  /// is above a maximum.
  private static func slips(_ first: [UInt8], _ second: [UInt8], most: Int) -> Int? {
    guard abs(first.count - second.count) <= most else { return nil }
    var earlier: [Int] = []
    var above = Array(0...second.count)
    for row in 1...first.count {
      var line = [row] + above.dropFirst()
      for column in 1...second.count {
        let isSame = first[row - 1] == second[column - 1]
        line[column] = min(
          above[column - 1] + (isSame ? 0 : 1), above[column] + 1, line[column - 1] + 1)
        if row > 1, column > 1, first[row - 1] == second[column - 2],
          first[row - 2] == second[column - 1]
        {
          line[column] = min(line[column], earlier[column - 2] + 1)
        }
      }
      if (line.min() ?? 0) > most { return nil }
      (earlier, above) = (above, line)
    }
    return above[second.count] <= most ? above[second.count] : nil
  }
}
