import Journal
import MealModels

/// Recipes in order, as one sequence of bytes that is used exactly as it is in its file.
///
/// The recipes are numbered in the order of their ids, the words in the order of their letters.
struct LibrarySegment: Sendable {
  /// The parts of the bytes, in their order.
  enum Section: Int, CaseIterable {
    /// The start of each card in `cards`, and the end of the last one.
    case cardPlaces
    /// The cards, one after the other.
    case cards
    /// The number of each recipe in the order of titles.
    case titleRanks
    /// Minutes from start to table, 65535 if unstated.
    case minutes
    /// How many words of it may name foods.
    case foodCounts
    /// Stars, and 128 for a recipe in the bin.
    case ratings
    /// How many places of events come before those of each recipe.
    case eventCounts
    /// The places of events.
    case events
    /// The start of each word in `words`, and the end of the last one.
    case wordPlaces
    /// The words, one after the other.
    case words
    /// The start of each word's entries in `postings`.
    case postingPlaces
    /// The recipes that have each word: for each the distance to the previous number, and the bits
    /// of the place.
    case postings
  }

  /// Changes with every change of the format.
  private static let magic = Array("recipes1".utf8)
  static let isInBin: UInt8 = 128
  static let unknownMinutes = UInt16.max

  /// All bytes.
  let bytes: [UInt8]
  /// The number of recipes.
  let count: Int
  /// The number of words.
  let wordCount: Int
  private let starts: [Int]

  /// A segment without recipes.
  static let empty = LibrarySegment(
    sections: Section.allCases.map { section in
      switch section {
      case .cardPlaces, .eventCounts, .wordPlaces, .postingPlaces: [0, 0, 0, 0]
      default: []
      }
    })

  /// Joins sections, in their order.
  init(sections: [[UInt8]]) {
    var bytes = Self.magic
    for section in sections {
      withUnsafeBytes(of: Int64(section.count).littleEndian) { bytes += $0 }
    }
    for section in sections { bytes += section }
    guard let segment = LibrarySegment(bytes) else {
      preconditionFailure("the sections do not fit together")
    }
    self = segment
  }

  /// Reads stored bytes; nil if they have another format.
  init?(_ bytes: [UInt8]) {
    let head = Self.magic.count + 8 * Section.allCases.count
    guard bytes.count >= head, bytes.starts(with: Self.magic) else { return nil }
    var starts = [head]
    for section in Section.allCases {
      let size = bytes.withUnsafeBytes {
        Int($0.loadUnaligned(fromByteOffset: 8 + 8 * section.rawValue, as: Int64.self).littleEndian)
      }
      guard size >= 0, size <= bytes.count else { return nil }
      starts.append(starts[section.rawValue] + size)
    }
    guard starts.last == bytes.count else { return nil }
    self.bytes = bytes
    self.starts = starts
    count = (starts[1] - starts[0]) / 4 - 1
    let words = Section.wordPlaces.rawValue
    wordCount = (starts[words + 1] - starts[words]) / 4 - 1
    guard count >= 0, wordCount >= 0 else { return nil }
  }

  /// The start of a section.
  func start(_ section: Section) -> Int { starts[section.rawValue] }

  /// A number of four bytes in a section.
  func number(_ section: Section, _ index: Int) -> Int {
    bytes.withUnsafeBytes { Int($0.number(at: starts[section.rawValue] + 4 * index)) }
  }
}

extension UnsafeRawBufferPointer {
  /// A number of four bytes.
  func number(at place: Int) -> UInt32 {
    UInt32(littleEndian: loadUnaligned(fromByteOffset: place, as: UInt32.self))
  }
}

// MARK: - Recipes

extension LibrarySegment {
  /// The number of a recipe; nil if it is not in this part.
  func number(of id: RecipeID) -> Int? {
    var id = id.rawValue
    return id.withUTF8 { wanted in
      var (low, high) = (0, count)
      while low < high {
        let middle = (low + high) / 2
        let isBefore = withID(middle) { $0.isBefore(UnsafeRawBufferPointer(wanted)) }
        if isBefore { low = middle + 1 } else { high = middle }
      }
      guard low < count, withID(low, { $0.elementsEqual(wanted) }) else { return nil }
      return low
    }
  }

  /// Runs a function on the bytes of an id.
  func withID<Result>(_ number: Int, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    withCard(number) { reader in
      var reader = reader
      return body(reader.raw())
    }
  }

  /// Runs a function on a reader at the start of a card.
  func withCard<Result>(_ number: Int, _ body: (SegmentReader) -> Result) -> Result {
    let place = start(.cards) + self.number(.cardPlaces, number)
    return bytes.withUnsafeBytes { body(SegmentReader($0, at: place)) }
  }

  /// The stored bytes of a card.
  func cardBytes(_ number: Int) -> ArraySlice<UInt8> {
    let start = start(.cards)
    return bytes[
      (start + self.number(.cardPlaces, number))..<(start + self.number(.cardPlaces, number + 1))]
  }

  /// The places of a recipe's events.
  func places(_ number: Int) -> [EventPlace] {
    let slice = placeBytes(number)
    return stride(from: slice.startIndex, to: slice.endIndex, by: EventPlace.size).compactMap {
      place in slice[place...].withUnsafeBytes { EventPlace($0) }
    }
  }

  /// The places as stored bytes.
  func placeBytes(_ number: Int) -> ArraySlice<UInt8> {
    let start = start(.events)
    let first = self.number(.eventCounts, number)
    let end = self.number(.eventCounts, number + 1)
    return bytes[(start + first * EventPlace.size)..<(start + end * EventPlace.size)]
  }

  /// Every photo that any version of a recipe names.
  func pictures(_ number: Int) -> [AssetName] {
    withCard(number) { reader in
      var reader = reader
      _ = reader.card()
      return reader.texts().compactMap(AssetName.init(rawValue:))
    }
  }
}

extension SegmentReader {
  /// A card: the id, the title as it is ordered, and the fields of a list.
  mutating func card() -> RecipeCard {
    let id = RecipeID(rawValue: text())
    _ = raw()
    let title = text()
    let origin = Recipe.Origin(rawValue: text()) ?? .imported
    let minutes = number()
    let rating = number()
    let (tags, collections) = (texts(), texts())
    let picture = AssetName(rawValue: text())
    return RecipeCard(
      id: id, title: title, origin: origin, minutes: minutes == 0 ? nil : minutes - 1,
      rating: rating == 0 ? nil : rating, tags: tags, collections: collections, picture: picture,
      isRemoved: number() == 1)
  }
}

extension SegmentWriter {
  /// Writes the form that ``SegmentReader`` reads, and the photos after it.
  mutating func append(_ recipe: IndexedRecipe) {
    let card = recipe.card
    append(card.id.rawValue)
    append(recipe.titleKey)
    append(card.title)
    append(card.origin.rawValue)
    append(card.minutes.map { max(0, min($0, .max - 1)) + 1 } ?? 0)
    append(card.rating ?? 0)
    append(card.tags)
    append(card.collections)
    append(card.picture?.rawValue ?? "")
    append(card.isRemoved ? 1 : 0)
    append(recipe.pictures.map(\.rawValue))
  }
}
