import FoodFacts
import MealModels

/// The requirements for each meal that a catalogue suggests.
///
/// A lunch or dinner is whole, grades state how well the meal is known, and a name that is not
/// plain English has a gloss.
struct MealsOfADay {
  private let sides: [MealID: Meal]
  private let words: Set<String>

  /// - Parameter sides: the side dishes that the meals name.
  init(sides: [Meal], foods: FoodBook) {
    self.sides = Dictionary(sides.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    words = Set(
      foods.names.flatMap { FoodName.words(of: $0) }.map { FoodName.singular($0) }
    )
    .union(Self.dishes)
  }

  func findings(of meal: Meal) -> [ReviewFinding] {
    var findings: [ReviewFinding] = []
    func add(_ rule: ReviewRule, _ sentence: String) {
      findings.append(
        ReviewFinding(meal: meal.id, rule: rule, subject: meal.recipe.title, sentence: sentence))
    }
    if let lack = lack(of: meal) { add(.incompleteMeal, lack) }
    if EaterRegion.allCases.contains(where: { meal.customs.familiarity.given($0) == nil }) {
      add(.missingGrades, "it has no grade for some region; say how well it is known in each")
    }
    if meal.recipe.gloss == nil, !isPlain(meal.recipe.title) {
      add(.missingGloss, "its name is not plain English; say in a gloss what it is")
    }
    return findings
  }

  /// The reason why a lunch or dinner is not whole with its usual sides; nil if it is whole.
  private func lack(of meal: Meal) -> String? {
    guard !meal.slots.isDisjoint(with: [.lunch, .dinner]), meal.customs.note == nil else {
      return nil
    }
    switch meal.customs.role {
    case .complete: return nil
    case .main where meal.customs.accompaniments.isEmpty:
      return "it is eaten with something; say with what"
    case .main: break
    case .side, .snack, .drink, nil:
      return "it is not a lunch or dinner by itself; say what it is eaten with, or remove the slot"
    }
    let plate =
      [meal]
      + meal.customs.accompaniments.compactMap { $0.choices.first }
      .compactMap { sides[$0] }
    let amounts = [Nutrient.protein, .energy].map { nutrient in
      plate.reduce(0) { $0 + ($1.traits.nutrition[nutrient] ?? 0) }
    }
    guard amounts[0] < DishRole.leastProtein || amounts[1] < DishRole.leastEnergy else {
      return nil
    }
    return "with what goes with it a serving has \(Int(amounts[0])) g protein and"
      + " \(Int(amounts[1])) kcal; a lunch or dinner has \(Int(DishRole.leastProtein)) and"
      + " \(Int(DishRole.leastEnergy)), or says in its role why not"
  }

  /// Whether a title describes the dish: it names a food or kind of dish in plain English.
  private func isPlain(_ title: String) -> Bool {
    FoodName.words(of: title).contains { words.contains(FoodName.singular($0)) }
  }

  private static let dishes: Set<String> = [
    "bowl", "bread", "breakfast", "burger", "cake", "casserole", "curry", "fry", "hash", "muffin",
    "omelet", "pancake", "pasta", "pie", "pizza", "plate", "porridge", "pot", "roast", "salad",
    "sandwich", "scramble", "skillet", "smoothie", "soup", "stew", "sundae", "supper", "taco",
    "tart", "toast", "waffle", "wrap", "burrito", "chili", "chowder", "dumpling", "meatball",
    "meatloaf", "noodle", "parfait", "risotto", "sausage", "skewer", "kebab",
  ]
}
