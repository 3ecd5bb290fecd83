import MealModels
import SuggestionEngine
import Testing

/// What goes with a meal is chosen for the people at the table, and counts as part of it.
struct SidesTests {
  private static let bread = side(
    "bread", minutes: 5, kcal: 200, contents: .init(allergens: .gluten))
  private static let rice = side("rice", minutes: 20, kcal: 180)
  private static let yogurt = side(
    "yogurt", minutes: 1, kcal: 60, contents: .init(allergens: .milk))
  private static let dal = Menu.meal(
    "dal", .indian, minutes: 15, nutrition: NutritionFacts([.energy: 300]),
    customs: MealCustoms(
      role: .main, accompaniments: [Accompaniment(["bread", "rice"]), Accompaniment(["yogurt"])]))

  private static func side(
    _ id: MealID, minutes: Int, kcal: Double, contents: FoodContents = FoodContents()
  ) -> MealSummary {
    Menu.meal(
      id, slots: [], minutes: minutes, nutrition: NutritionFacts([.energy: kcal]),
      contents: contents, customs: MealCustoms(role: .side))
  }

  private static func engine(_ meals: MealSummary...) -> MealSuggester {
    MealSuggester(pool: MealPool(meals, sides: [bread, rice, yogurt]))
  }

  private static func request(
    _ limits: EaterLimits = .none, _ wishes: Wishes = Wishes(slot: .dinner)
  ) -> SuggestionRequest {
    SuggestionRequest(moment: Kitchen.evening, limits: limits, wishes: wishes, seed: 1)
  }

  @Test func `the usual choice is served, the next one where a limit forbids it, and else none`() {
    let engine = Self.engine(Self.dal)
    #expect(engine.sides(of: "dal", Self.request()) == Sides(served: ["bread", "yogurt"]))
    #expect(
      engine.sides(of: "dal", Self.request(EaterLimits(allergens: .gluten)))
        == Sides(served: ["rice", "yogurt"]))
    #expect(
      engine.sides(of: "dal", Self.request(EaterLimits(allergens: [.gluten, .milk])))
        == Sides(served: ["rice"], missing: [1]))
    let answer = engine.suggest(
      Self.request(EaterLimits(allergens: [.gluten, .milk])), history: History())
    #expect(answer.suggestions.map(\.sides) == [Sides(served: ["rice"], missing: [1])])
  }

  @Test func `the engine serves another chosen side or none, but never an unsafe one`() {
    let engine = Self.engine(Self.dal)
    var request = Self.request()
    request.sides = ["dal": [0: .side("rice"), 1: .nothing]]
    #expect(engine.sides(of: "dal", request) == Sides(served: ["rice"]))
    request.sides = ["dal": [0: .side("bread")]]
    request.limits = EaterLimits(allergens: .gluten)
    #expect(engine.sides(of: "dal", request) == Sides(served: ["rice", "yogurt"]))
    request.sides = ["dal": [0: .side("yogurt")]]
    #expect(engine.sides(of: "dal", request).served == ["rice", "yogurt"])
  }

  @Test func `at a kosher table a side of milk is not served beside one of meat`() {
    let ribs = Self.side("ribs", minutes: 40, kcal: 400, contents: .init(classes: .meat))
    let raita = Self.side("raita", minutes: 5, kcal: 80, contents: .init(classes: .dairy))
    let peas = Menu.meal(
      "peas",
      customs: MealCustoms(
        role: .main, accompaniments: [Accompaniment(["ribs"]), Accompaniment(["raita", "rice"])]))
    let engine = MealSuggester(pool: MealPool([peas], sides: [ribs, raita, Self.rice]))
    #expect(engine.sides(of: "peas", Self.request()) == Sides(served: ["ribs", "raita"]))
    var request = Self.request(EaterLimits(diets: .kosher))
    #expect(engine.sides(of: "peas", request) == Sides(served: ["ribs", "rice"]))
    request.sides = ["peas": [0: .nothing]]
    #expect(engine.sides(of: "peas", request) == Sides(served: ["raita"]))
  }

  @Test func `a meal takes as long as the slowest thing on the table`() {
    let engine = Self.engine(Self.dal)
    var request = Self.request(.none, Wishes(slot: .dinner, maxMinutes: 15))
    #expect(engine.suggest(request, history: History()).suggestions[0].relaxations.isEmpty)
    request.sides = ["dal": [0: .side("rice")]]
    let change = engine.suggest(request, history: History()).suggestions[0].relaxations[0].change
    #expect(change == .moreTime(minutes: 20, insteadOf: 15))
  }

  @Test func `the time to cook a food before counts, unless the food is at home`() {
    let fried = MealSummary(
      id: "fried-rice", title: "Fried Rice", cuisine: .chinese, difficulty: .easy,
      totalMinutes: 15,
      cookedBefore: [CookedBefore("cooked-rice", name: "cold cooked rice", minutes: 85)],
      slots: .dinner, facts: MealFacts(contents: FoodContents(), foods: []),
      customs: MealCustoms(role: .complete))
    let engine = Self.engine(fried)
    var request = Self.request(.none, Wishes(slot: .dinner, maxMinutes: 30))
    let change = engine.suggest(request, history: History()).suggestions[0].relaxations[0].change
    #expect(change == .moreTime(minutes: nil, insteadOf: 30))
    request.wishes.atHome = ["cooked-rice"]
    #expect(engine.suggest(request, history: History()).suggestions[0].relaxations.isEmpty)
  }

  @Test func `bounds on nutrition are about all that is served`() {
    let engine = Self.engine(Self.dal)
    for (most, bends) in [(560, false), (559, true)] {
      let wishes = Wishes(slot: .dinner, nutrition: NutritionBounds([.energy: most]))
      let answer = engine.suggest(Self.request(.none, wishes), history: History())
      #expect(answer.suggestions[0].relaxations.isEmpty == !bends)
    }
  }

  @Test func `a lunch or dinner that leaves something to be wished for comes last`() {
    let alone = Menu.meal("alone", customs: MealCustoms(role: .main))
    let unknown = Menu.meal("unknown", customs: MealCustoms())
    let engine = Self.engine(alone, unknown, Self.dal)
    for seed in 0..<20 as Range<UInt64> {
      var request = Self.request()
      request.seed = seed
      #expect(engine.suggest(request, history: History()).suggestions[0].mealID == "dal")
    }
  }
}
