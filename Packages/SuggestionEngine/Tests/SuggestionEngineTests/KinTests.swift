import MealModels
import Testing

@testable import SuggestionEngine

/// Meals that are made of nearly the same do not follow each other, whatever else tells them apart.
struct KinTests {
  private static let tabbouleh = Menu.meal(
    "tabbouleh", .middleEastern, .none, .none, .salad,
    foods: ["parsley", "bulgur", "tomato", "lemon"])
  private static let kisir = Menu.meal(
    "kisir", .turkish, .none, .none, .bowl, foods: ["bulgur", "tomato", "parsley", "onion"])
  private static let pilaf = Menu.meal(
    "pilaf", .turkish, .none, .none, .rice, foods: ["bulgur", "tomato", "onion", "pepper"])

  private static func kin(_ meals: MealSummary...) -> [Int32: [Int32]] {
    MealKin.pairs(of: meals, families: MealFamilies.numbers(of: meals))
  }

  @Test func `about half of their main foods in common make two meals kin`() {
    #expect(MealKin.likeness(Self.tabbouleh.traits, Self.kisir.traits) >= 0.37)
    #expect(MealKin.likeness(Self.tabbouleh.traits, Self.pilaf.traits) < 0.37)
    #expect(Self.kin(Self.tabbouleh, Self.kisir) == [0: [1], 1: [0]])
  }

  @Test func `kin of kin are no kin`() {
    let kin = Self.kin(Self.tabbouleh, Self.kisir, Self.pilaf)
    #expect(kin[1] == [0, 2])
    #expect(kin[0] == [1])
    #expect(kin[2] == [1])
  }

  @Test func `two foods alone make nobody kin`() {
    let (toast, sandwich) = (
      Menu.meal("toast", .british, foods: ["bread", "cheddar"]),
      Menu.meal("sandwich", .american, foods: ["bread", "cheddar"])
    )
    #expect(Self.kin(toast, sandwich).isEmpty)
  }

  @Test func `kin of a recent meal wait until nothing else is left`() {
    let engine = Menu.engine(Self.tabbouleh, Self.kisir, Menu.meal("pizza", .italian))
    let history = History((0, .suggested, "tabbouleh"))
    let answer = engine.suggest(Kitchen.request(count: 3, after: 0.5), history: history)
    #expect(answer.suggestions.map(\.meal) == ["pizza", "kisir", "tabbouleh"])
    #expect(
      engine.explain("kisir", Kitchen.request(after: 0.5), history: history)?.standing == .similar)
  }
}
