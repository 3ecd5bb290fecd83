import EmbeddedText
import MealModels

/// Writes the compiled index that ``CompiledIndex`` reads.
package struct IndexWriter {
  private let foods: [FoodID]
  private let numbers: [FoodID: Int]

  /// Prepares the list of all foods that occur in some meals.
  package init(_ meals: [Meal]) {
    self.init(foods: meals.reduce(into: []) { $0.formUnion($1.facts.foods) })
  }

  /// Prepares a list of foods.
  init(foods: Set<FoodID>) {
    self.foods = foods.sorted()
    numbers = Dictionary(uniqueKeysWithValues: self.foods.enumerated().map { ($1, $0) })
  }

  /// The first line: every food, with bars between them.
  package var foodLine: String { foods.map(\.rawValue).joined(separator: "|") }

  /// The line of one meal.
  ///
  /// - Parameter block: the bytes of the meal in the text of all meals.
  package func line(_ summary: MealSummary, formerIDs: [MealID], block: Range<Int>) -> String {
    let contents = summary.facts.contents
    let eaten = summary.facts.foods.compactMap { numbers[$0] }.sorted()
    return [
      Self.field(summary.id.rawValue),
      Self.field(summary.title),
      Self.field(summary.gloss ?? ""),
      String(Cuisine.allCases.firstIndex(of: summary.cuisine) ?? 0),
      String(Difficulty.allCases.firstIndex(of: summary.difficulty) ?? 0),
      minutes(of: summary),
      String(summary.slots.rawValue),
      String(contents.allergens.rawValue),
      String(contents.possible.rawValue),
      String(contents.traces.rawValue),
      String(contents.classes.rawValue),
      eaten.map(String.init).joined(separator: ","),
      Self.list(summary.facts.unknownIngredients),
      traits(summary.traits),
      customs(summary.customs),
      cookedBefore(summary.cookedBefore),
      String(block.lowerBound),
      String(block.count),
      Self.list(formerIDs.map(\.rawValue)),
    ].joined(separator: "\t")
  }

  /// A text in which no character ends the field.
  private static func field(_ text: String) -> String {
    text.utf8.contains { $0 < 0x20 }
      ? String(decoding: text.utf8.map { $0 < 0x20 ? 0x20 : $0 }, as: UTF8.self) : text
  }

  /// A list of texts as a field; texts lose their separators, and an empty text becomes a blank, so
  /// that none is lost.
  private static func list(_ texts: [String]) -> String {
    texts.map { text in
      let clean = field(text).split(separator: "|", omittingEmptySubsequences: true)
        .joined(separator: " ")
      return clean.isEmpty ? " " : clean
    }.joined(separator: "|")
  }

  /// The field with the minutes of a meal.
  ///
  /// All minutes; then the hands-on minutes, if they differ; then a mark for rare meals: 1 for
  /// unstated minutes, 2 if flesh or an egg is eaten raw, 3 for both.
  private func minutes(of summary: MealSummary) -> String {
    let (total, handsOn) = (summary.totalMinutes, summary.handsOnMinutes)
    let rare = (summary.isTimeAssumed ? 1 : 0) + (summary.traits.isRaw ? 2 : 0)
    if rare != 0 { return "\(total),\(handsOn),\(rare)" }
    return handsOn == total ? String(total) : "\(total),\(handsOn)"
  }

  /// Each food with its minutes and its name in the recipe.
  private func cookedBefore(_ foods: [CookedBefore]) -> String {
    Self.list(foods.map { "\($0.food)/\($0.minutes)/\($0.name)" })
  }

  /// The number of the role, counted from one, the accompaniments, the grades and the note.
  private func customs(_ customs: MealCustoms) -> String {
    [
      customs.role.flatMap(DishRole.allCases.firstIndex).map { String($0 + 1) } ?? "",
      customs.accompaniments.map { $0.choices.map(\.rawValue).joined(separator: "/") }
        .joined(separator: "|"),
      String(customs.familiarity.rawValue),
      Self.field(customs.note ?? ""),
    ].joined(separator: "\t")
  }

  /// Sources, shape, main foods and months, then the nutrients as packed numbers.
  private func traits(_ traits: MealTraits) -> String {
    [
      String(ProteinSource.allCases.firstIndex(of: traits.protein) ?? 0),
      String(StarchSource.allCases.firstIndex(of: traits.starch) ?? 0),
      String(DishKind.allCases.firstIndex(of: traits.shape) ?? 0),
      traits.mainFoods.compactMap { numbers[$0].map(String.init) }.joined(separator: ","),
      String(traits.months.rawValue),
      MealTraits.nutrients.map { nutrient in
        PackedNumber.text(
          traits.nutrition[nutrient].map {
            Int(bounded: ($0 * MealTraits.steps(nutrient)).rounded())
          })
      }.joined(),
    ].joined(separator: "\t")
  }
}
