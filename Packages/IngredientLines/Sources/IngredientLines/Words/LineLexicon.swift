import EmbeddedText
import MealModels

/// The words of lines, except foods: units, sizes, numbers and small words.
///
/// English words are known, and words of seven other languages by their English meaning.
struct LineLexicon: Sendable {
  /// The entry of a word.
  struct Entry: Sendable {
    /// The kind of the word.
    var kind: WordKind
    /// The unit of volume, weight or pieces that it names.
    var unit: LineUnit.Meaning?
    /// The number that it names.
    var number: Fraction?
    /// The hash of its English word.
    var english: UInt64
  }

  /// The words of the tables of this module, read on first use.
  static let bundled = LineLexicon()

  private var entries: [UInt64: Entry] = [:]

  /// The entry of a word in lower case, by its hash.
  func entry(_ word: UInt64) -> Entry? { entries[word] }

  private init() {
    entries.reserveCapacity(900)
    for (names, meaning) in LineUnit.meanings {
      let isPiece = meaning.measure?.dimension == .count
      add(names, Entry(kind: isPiece ? .piece : .measure, unit: meaning, english: 0))
    }
    for (kind, names) in LineWords.kinds { add(names, Entry(kind: kind, english: 0)) }
    for (names, number) in LineWords.numbers {
      add(names, Entry(kind: .numeral, number: number, english: 0))
    }
    addForeign(ForeignWords.table)
    addSpellings(UnitSpellings.table)
  }

  /// Reads lines such as "ml: cl dl"; a known unit keeps its measure.
  private mutating func addSpellings(_ table: StaticString) {
    for line in table.bytes.split(separator: 10) {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
      let common = LineHash.of(line[..<colon])
      for name in line[(colon + 1)...].split(separator: UInt8(ascii: " ")) {
        var entry = entries[LineHash.of(name)] ?? entries[common]
        entry?.english = common
        entries[LineHash.of(name)] = entry
      }
    }
  }

  private mutating func add(_ names: StaticString, _ entry: Entry) {
    for name in names.bytes.split(separator: UInt8(ascii: " ")) {
      var entry = entry
      let hash = LineHash.of(name)
      entry.english = hash
      entries[hash] = entry
    }
  }

  /// Reads lines such as "tbsp: el esslöffel"; an English word with the same spelling takes
  /// precedence.
  private mutating func addForeign(_ table: StaticString) {
    for line in table.bytes.split(separator: 10) {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
      let english = LineHash.of(line[..<colon])
      var entry = entries[english] ?? Entry(kind: .other, english: english)
      entry.english = english
      for name in line[(colon + 1)...].split(separator: UInt8(ascii: " ")) {
        let hash = LineHash.of(name)
        if entries[hash] == nil { entries[hash] = entry }
      }
    }
  }
}
