import MealModels
import PrintedText

/// Finds meals by the words of their title and gloss, their cuisine and the foods in them.
///
/// Case, accents, plurals and the order of words make no difference. A word may be unfinished. A
/// food is found by all its names: "aubergine" finds dishes with eggplant. Meals that break the
/// eater's limits are counted, but never named.
public struct MealSearch: Sendable {
  private let book: FoodBook
  private let entries: [Entry]
  private let cuisines: [String]

  /// Makes a search over meals.
  ///
  /// - Parameters:
  ///   - foods: the foods that meals are made of, with their names.
  ///   - cuisineName: the name of a cuisine.
  public init(
    _ meals: [MealSummary], foods: FoodBook, cuisineName: (Cuisine) -> String
  ) {
    book = foods
    var words: [FoodID: [String]] = [:]
    entries = meals.map { meal in
      for food in meal.facts.foods where words[food] == nil {
        words[food] = Self.words(foods[food]?.name ?? "")
      }
      let main = meal.traits.mainFoods.flatMap { words[$0] ?? [] }
      return Entry(
        meal: meal, cuisine: cuisineName(meal.cuisine), title: Self.words(meal.title),
        gloss: Self.words(meal.gloss ?? ""),
        cuisineWords: Self.words(cuisineName(meal.cuisine)), main: Set(main),
        foods: meal.facts.foods.reduce(into: []) { $0.formUnion(words[$1] ?? []) })
    }
    cuisines = Set(entries.map(\.cuisine)).sorted()
  }

  /// The meals that match and keep the limits, best first.
  ///
  /// - Parameter limit: the largest number of meals.
  public func meals(
    matching query: String, for limits: EaterLimits, limit: Int = 50
  ) -> FoundMeals {
    var found = found(query, limits, limit)
    if found.meals.isEmpty, found.unsuitableCount == 0 {
      found.nearest = nearest(to: query, for: limits)
    }
    return found
  }

  private struct Entry: Sendable {
    let meal: MealSummary
    let cuisine: String
    let title: [String]
    let gloss: [String]
    let cuisineWords: [String]
    let main: Set<String>
    let foods: Set<String>

    /// The rank of a matching word, from 4 for a word of the title down to 1 for a food; nil
    /// without a match.
    func rank(of word: Word) -> Int? {
      if title.contains(where: word.begins) { return 4 }
      if gloss.contains(where: word.begins) { return 3 }
      if cuisineWords.contains(where: word.begins) { return 3 }
      if main.contains(where: word.begins) { return 2 }
      if foods.contains(where: word.begins) { return 1 }
      return word.food.map(meal.facts.foods.contains) == true ? 1 : nil
    }
  }

  /// A typed word, normalized for comparison, and the food that it names.
  private struct Word {
    let text: String
    let food: FoodID?

    func begins(_ other: String) -> Bool { other.hasPrefix(text) }
  }

  private static func words(_ text: String) -> [String] {
    FoodName.words(of: text).map(FoodName.singular)
  }

  private func found(_ query: String, _ limits: EaterLimits, _ limit: Int) -> FoundMeals {
    let words = Self.words(query).map { Word(text: $0, food: book.food(named: $0)?.id) }
    guard !words.isEmpty else { return FoundMeals() }
    let whole = book.food(named: query)?.id
    var found = FoundMeals()
    var ranked: [(meal: MealSummary, rank: Int)] = []
    for entry in entries {
      let ranks = words.compactMap(entry.rank)
      let holdsWhole = whole.map(entry.meal.facts.foods.contains) == true
      guard ranks.count == words.count || holdsWhole else { continue }
      guard limits.admits(entry.meal.facts) else {
        found.unsuitableCount += 1
        continue
      }
      ranked.append((entry.meal, ranks.count == words.count ? ranks.reduce(0, +) : 1))
    }
    ranked.sort { ($1.rank, $0.meal.title) < ($0.rank, $1.meal.title) }
    found.meals = ranked.prefix(max(0, limit)).map(\.meal)
    found.furtherCount = ranked.count - found.meals.count
    return found
  }

  /// The query that the eater probably meant: a title, a cuisine, a food, or the typed words with
  /// each unknown word replaced.
  ///
  /// It always finds a meal that keeps the limits.
  private func nearest(to query: String, for limits: EaterLimits) -> String? {
    guard Self.words(query).contains(where: { $0.count > 2 }) else { return nil }
    let suitable = entries.filter { limits.admits($0.meal.facts) }
    let foods = Set(suitable.flatMap { $0.meal.facts.foods }).sorted()
      .compactMap { book[$0]?.name }
    let names = suitable.map(\.meal.title) + cuisines + foods
    let known = Set(
      suitable.flatMap { $0.title + $0.gloss + $0.cuisineWords } + suitable.flatMap(\.foods))
    let candidates = [
      Spelling.nearest(to: query, among: names), corrected(query, among: known.sorted()),
    ]
    return candidates.lazy.compactMap(\.self).first {
      !found($0, limits, 1).meals.isEmpty
    }
  }

  private func corrected(_ query: String, among known: [String]) -> String? {
    let words = Self.words(query)
    let near = words.compactMap { word -> String? in
      if known.contains(where: { $0.hasPrefix(word) }) { return word }
      return word.count > 2 ? Spelling.nearest(to: word, among: known) : nil
    }
    return near.count == words.count && near != words ? near.joined(separator: " ") : nil
  }
}

/// The results of a search for meals.
public struct FoundMeals: Hashable, Sendable {
  /// The meals that match and that everyone at the table can eat, best first.
  public var meals: [MealSummary] = []
  /// The number of further meals.
  public var furtherCount = 0
  /// The number of meals that match and break a limit.
  public var unsuitableCount = 0
  /// The query that the eater probably meant; nil if there are results or no query is similar.
  public var nearest: String?

  /// Makes the result of a search without meals.
  public init() {}
}
