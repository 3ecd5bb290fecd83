import DesignSystem
import FoodFacts
import MealModels
import RecipeBookScreens
import ScreenParts

extension RecipeEditorFeature {
  /// The most answers to one name.
  private static let mostAnswers = 3
  /// The most words of a name that is taken apart.
  private static let mostWords = 12

  /// The likely meanings of an unknown name, the likeliest first.
  ///
  /// A name that is made of known foods means all of them. Else it is the food that its last words
  /// name, or a food that shares a word with it. Only a word outside the ingredient lines may be no
  /// food. Each answer has the contents of its foods; none declares a food free of anything.
  func answers(
    to name: String, isIngredient: Bool, _ state: inout State
  ) -> [LikelyAnswer] {
    let reference = clients.foods()
    let food = reference.namer(reference.book)
    let words = name.split { $0 == " " || $0 == "," || $0 == ";" }.map(String.init)
    var means: [[FoodID]] = []
    if words.count <= Self.mostWords, let parts = Self.parts(of: words[...], food) {
      means = [parts]
    } else {
      let last = words.suffix(Self.mostWords).indices.lazy.compactMap {
        food(words[$0...].joined(separator: " "))?.id
      }
      if let last = last.first { means = [[last]] }
      let own = Set(FoodName.words(of: name))
      means += foods(named: name, &state).filter { hit in
        !own.isDisjoint(with: FoodName.words(of: hit.name))
      }.map { [$0.id] }
    }
    var seen: Set<[FoodID]> = []
    let mentioned = Self.mentioned(in: name, food, reference.book)
    var answers = means.filter { seen.insert($0).inserted }
      .compactMap { answer(name, $0, mentioning: mentioned, reference.book) }
    answers = Array(answers.prefix(Self.mostAnswers))
    if !isIngredient { answers.append(LikelyAnswer(name)) }
    return answers
  }

  /// An answer; nil if it would leave out something that the name mentions, or if the contents of a
  /// food are unknown.
  private func answer(
    _ name: String, _ foods: [FoodID], mentioning mentioned: FoodContents, _ book: FoodBook
  ) -> LikelyAnswer? {
    let names = foods.compactMap { book[$0]?.name.lowercased() }
    let contents = foods.compactMap { book.contents(of: $0) }
    guard names.count == foods.count, contents.count == foods.count else { return nil }
    let all = contents.reduce(FoodContents()) { $0.joined(with: $1) }
    guard all.asIngredients.isSuperset(of: mentioned.asIngredients),
      all.classes.isSuperset(of: mentioned.classes)
    else { return nil }
    return LikelyAnswer(name, foods: foods, foodNames: names, contents: words(for: all))
  }

  /// The allergens of some contents, certain and possible, as words; nil for none.
  private func words(for contents: FoodContents) -> String? {
    let sure = copy.names(of: contents.allergens)
    let doubtful = copy.names(
      of: contents.possible.union(contents.traces).subtracting(contents.allergens))
    let parts = [
      sure.isEmpty ? nil : copy("allergens.contained", ["names": copy.list(sure)]),
      doubtful.isEmpty ? nil : copy("to-settle.may-contain", ["names": copy.list(doubtful)]),
    ].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: " · ")
  }

  /// The contents of the known words of a name: "almond-stuffed olives" mention almonds.
  private static func mentioned(
    in name: String, _ food: FoodReference.NameReader, _ book: FoodBook
  ) -> FoodContents {
    let words = FoodName.words(of: name)
    return words.indices.flatMap { start in
      (start..<min(words.count, start + 3)).compactMap { end in
        food(words[start...end].joined(separator: " ")).flatMap { book.contents(of: $0.id) }
      }
    }.reduce(FoodContents()) { $0.joined(with: $1) }
  }

  /// The fewest known foods that together are all words of a name, at least two; nil if a word
  /// belongs to none.
  private static func parts(
    of words: ArraySlice<String>, _ food: FoodReference.NameReader
  ) -> [FoodID]? {
    var best: [[FoodID]?] = Array(repeating: nil, count: words.count + 1)
    best[0] = []
    for end in words.indices.map({ $0 + 1 }) {
      for start in 0..<end where end - start < words.count {
        guard let before = best[start], before.count + 1 < best[end]?.count ?? .max,
          let found = food(words[start..<end].joined(separator: " "))
        else { continue }
        best[end] = before + [found.id]
      }
    }
    return best[words.count].flatMap { $0.count > 1 ? $0 : nil }
  }
}

extension FoodContents {
  /// The contents of both.
  fileprivate func joined(with other: FoodContents) -> FoodContents {
    FoodContents(
      allergens: allergens.union(other.allergens), possible: possible.union(other.possible),
      traces: traces.union(other.traces), classes: classes.union(other.classes))
  }
}
