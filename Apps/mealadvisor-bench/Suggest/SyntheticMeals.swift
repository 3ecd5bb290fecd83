import EaterSimulation
import MealModels
import SeededRandom

/// A large catalogue of made-up meals, the same on every run.
///
/// About one meal in five is vegan, half are gluten-free, one in seven contains tree nuts, and each
/// is for one or two parts of the day.
struct SyntheticMeals {
  private var random = SeededGenerator(seed: 42)

  /// Makes meals.
  static func meals(_ count: Int) -> [MealSummary] {
    var maker = SyntheticMeals()
    return (0..<count).map { maker.meal($0) }
  }

  private mutating func meal(_ number: Int) -> MealSummary {
    let protein = random.pick(ProteinSource.allCases)
    var contents = FoodContents(classes: classes(of: protein))
    if random.happens(0.5) { contents.allergens.insert(AllergenSet([.wheat, .gluten])) }
    if random.happens(0.15) { contents.allergens.insert(AllergenSet([.treeNut, .almond])) }
    if random.happens(0.4) { contents.allergens.insert(AllergenSet([.milk])) }
    if random.happens(0.7) { contents.classes.insert(.highCarb) }
    let foods = (0..<12).map { _ in FoodID(rawValue: "food-\(random.pick(0..<2000))") }
    let slots = [random.pick(MealSlot.allCases), random.pick(MealSlot.allCases)]
    return MealSummary(
      id: MealID(rawValue: "meal-\(number)"), title: "Meal \(number)",
      cuisine: random.pick(Cuisine.allCases), difficulty: random.pick(Difficulty.allCases),
      totalMinutes: 5 + random.pick(0..<90), slots: SlotSet(slots),
      facts: MealFacts(contents: contents.withImplications, foods: Set(foods)),
      traits: MealTraits(
        protein: protein, starch: random.pick(StarchSource.allCases),
        shape: random.pick(DishKind.allCases), mainFoods: Array(foods.prefix(6)),
        nutrition: NutritionFacts([
          .sodium: Double(number * 37 % 1500), .protein: Double(number * 13 % 60),
        ])))
  }

  private func classes(of protein: ProteinSource) -> FoodClasses {
    switch protein {
    case .beef, .lamb, .game: .meat
    case .pork: .pork
    case .chicken, .poultry: .poultry
    case .fish: .fish
    case .shellfish: .shellfish
    case .egg: .egg
    case .dairy: .dairy
    case .soy, .legumes, .nuts, .none: []
    }
  }
}

extension SeededGenerator {
  /// A random element; all are equally likely.
  mutating func pick<Choices: RandomAccessCollection>(_ choices: Choices) -> Choices.Element {
    let offset = Int.random(in: 0..<choices.count, using: &self)
    return choices[choices.index(choices.startIndex, offsetBy: offset)]
  }
}
