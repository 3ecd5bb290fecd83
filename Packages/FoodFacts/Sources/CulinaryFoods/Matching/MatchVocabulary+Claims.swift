import MealModels

extension MatchVocabulary {
  /// The most words of a claim or another phrase.
  private static let longestPhrase = 6

  /// Whether some words contain a claim.
  func hasClaim(_ words: some BidirectionalCollection<String>) -> Bool {
    guard words.contains(where: mayBeginClaim) else { return false }
    let words = Array(words)
    return words.indices.contains { claim(at: $0, of: words[...]) != nil }
  }

  /// The longest claim that begins at a word.
  package func claim(at start: Int, of words: ArraySlice<String>) -> ArraySlice<String>? {
    guard mayBeginClaim(words[start]) else { return nil }
    return longest(at: start, of: words) { claims[$0.joined(separator: " ")] != nil }
  }

  /// The longest phrase at a word that has a meaning; the word itself if there is none.
  func phrase(at start: Int, of words: ArraySlice<String>) -> ArraySlice<String> {
    longest(at: start, of: words) { !meanings($0).isEmpty || isListedDoubt($0) }
      ?? words[start...start]
  }

  /// Whether some words make the claims of their name doubtful: "if needed", "regular".
  ///
  /// So does a phrase that begins with such a word: "if frozen".
  func isDoubt(_ words: ArraySlice<String>) -> Bool {
    isListedDoubt(words) || isListedDoubt(words.prefix(1))
  }

  /// Whether one of some words has a meaning outside the name of a food: a claim, a doubt or a
  /// link.
  func hasOwnWords(_ words: ArraySlice<String>) -> Bool {
    words.indices.contains { index in
      mayBeginClaim(words[index]) || isListedDoubt(words[index...index])
        || meanings(words[index...index]).contains(.link)
    }
  }

  /// The number of claims in some words.
  func claimCount(of words: [String]) -> Int {
    parted(words).count { $0.isClaim }
  }

  /// Some words with only those claims whose bit is set; removes one bit for each claim.
  func words(_ words: [String], keeping bits: inout Int) -> [String] {
    var left: [String] = []
    for part in parted(words) {
      if !part.isClaim || bits & 1 == 1 { left += part.words }
      if part.isClaim { bits >>= 1 }
    }
    return left
  }

  /// The words split into claims and single words between them.
  private func parted(_ words: [String]) -> [(words: ArraySlice<String>, isClaim: Bool)] {
    var rest = words[...]
    var parts: [(words: ArraySlice<String>, isClaim: Bool)] = []
    while !rest.isEmpty {
      let claim = claim(at: rest.startIndex, of: rest)
      let part = claim ?? rest.prefix(1)
      parts.append((part, claim != nil))
      rest = rest.dropFirst(part.count)
    }
    return parts
  }

  private func longest(
    at start: Int, of words: ArraySlice<String>, where fits: (ArraySlice<String>) -> Bool
  ) -> ArraySlice<String>? {
    let most = min(Self.longestPhrase, words.endIndex - start)
    return (1...most).reversed().lazy.map { words[start..<start + $0] }.first(where: fits)
  }
}
