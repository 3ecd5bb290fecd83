import CulinaryFoods
import MealModels

/// Finds the names of foods in running text; only whole words match, and longer names come first.
public struct FoodNameIndex: Sendable {
  private var foods: [String: FoodID] = [:]
  /// The number of words in the longest name that begins with a word.
  private var longest: [String: Int] = [:]

  /// The names of the foods that ship inside the binary.
  private static let culinary = FoodNameIndex(all: .culinary)

  /// Makes an index of the names of all foods in a book.
  public init(_ book: FoodBook) {
    if let added = book.foodsAfterCulinary {
      self = .culinary
      for food in added {
        for key in food.keys { add(key, food.id) }
      }
    } else {
      self.init(all: book)
    }
  }

  private init(all book: FoodBook) {
    foods.reserveCapacity(40_000)
    book.forEachKey { add($0, $1) }
  }

  /// Adds a name of a food in its normalized form.
  mutating func add(_ key: String, _ food: FoodID) {
    let words = key.split(separator: " ", maxSplits: .max)
    guard let first = words.first else { return }
    foods[key] = food
    longest[String(first), default: 0] = max(longest[String(first)] ?? 0, words.count)
  }

  /// The food of a single word.
  func food(ofWord word: String) -> FoodID? { food(ofWords: [word]) }

  /// The food that some words name together.
  func food(ofWords words: [String]) -> FoodID? { foods[FoodName.key(of: words)] }

  /// The foods that a clause names; if names share words, the first one is used.
  public func mentions(in clause: [String]) -> [FoodMention] {
    let singular = clause.map { FoodName.singular($0) }
    var mentions: [FoodMention] = []
    var start = 0
    while start < clause.count {
      let found = mention(from: start, clause, singular)
      if let found { mentions.append(found) }
      start = found?.range.upperBound ?? start + 1
    }
    return mentions
  }

  /// Every food name in a clause that is not part of a longer name.
  ///
  /// Names that share words are all included: coconut milk chocolate may be coconut milk or milk
  /// chocolate.
  func overlappingMentions(in clause: [String]) -> [FoodMention] {
    let singular = clause.map { FoodName.singular($0) }
    var end = 0
    return clause.indices.compactMap { start in
      guard let found = mention(from: start, clause, singular), found.range.upperBound > end
      else { return nil }
      end = found.range.upperBound
      return found
    }
  }

  private func mention(
    from start: Int, _ clause: [String], _ singular: [String]
  ) -> FoodMention? {
    let most = max(longest[singular[start]] ?? 0, longest[clause[start]] ?? 0)
    for count in stride(from: min(most, clause.count - start), to: 0, by: -1) {
      let range = start..<(start + count)
      let key =
        count == 1 ? FoodName.key(of: clause[range]) : singular[range].joined(separator: " ")
      if let food = foods[key] {
        return FoodMention(food: food, words: Array(singular[range]), range: range, clause: clause)
      }
    }
    return nil
  }
}

/// A food that a clause names.
public struct FoodMention: Sendable {
  /// The food.
  public let food: FoodID
  /// The words of the name in the singular.
  public let words: [String]
  /// The range of the words in the clause.
  public let range: Range<Int>
  /// The words of the clause.
  public let clause: [String]

  /// Makes a mention.
  ///
  /// - Parameter range: the range of the words in the clause.
  public init(food: FoodID, words: [String], range: Range<Int>, clause: [String]) {
    self.food = food
    self.words = words
    self.range = range
    self.clause = clause
  }

  /// The words before the name, nearest first.
  public var before: [String] { clause[..<range.lowerBound].reversed() }

  /// The word after the name.
  public var next: String? {
    range.upperBound < clause.count ? clause[range.upperBound] : nil
  }

  /// The name as written in the text.
  public var text: String { clause[range].joined(separator: " ") }
}

extension FoodBook {
  /// The foods of a book that follow the culinary foods; nil if it does not begin with the culinary
  /// foods.
  fileprivate var foodsAfterCulinary: [Food]? {
    let known = FoodBook.culinary
    let ends = [0, known.count - 1]
    guard count >= known.count, ends.allSatisfy({ food(at: $0)?.id == known.food(at: $0)?.id })
    else { return nil }
    return (known.count..<count).compactMap { food(at: $0) }
  }
}
