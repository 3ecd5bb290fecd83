import MealModels

/// The facts about a dish that a draft states outside its ingredient lines, as far as the words are
/// known.
struct DraftFacts {
  /// The first cuisine that it names; nil if it names none.
  let cuisine: Cuisine?
  /// Its times; nil if it states none.
  let times: RecipeTimes?
  /// Its kind, from its title and tags.
  let dish: DishKind
  /// Its difficulty, from the amount of work.
  let difficulty: Difficulty
  /// The facts that it does not state.
  let assumed: Set<ReadRecipe.Assumption>

  init(_ draft: RecipeDraft) {
    let named = (draft.cuisines + draft.keywords).lazy.compactMap(Self.cuisine)
    cuisine = named.first
    times = Self.times(draft)
    dish = Self.dish(draft)
    let steps = draft.stepLines.count
    let lines = draft.ingredientLines.count
    difficulty = steps + lines > 24 ? .hard : steps + lines > 14 ? .medium : .easy
    var assumed: Set<ReadRecipe.Assumption> = []
    if cuisine == nil { assumed.insert(.cuisine) }
    if times == nil { assumed.insert(.time) }
    self.assumed = assumed
  }

  private static func times(_ draft: RecipeDraft) -> RecipeTimes? {
    let said = [draft.prepMinutes, draft.cookMinutes, draft.totalMinutes].compactMap(\.self)
    guard said.contains(where: { $0 > 0 }) else { return nil }
    let cook = max(0, draft.cookMinutes ?? 0)
    let prep = draft.prepMinutes ?? max(0, max(0, draft.totalMinutes ?? cook) - cook)
    return RecipeTimes(prepMinutes: prep, cookMinutes: cook, totalMinutes: draft.totalMinutes)
  }

  private static func cuisine(_ word: String) -> Cuisine? {
    let words = FoodName.words(of: word)
    return Cuisine(rawValue: words.joined(separator: "-"))
      ?? words.lazy.compactMap { Cuisine(rawValue: $0) }.first
  }

  /// The words for each kind of dish; the first kind that matches is used.
  private static let dishes: [(DishKind, Set<String>)] = [
    (.soup, ["soup", "broth", "chowder", "ramen", "pho", "bisque"]), (.taco, ["taco"]),
    (.salad, ["salad", "slaw"]), (.sandwich, ["sandwich", "burger", "panini"]),
    (.wrap, ["wrap", "burrito", "quesadilla"]), (.curry, ["curry", "masala", "dal"]),
    (.stew, ["stew", "chili", "goulash", "ragout", "tagine"]),
    (.pizza, ["pizza", "flatbread"]), (.skewer, ["skewer", "kebab", "satay"]),
    (.pasta, ["pasta", "spaghetti", "penne", "lasagna", "macaroni", "linguine", "gnocchi"]),
    (.noodles, ["noodle", "udon", "soba"]), (.rice, ["rice", "risotto", "pilaf", "paella"]),
    (.pancakes, ["pancake", "waffle", "crepe"]), (.eggs, ["omelette", "omelet", "frittata"]),
    (.toast, ["toast"]), (.porridge, ["porridge", "oatmeal"]), (.smoothie, ["smoothie"]),
    (.drink, ["drink", "cocktail", "lemonade", "tea"]),
    (
      .dessert,
      ["cake", "cookie", "brownie", "dessert", "pie", "ice", "pudding", "muffin", "tart", "candy"]
    ),
    (.bake, ["bake", "casserole", "gratin"]), (.bowl, ["bowl"]),
  ]

  private static func dish(_ draft: RecipeDraft) -> DishKind {
    for text in [draft.title] + draft.categories + draft.keywords {
      let words = Set(FoodName.words(of: text).map { FoodName.singular($0) })
      if let found = dishes.first(where: { !$0.1.isDisjoint(with: words) }) { return found.0 }
    }
    return .plate
  }
}
