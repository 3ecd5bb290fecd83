import Journal
import MealModels

/// Recipes put in order: one run of bytes that is used as it lies in its file.
///
/// The recipes are numbered in the order of their ids, the words in the order of their letters.
struct LibrarySegment: Sendable {
  /// The parts of the bytes, in their order.
  enum Section: Int, CaseIterable {
    /// Where in `cards` each card begins, and where the last one ends.
    case cardPlaces
    /// What lists show, one after the other.
    case cards
    /// The number of each recipe in the order of titles.
    case titleRanks
    /// Minutes from start to table, 65535 where they are not said.
    case minutes
    /// How many words of it may name foods.
    case foodCounts
    /// Stars, and 128 for what is in the bin.
    case ratings
    /// How many places of events come before those of each recipe.
    case eventCounts
    /// The places of events.
    case events
    /// Where in `words` each word begins, and where the last one ends.
    case wordPlaces
    /// The words, one after the other.
    case words
    /// Where in `postings` those of each word begin.
    case postingPlaces
    /// For each word the recipes that have it: how many numbers further, and the place's bits.
    case postings
  }

  /// Changes with every change of the shape.
  private static let magic = Array("recipes1".utf8)
  static let isInBin: UInt8 = 128
  static let unknownMinutes = UInt16.max

  /// All of it.
  let bytes: [UInt8]
  /// How many recipes.
  let count: Int
  /// How many words.
  let wordCount: Int
  private let starts: [Int]

  /// No recipes.
  static let empty = LibrarySegment(
    sections: Section.allCases.map { section in
      switch section {
      case .cardPlaces, .eventCounts, .wordPlaces, .postingPlaces: [0, 0, 0, 0]
      default: []
      }
    })

  /// Puts sections together, in their order.
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

  /// Takes bytes that were kept; nil for those of another shape.
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

  /// Where a section begins.
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

// MARK: - What is known of a recipe

extension LibrarySegment {
  /// The number of a recipe; nil where it is not in this part.
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

  /// Runs a function on a reader that stands at the start of a card.
  func withCard<Result>(_ number: Int, _ body: (SegmentReader) -> Result) -> Result {
    let place = start(.cards) + self.number(.cardPlaces, number)
    return bytes.withUnsafeBytes { body(SegmentReader($0, at: place)) }
  }

  /// The bytes of a card as they lie.
  func cardBytes(_ number: Int) -> ArraySlice<UInt8> {
    let start = start(.cards)
    return bytes[
      (start + self.number(.cardPlaces, number))..<(start + self.number(.cardPlaces, number + 1))]
  }

  /// Where the events of a recipe are.
  func places(_ number: Int) -> [EventPlace] {
    let slice = placeBytes(number)
    return stride(from: slice.startIndex, to: slice.endIndex, by: EventPlace.size).compactMap {
      place in slice[place...].withUnsafeBytes { EventPlace($0) }
    }
  }

  /// The same as they lie.
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
  /// A card: the id, the title as it is ordered, and what a list shows.
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
  /// Writes what ``SegmentReader`` reads, and the photos after it.
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
