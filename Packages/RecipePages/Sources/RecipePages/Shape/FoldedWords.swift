/// The words of a short line by their hashes, whatever their case and the signs between them.
struct FoldedWords {
  /// How many words it has.
  private(set) var count = 0
  /// For the first words the hash of all words up to there.
  private(set) var prefixes: [UInt64] = []
  /// For the first words where each ends in the line.
  private(set) var ends: [Int] = []
  /// The hash of each word.
  private(set) var words: [UInt64] = []

  /// How many words are told apart; a line with more is no heading and no label.
  static let most = 10

  /// Reads a line.
  init(_ text: String) {
    if text.utf8.contains(where: { $0 >= 0x80 }) {
      read(Array(text.lowercased().utf8))
    } else {
      read(Array(text.utf8))
    }
  }

  /// The hash of a phrase whose words have one blank between them.
  static func hash(_ phrase: some StringProtocol) -> UInt64 {
    FoldedWords(String(phrase)).prefixes.last ?? 0
  }

  private mutating func read(_ bytes: [UInt8]) {
    var (phrase, word, isWord) = (NameTable<Bool>.start, NameTable<Bool>.start, false)
    var place = 0
    while place < bytes.count, count <= Self.most {
      let (byte, length) = Self.letter(bytes, at: place)
      if let byte {
        if !isWord, count > 0 { phrase = NameTable<Bool>.adding(0x20, to: phrase) }
        isWord = true
        for letter in byte {
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

  /// The bytes of the letter at a place, nil for a blank or sign, and how many it takes.
  private static func letter(_ bytes: [UInt8], at place: Int) -> (ArraySlice<UInt8>?, Int) {
    let byte = bytes[place]
    if byte < 0x80 {
      let isPart = byte.isLetter || byte.isDigit || byte == UInt8(ascii: "'")
      return (isPart ? bytes[place...place] : nil, 1)
    }
    let length = min(byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4, bytes.count - place)
    if byte == 0xE2, length == 3, bytes[place + 1] <= 0x81 {
      return (bytes[place + 1] == 0x80 && bytes[place + 2] == 0x99 ? apostrophe[...] : nil, 3)
    }
    if byte == 0xC2 { return (nil, length) }
    return (bytes[place..<place + length], length)
  }

  private static let apostrophe: [UInt8] = [UInt8(ascii: "'")]
}
