import MealModels
import Testing

@Suite struct FoodNameTests {
  @Test(arguments: [
    ("Crème Fraîche", "creme fraiche"), ("tomatoes", "tomato"), ("Jalapeño", "jalapeno"),
    ("half-and-half", "half & half"), ("confectioners' sugar", "confectioner sugar"),
    ("goat’s cheese", "goats cheese"), ("anchovies", "anchovy"), ("cookies", "cookie"),
    ("brownies", "brownie"), ("quiches", "quiche"), ("bay leaves", "bay leaf"),
    ("radishes", "radish"), ("olives", "olive"), ("potatoes", "potato"), ("pies", "pie"),
    ("roes", "roe"), ("octopuses", "octopus"), ("Nước mắm", "nuoc mam"), ("rugbrød", "rugbrod"),
    ("soft\u{AD}bread", "softbread"), ("e\u{301}clair", "éclair"), ("moules", "moule"),
  ])
  func `two ways to write a name are the same`(one: String, other: String) {
    #expect(FoodName.key(one) == FoodName.key(other))
  }

  @Test(arguments: [
    ("egg", "eggplant"), ("nut", "nutmeg"), ("butter", "butternut"), ("wheat", "buckwheat"),
    ("pea", "peanut"), ("pepper", "peppers"), ("corn", "corned"), ("hummus", "hummu"),
    ("bass", "bas"), ("asparagus", "asparagu"),
  ])
  func `two foods stay two`(one: String, other: String) {
    #expect(FoodName.key(one) != FoodName.key(other))
  }

  @Test func `the key of a key is itself, so that lists may hold either`() {
    for name in ["tomatoes", "cookies", "brioches", "Swiss cheeses", "bay leaves", "chilies"] {
      #expect(FoodName.key(FoodName.key(name)) == FoodName.key(name))
    }
  }

  @Test func `nothing but signs is no name`() {
    #expect(FoodName.words(of: " -, \u{7}\u{200B}…").isEmpty)
    #expect(FoodName.words(of: "2% milk (large)") == ["2%", "milk", "large"])
  }

  @Test func `a picture of a food is its name`() {
    #expect(FoodName.words(of: "🥜 butter") == ["peanuts", "butter"])
    #expect(FoodName.words(of: "🌶\u{FE0F}") == ["chili", "pepper"])
    #expect(FoodName.words(of: "cream cheese™") == ["cream", "cheese"])
  }
}
