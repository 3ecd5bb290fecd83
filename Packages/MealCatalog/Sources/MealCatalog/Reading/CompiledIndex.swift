import EmbeddedText
import MealModels

/// The compiled list of meal summaries, with the place of each meal's text.
///
/// The first line names every food once; each further line is a meal, with tabs between its
/// fields and the foods by their position in the first line. ``IndexWriter`` makes it.
struct CompiledIndex {
  /// The summaries in the order of the index.
  private(set) var summaries: [MealSummary] = []
  /// The bytes of each meal in the text of all meals.
  private(set) var blocks: [Range<Int>] = []
  /// The former ids of meals, each with the position of the meal.
  private(set) var formerIDs: [(id: MealID, position: Int)] = []

  /// Reads an index; stops at the first meal that the writer could not have written.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var reader = FieldReader(bytes)
    let foods = reader.texts().map { FoodID(rawValue: $0) }
    while !reader.isAtEnd {
      guard let summary = Self.summary(&reader, foods) else { return }
      let start = reader.number()
      blocks.append(start..<start + reader.number())
      formerIDs += reader.texts().map { (MealID(rawValue: $0), summaries.count) }
      summaries.append(summary)
    }
  }

  private static func summary(_ reader: inout FieldReader, _ foods: [FoodID]) -> MealSummary? {
    let id = MealID(rawValue: reader.text())
    let title = reader.text()
    let gloss = reader.text()
    let (cuisine, difficulty) = (reader.number(), reader.number())
    let minutes = reader.numbers()
    let slots = SlotSet(rawValue: UInt8(truncatingIfNeeded: reader.number()))
    let contents = contents(&reader)
    let numbers = reader.numbers()
    let unknown = reader.texts()
    let traits = traits(&reader, foods)
    let customs = customs(&reader)
    let cookedBefore = cookedBefore(&reader)
    let rare = minutes.dropFirst(2).first ?? 0
    guard var traits, cuisine < Cuisine.allCases.count,
      difficulty < Difficulty.allCases.count,
      numbers.allSatisfy({ $0 < foods.count })
    else { return nil }
    traits.isRaw = rare & 2 != 0
    return MealSummary(
      id: id, title: title, gloss: gloss.isEmpty ? nil : gloss, cuisine: Cuisine.allCases[cuisine],
      difficulty: Difficulty.allCases[difficulty], totalMinutes: minutes.first ?? 0,
      handsOnMinutes: minutes.dropFirst().first, isTimeAssumed: rare & 1 != 0,
      cookedBefore: cookedBefore, slots: slots,
      facts: MealFacts(
        contents: contents, foodsAt: numbers, in: foods, unknownIngredients: unknown),
      traits: traits, customs: customs)
  }

  private static func traits(_ reader: inout FieldReader, _ foods: [FoodID]) -> MealTraits? {
    let (protein, starch, shape) = (reader.number(), reader.number(), reader.number())
    let main = reader.numbers()
    let months = MonthSet(rawValue: UInt16(truncatingIfNeeded: reader.number()))
    let nutrition = NutritionFacts(ofTraits: { nutrient in
      reader.packedNumber().map { Double($0) / MealTraits.steps(nutrient) }
    })
    reader.skip(1)
    guard protein < ProteinSource.allCases.count, starch < StarchSource.allCases.count,
      shape < DishKind.allCases.count, main.allSatisfy({ $0 < foods.count })
    else { return nil }
    return MealTraits(
      protein: ProteinSource.allCases[protein], starch: StarchSource.allCases[starch],
      shape: DishKind.allCases[shape], mainFoods: main.map { foods[$0] }, months: months,
      nutrition: nutrition)
  }

  private static func cookedBefore(_ reader: inout FieldReader) -> [CookedBefore] {
    reader.texts().compactMap { text in
      let parts = text.split(separator: "/", maxSplits: 2)
      guard parts.count == 3, let minutes = Int(parts[1]) else { return nil }
      return CookedBefore(
        FoodID(rawValue: String(parts[0])), name: String(parts[2]), minutes: minutes)
    }
  }

  private static func customs(_ reader: inout FieldReader) -> MealCustoms {
    let role = reader.number()
    let accompaniments = reader.field().split(separator: UInt8(ascii: "|")).map { choices in
      Accompaniment(
        choices.split(separator: UInt8(ascii: "/")).map { choice in
          MealID(rawValue: String(decoding: choice, as: UTF8.self))
        })
    }
    let familiarity = Familiarity(rawValue: UInt32(reader.number()))
    let note = reader.text()
    return MealCustoms(
      role: DishRole.allCases.indices.contains(role - 1) ? DishRole.allCases[role - 1] : nil,
      accompaniments: accompaniments, familiarity: familiarity, note: note.isEmpty ? nil : note)
  }

  private static func contents(_ reader: inout FieldReader) -> FoodContents {
    FoodContents(
      allergens: AllergenSet(rawValue: UInt32(truncatingIfNeeded: reader.number())),
      possible: AllergenSet(rawValue: UInt32(truncatingIfNeeded: reader.number())),
      traces: AllergenSet(rawValue: UInt32(truncatingIfNeeded: reader.number())),
      classes: FoodClasses(rawValue: UInt32(truncatingIfNeeded: reader.number())))
  }
}
