/// A line in comparable form: its letters, and its words by their hashes.
struct LineKey {
  /// Its letters and digits.
  let letters: [UInt8]
  /// The hashes of its words, each once and in order.
  let words: [UInt64]

  init(_ text: String) {
    letters = LineShape.key(text)
    var hashes: [UInt64] = []
    var hash = NameTable<Bool>.start
    var isWord = false
    for byte in text.lowercased().utf8 {
      if byte.isLetter || byte.isDigit || byte >= 0x80 {
        hash = NameTable<Bool>.adding(byte, to: hash)
        isWord = true
      } else if isWord {
        hashes.append(hash)
        (hash, isWord) = (NameTable<Bool>.start, false)
      }
    }
    if isWord { hashes.append(hash) }
    words = Array(Set(hashes)).sorted()
  }

  /// The share of the shorter line's words that the other line has, from zero to one.
  func likeness(to other: LineKey) -> Double {
    let shorter = min(words.count, other.words.count)
    guard shorter > 0 else { return 0 }
    var (first, second, common) = (0, 0, 0)
    while first < words.count, second < other.words.count {
      if words[first] == other.words[second] {
        (first, second, common) = (first + 1, second + 1, common + 1)
      } else if words[first] < other.words[second] {
        first += 1
      } else {
        second += 1
      }
    }
    let longer = max(words.count, other.words.count)
    return Double(common) / Double(shorter) - 0.02 * Double(longer - shorter)
  }
}
