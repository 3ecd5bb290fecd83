import MealModels

/// A segment, and which of its recipes are outdated because they were deleted or another part has a
/// newer version.
struct OrderedPart: Sendable, LibraryPart {
  var segment: LibrarySegment
  private(set) var isReplaced: [Bool]

  init(_ segment: LibrarySegment) {
    self.segment = segment
    isReplaced = Array(repeating: false, count: segment.count)
  }

  /// The number of outdated recipes.
  private(set) var replacedCount = 0

  mutating func replace(_ number: Int) {
    guard !isReplaced[number] else { return }
    isReplaced[number] = true
    replacedCount += 1
  }

  var count: Int { segment.count }

  func isShown(_ number: Int) -> Bool {
    !isReplaced[number] && rating(byte: number) & LibrarySegment.isInBin == 0
  }

  func minutes(_ number: Int) -> Int? {
    let minutes = short(.minutes, number)
    return minutes == LibrarySegment.unknownMinutes ? nil : Int(minutes)
  }

  func rating(_ number: Int) -> Int { Int(rating(byte: number) & ~LibrarySegment.isInBin) }

  func foodCount(_ number: Int) -> Int { Int(short(.foodCounts, number)) }

  func card(_ number: Int) -> RecipeCard {
    segment.withCard(number) { reader in
      var reader = reader
      return reader.card()
    }
  }

  func id(_ number: Int) -> RecipeID {
    RecipeID(rawValue: segment.withID(number) { String(decoding: $0, as: UTF8.self) })
  }

  func titleKey(_ number: Int) -> [UInt8] {
    segment.withCard(number) { reader in
      var reader = reader
      _ = reader.raw()
      return Array(reader.raw())
    }
  }

  func forEach(_ term: SearchTerm, _ body: (Int, WordPlace, Bool) -> Void) {
    let wholes = term.wholes.compactMap(segment.word)
    for word in wholes { segment.forEachPosting(word) { body($0, $1, true) } }
    guard let start = term.start else { return }
    for word in segment.words(startingWith: start) where !wholes.contains(word) {
      segment.forEachPosting(word) { body($0, $1, false) }
    }
  }

  func first(_ count: Int, of numbers: [Int]) -> [Int] {
    guard count > 0 else { return [] }
    var ranked = numbers.map { segment.number(.titleRanks, $0) << 32 | $0 }
    // The first few of many are found without sorting all of them.
    if ranked.count / 8 > count { ranked = Self.least(count, of: ranked) }
    return ranked.sorted().prefix(count).map { $0 & 0xFFFF_FFFF }
  }

  private static func least(_ count: Int, of numbers: [Int]) -> [Int] {
    var least = numbers.prefix(count).sorted()
    for number in numbers.dropFirst(count) where number < least[count - 1] {
      var place = count - 1
      while place > 0, least[place - 1] > number {
        least[place] = least[place - 1]
        place -= 1
      }
      least[place] = number
    }
    return least
  }

  private func rating(byte number: Int) -> UInt8 {
    segment.bytes[segment.start(.ratings) + number]
  }

  private func short(_ section: LibrarySegment.Section, _ number: Int) -> UInt16 {
    segment.bytes.withUnsafeBytes { bytes in
      let place = segment.start(section) + 2 * number
      return UInt16(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt16.self))
    }
  }
}
