/// The words of a short line by their hashes, without case and signs.
struct FoldedWords {
  /// How many words it has.
  private(set) var count = 0
  /// For the first words the hash of all words up to there.
  private(set) var prefixes: [UInt64] = []
  /// For the first words the end of each in the line.
  private(set) var ends: [Int] = []
  /// The hash of each word.
  private(set) var words: [UInt64] = []

  /// The most words that are compared; a line with more is no heading and no label.
  static let most = 10

  /// Reads a line.
  init(_ text: String) {
    var text = text
    if text.utf8.contains(where: { $0 >= 0x80 }) { text = text.lowercased() }
    prefixes.reserveCapacity(Self.most)
    words.reserveCapacity(Self.most)
    ends.reserveCapacity(Self.most)
    text.withUTF8 { read($0) }
  }

  /// The hash of a phrase whose words have one blank between them.
  static func hash(_ phrase: some StringProtocol) -> UInt64 {
    FoldedWords(String(phrase)).prefixes.last ?? 0
  }

  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
    var (phrase, word, isWord) = (NameTable<Bool>.start, NameTable<Bool>.start, false)
    var place = 0
    while place < bytes.count, count <= Self.most {
      let (isLetter, length) = Self.letter(bytes, at: place)
      if isLetter {
        if !isWord, count > 0 { phrase = NameTable<Bool>.adding(0x20, to: phrase) }
        isWord = true
        let isQuote = length == 3 && bytes[place] == 0xE2
        for offset in 0..<(isQuote ? 1 : length) {
          let letter = isQuote ? UInt8(ascii: "'") : bytes[place + offset]
          word = NameTable<Bool>.adding(letter, to: word)
          phrase = NameTable<Bool>.adding(letter, to: phrase)
        }
      } else if isWord {
        end(phrase, &word, at: place)
        isWord = false
      }
      place += length
    }
    if isWord { end(phrase, &word, at: place) }
  }

  private mutating func end(_ phrase: UInt64, _ word: inout UInt64, at place: Int) {
    count += 1
    prefixes.append(phrase)
    words.append(word)
    ends.append(place)
    word = NameTable<Bool>.start
  }

  /// Whether a letter or an apostrophe is at a place, and the length of the character in bytes.
  private static func letter(
    _ bytes: UnsafeBufferPointer<UInt8>, at place: Int
  ) -> (isLetter: Bool, length: Int) {
    let byte = bytes[place]
    if byte < 0x80 { return (byte.isLetter || byte.isDigit || byte == UInt8(ascii: "'"), 1) }
    let length = min(byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4, bytes.count - place)
    if byte == 0xE2, length == 3, bytes[place + 1] <= 0x81 {
      return (bytes[place + 1] == 0x80 && bytes[place + 2] == 0x99, 3)
    }
    return (byte != 0xC2, length)
  }
}
