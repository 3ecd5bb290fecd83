import MealModels
import Testing

@testable import FoodFacts

/// What the bundled foods are to a meal, and when they are in season.
@Suite struct CulinaryRolesTests {
  @Test func `the table of roles names bundled foods only`() {
    let lost = FoodRole.named.keys.filter { FoodBook.culinary[$0] == nil }
    #expect(lost == [])
  }

  @Test(
    arguments: [
      ("veal-cutlet", .protein(.beef)), ("goat-meat", .protein(.lamb)),
      ("prosciutto", .protein(.pork)), ("sausage", .protein(.pork)),
      ("venison", .protein(.game)), ("bison", .protein(.game)),
      ("chicken-thigh", .protein(.chicken)), ("duck-breast", .protein(.poultry)),
      ("canned-tuna-in-oil", .protein(.fish)), ("squid", .protein(.shellfish)),
      ("quail-egg", .protein(.egg)), ("vegetarian-feta", .protein(.dairy)),
      ("greek-yogurt", .protein(.dairy)), ("tempeh", .protein(.soy)),
      ("vegan-tuna", .protein(.soy)), ("vegan-chicken", .protein(.soy)),
      ("hummus", .protein(.legumes)), ("gluten-free-chickpea-flour", .protein(.legumes)),
      ("baked-beans", .protein(.legumes)), ("peanut-butter", .protein(.nuts)),
      ("tahini", .protein(.nuts)), ("mixed-nuts", .protein(.nuts)),
      ("cooked-basmati-rice", .starch(.rice)), ("legume-pasta", .starch(.pasta)),
      ("gluten-free-soba", .starch(.noodles)), ("glass-noodle", .starch(.noodles)),
      ("brioche", .starch(.bread)), ("naan", .starch(.bread)),
      ("gluten-free-teff-injera", .starch(.bread)), ("panko", .starch(.bread)),
      ("puff-pastry", .starch(.dough)), ("gluten-free-rice-flour", .starch(.dough)),
      ("gnocchi", .starch(.potato)), ("plantain", .starch(.roots)),
      ("gluten-free-corn-tortilla", .starch(.corn)), ("granola", .starch(.oats)),
      ("couscous", .starch(.grains)), ("gluten-free-millet", .starch(.grains)),
      ("chicken-stock", .seasoning), ("gluten-free-chicken-stock", .seasoning),
      ("fish-sauce", .seasoning), ("gluten-free-tamari", .seasoning), ("lard", .seasoning),
      ("ghee", .seasoning), ("gelatin", .seasoning), ("kewpie-mayonnaise", .seasoning),
      ("lemon-juice", .seasoning), ("vegan-thai-green-curry-paste", .seasoning),
      ("strawberry-jam", .seasoning), ("white-wine", .seasoning),
      ("tomato", .other), ("green-bean", .other), ("gluten-free-oat-milk", .other),
      ("seitan", .other), ("coconut-milk", .other), ("chestnut", .other), ("banana", .other),
      ("guacamole", .other),
    ] as [(FoodID, FoodRole)])
  func `a food is what a cook takes it for`(food: FoodID, role: FoodRole) throws {
    try #require(FoodBook.culinary[food] != nil)
    #expect(FoodBook.culinary.role(of: food) == role)
  }

  @Test(
    arguments: [
      ("asparagus", [3, 4, 5]), ("cherry-tomato", [6, 7, 8]), ("leek", [1, 2, 12]),
      ("pumpkin", [1, 2, 9, 10, 11, 12]), ("canned-tomatoes", []), ("dried-fig", []),
      ("canned-asparagus", []), ("onion", []), ("banana", []), ("apple", []),
    ] as [(FoodID, [Int])])
  func `fresh produce has its season, and nothing preserved has`(food: FoodID, months: [Int]) {
    #expect(FoodBook.culinary[food]?.season.months == months)
  }

  @Test func `only produce has a season, and none has all year`() {
    let seasonal = FoodBook.culinary.foods.filter { $0.season != [] }
    #expect(seasonal.count >= 45)
    for food in seasonal {
      #expect(food.season.months.count <= 9, "\(food.id)")
      #expect(FoodBook.culinary.contents(of: food.id)?.diets.contains(.vegan) == true)
    }
  }
}
