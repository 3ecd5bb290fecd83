import MealModels

/// The state of a food, from the words around its name.
struct StateWords: OptionSet {
  let rawValue: UInt32

  static let canned = StateWords(rawValue: 1 << 0)
  static let cooked = StateWords(rawValue: 1 << 1)
  static let uncooked = StateWords(rawValue: 1 << 2)
  static let frozen = StateWords(rawValue: 1 << 3)
  static let dried = StateWords(rawValue: 1 << 4)
  static let dry = StateWords(rawValue: 1 << 5)
  static let toasted = StateWords(rawValue: 1 << 6)
  static let roasted = StateWords(rawValue: 1 << 7)
  static let sliced = StateWords(rawValue: 1 << 8)
  static let slivered = StateWords(rawValue: 1 << 9)
  static let flaked = StateWords(rawValue: 1 << 10)
  static let minced = StateWords(rawValue: 1 << 11)
  static let ground = StateWords(rawValue: 1 << 12)
  static let fresh = StateWords(rawValue: 1 << 13)
  static let leafy = StateWords(rawValue: 1 << 14)
  static let zest = StateWords(rawValue: 1 << 15)
  static let juice = StateWords(rawValue: 1 << 16)
  static let squeezed = StateWords(rawValue: 1 << 17)
  static let or = StateWords(rawValue: 1 << 18)
  static let and = StateWords(rawValue: 1 << 19)
  static let each = StateWords(rawValue: 1 << 20)
  static let plus = StateWords(rawValue: 1 << 21)
  static let cube = StateWords(rawValue: 1 << 22)

  init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The state from the words of a text that begin before a byte position.
  init(in text: String, before end: Int = .max) {
    var said: StateWords = []
    var word = WordHash()
    for (position, byte) in text.utf8.enumerated() {
      if word.isEmpty, position >= end { break }
      guard !word.take(byte) else { continue }
      if let meaning = Self.meanings[word.value] { said.formUnion(meaning) }
      word = WordHash()
    }
    if let meaning = Self.meanings[word.value] { said.formUnion(meaning) }
    self = said
  }

  private static let meanings: [UInt64: StateWords] = Dictionary(
    words.map { (WordHash(of: $0.0).value, $0.1) }, uniquingKeysWith: { $0.union($1) })

  private static let words: [(String, StateWords)] = [
    ("canned", .canned), ("tinned", .canned), ("cooked", .cooked), ("boiled", .cooked),
    ("steamed", .cooked), ("leftover", .cooked), ("uncooked", .uncooked), ("frozen", .frozen),
    ("dried", .dried), ("dry", .dry), ("toasted", .toasted), ("roasted", .roasted),
    ("sliced", .sliced), ("slivered", .slivered), ("flaked", .flaked),
    ("minced", [.minced, .leafy]), ("ground", .ground), ("fresh", [.fresh, .leafy]),
    ("freshly", .squeezed), ("squeezed", [.squeezed, .juice]), ("chopped", .leafy),
    ("leaves", .leafy), ("leaf", .leafy), ("sprig", .leafy), ("sprigs", .leafy),
    ("finely", .leafy), ("torn", .leafy), ("grated", .leafy), ("zest", .zest), ("zested", .zest),
    ("rind", .zest),
    ("peel", .zest), ("juice", .juice), ("juiced", .juice), ("or", .or), ("and", .and),
    ("with", .and),
    ("&", .and), ("plus", .plus), ("+", .plus), ("each", .each), ("cube", .cube), ("cubes", .cube),
  ]
}

/// The hash of a word in lower case: FNV-1a of Fowler, Noll and Vo.
private struct WordHash {
  var value: UInt64 = 0xcbf2_9ce4_8422_2325
  var isEmpty = true

  init() {}

  init(of word: String) {
    for byte in word.utf8 { _ = take(byte) }
  }

  /// Reads a letter, "&" or "+"; returns whether it was one.
  mutating func take(_ byte: UInt8) -> Bool {
    let lower = byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
    guard lower >= 0x61 && lower <= 0x7A || lower == 0x26 || lower == 0x2B || lower >= 0x80 else {
      return false
    }
    value = (value ^ UInt64(lower)) &* 0x100_0000_01b3
    isEmpty = false
    return true
  }
}
