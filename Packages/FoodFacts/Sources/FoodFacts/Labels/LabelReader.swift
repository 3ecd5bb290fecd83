import CulinaryFoods
import MealModels

/// Reads short texts that name the contents of a food: labels of products, a planned meal in words.
///
/// It knows the same words as ``RecipeReader`` and `FoodMatcher`. A claim excludes the named food
/// and no food made of it: "yeast-free bread" is bread. An allergen is removed from a food only if
/// the claim is certain: "gluten-free bread".
struct LabelReader: Sendable {
  private let book: FoodBook
  private let words: ProseWords
  private let matcher: FoodMatcher

  init(_ book: FoodBook) {
    self.book = book
    words = ProseWords(book, lexicon: .bundled, vocabulary: .bundled)
    matcher = FoodMatcher(book)
  }

  /// The foods that a text names, and its unknown words.
  func finds(in text: String, _ vocabulary: LabelVocabulary) -> [LabelFind] {
    let text = PlainText(text)
    let strange = text.strangeSigns.isEmpty ? [] : [LabelFind(unknown: text.strangeSigns)]
    let sections = LabelSections(text.clauses, words, vocabulary).sections
    return strange + sections.flatMap { whole($0) ?? singly($0) }
  }

  /// The foods of a section that can be understood as a whole; nil if it cannot.
  private func whole(_ section: [[LabelWord]]) -> [LabelFind]? {
    guard !section.joined().contains(where: { $0.isUnclear || $0.isDoubted }) else { return nil }
    let text = section.map { $0.map(\.text).joined(separator: " ") }.joined(separator: ", ")
    let match = matcher.match(text)
    guard let contents = match.contents,
      let food = match.food.flatMap({ book[$0.id]?.id }) ?? match.foods.first
    else { return nil }
    let lineage = match.foods.reduce(into: Set<FoodID>()) { $0.formUnion(book.lineage(of: $1)) }
    let all = LabelFind(text, food: food, contents: contents, lineage: lineage)
    guard match.foods.count > 1 else { return [all] }
    // If there are several foods, each comes first with its own contents, so that a harmful food is
    // named.
    return match.foods.map { find($0, text, within: contents) } + [all]
  }

  /// Every food in a section, each with its usual contents, and every unknown word.
  private func singly(_ section: [[LabelWord]]) -> [LabelFind] {
    section.flatMap { clause in
      let texts = clause.map(\.text)
      let mentions = words.index.overlappingMentions(in: texts).filter { mention in
        !mention.range.contains { clause[$0].isClaim } && !isOtherwise(mention)
      }
      let named = Set(mentions.flatMap(\.range))
      return mentions.filter { $0.food != ProseWords.noFood }.map { find($0.food, $0.text) }
        + texts.indices.filter { !named.contains($0) && !clause[$0].isClaim }
        .flatMap { finds(of: clause[$0], besideFood: !named.isEmpty) }
    }
  }

  /// Whether a word is the name of a food but rarely means it.
  private func isOtherwise(_ mention: FoodMention) -> Bool {
    mention.range.count == 1
      && mention.words.allSatisfy { words.lexicon.kinds(of: $0).contains(.otherwise) }
  }

  private func finds(of labelWord: LabelWord, besideFood: Bool) -> [LabelFind] {
    let word = labelWord.text
    if labelWord.isUnclear { return [LabelFind(unknown: word)] }
    if let added = words.vocabulary.foods(addedBy: word) { return added.map { find($0, word) } }
    let kinds = words.lexicon.kinds(of: word)
    // "In batter" and "with dressing" add a food without naming it.
    if kinds.isDish, !besideFood { return [LabelFind(unknown: word)] }
    if kinds.isDish || !kinds.isDisjoint(with: [.ordinary, .otherwise, .definite]) { return [] }
    if besideFood || !words.vocabulary.isPartOfAnimal(word), words.vocabulary.isListed(word) {
      return []
    }
    guard let food = words.food(insideWord: word) else { return [LabelFind(unknown: word)] }
    return [find(food, word)]
  }

  /// A food with those of its contents that the whole text has.
  private func find(_ food: FoodID, _ text: String, within all: FoodContents) -> LabelFind {
    var contents = book.contents(of: food) ?? FoodContents()
    contents.allergens.formIntersection(all.allergens)
    contents.possible.formIntersection(all.asIngredients)
    contents.traces.formIntersection(all.traces)
    contents.classes.formIntersection(all.classes)
    return LabelFind(text, food: food, contents: contents, lineage: book.lineage(of: food))
  }

  private func find(_ food: FoodID, _ text: String) -> LabelFind {
    LabelFind(
      text, food: food, contents: book.contents(of: food) ?? FoodContents(),
      lineage: book.lineage(of: food))
  }
}
