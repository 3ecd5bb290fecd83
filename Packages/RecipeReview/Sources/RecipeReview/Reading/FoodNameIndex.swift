import MealModels

/// Finds the names of foods in running text: whole words, the longest name first.
struct FoodNameIndex: Sendable {
  private var foods: [String: FoodID] = [:]
  /// How many words the longest name has that begins with a word.
  private var longest: [String: Int] = [:]

  init(_ book: FoodBook) {
    foods.reserveCapacity(40_000)
    for food in book.foods {
      for key in food.keys { add(key, food.id) }
    }
  }

  private mutating func add(_ key: String, _ food: FoodID) {
    let words = key.split(separator: " ", maxSplits: .max)
    guard let first = words.first else { return }
    foods[key] = food
    longest[String(first), default: 0] = max(longest[String(first)] ?? 0, words.count)
  }

  /// The foods that a clause names.
  func mentions(in clause: [String]) -> [FoodMention] {
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
struct FoodMention: Sendable {
  let food: FoodID
  /// The words of the name in the singular.
  let words: [String]
  /// The place of the words in the clause.
  let range: Range<Int>
  let clause: [String]

  /// The words before the name, the nearest first.
  var before: [String] { clause[..<range.lowerBound].reversed() }

  /// The word after the name.
  var next: String? { range.upperBound < clause.count ? clause[range.upperBound] : nil }

  /// The name as the step has it.
  var text: String { clause[range].joined(separator: " ") }
}
