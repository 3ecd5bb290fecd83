/// Which lines of data a page shows, and where.
struct LineMatching {
  /// For each line of data the line shown that says it, as far as there is one.
  private(set) var shown: [Int?]
  /// How many lines of data are shown.
  private(set) var matched = 0
  /// How many of these are shown in the very words.
  private(set) var equal = 0
  /// The lines shown that no line of data says.
  private(set) var extra: [Int] = []

  init(data: [LineKey], shown lines: [LineKey]) {
    shown = Array(repeating: nil, count: data.count)
    var used = Array(repeating: false, count: lines.count)
    var next = 0
    for (index, line) in data.enumerated() {
      guard let place = Self.place(of: line, in: lines, used, from: next) else { continue }
      shown[index] = place
      used[place] = true
      matched += 1
      if lines[place].letters == line.letters { equal += 1 }
      next = place + 1
    }
    extra = lines.indices.filter { !used[$0] }
  }

  /// The first free line that says the same, near the last one before all others.
  private static func place(
    of line: LineKey, in lines: [LineKey], _ used: [Bool], from next: Int
  ) -> Int? {
    var best: (place: Int, likeness: Double)?
    for offset in lines.indices {
      let place = (next + offset) % lines.count
      guard !used[place] else { continue }
      if lines[place].letters == line.letters { return place }
      let likeness = line.likeness(to: lines[place])
      if likeness >= 0.6, likeness > (best?.likeness ?? 0) { best = (place, likeness) }
    }
    return best?.place
  }
}

/// A line as it is compared: its letters, and its words by their hashes.
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

  /// How many of the words of the shorter line the other one has, zero to one.
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
