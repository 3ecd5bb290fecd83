import DesignSystem
import MealModels
import Testing

@testable import Presentation

@Suite struct PlateTests {
  @Test func `the same meal has the same plate everywhere`() {
    let meal = SampleKitchen.tuscan
    #expect(Plate(of: meal) == SavedItem(meal).plate)
    #expect(Plate(of: meal) != Plate(of: SampleKitchen.samples.tacos))
  }

  @Test func `a plate shows the colours of its ingredients, most of it first`() {
    let plate = Plate(of: SampleKitchen.tuscan)
    #expect(plate.colors.first == FoodTint.color("chicken"))
    #expect(plate.colors.contains { $0 == FoodTint.color("spinach") })
    #expect(plate.colors.count <= 5)
  }

  @Test func `a dish of unknown foods still has a colour`() {
    #expect(Plate(id: "x", kind: .soup, ingredients: ["moon dust"]).colors.count == 1)
  }

  @Test(arguments: DishKind.allCases)
  func `every shape of dish has a way of serving`(kind: DishKind) {
    let served = Plate.Kind(of: kind)
    if kind == .taco { #expect(served == .taco) }
    if kind == .drink || kind == .smoothie { #expect(served == .drink) }
    #expect(Plate.Kind.allCases.contains(served))
  }

  @Test(arguments: [
    ("Tomatoes", "tomato"), ("boneless chicken breast", "breast"), ("red-bell-peppers", "pepper"),
  ])
  func `a colour is found by the last word that is known`(food: String, word: String) {
    #expect(FoodTint.color(food) != nil)
    #expect(FoodTint.color(food) == FoodTint.color(word))
  }
}
