import MealModels

@testable import CulinaryFoods
@testable import FoodFacts

/// A small kitchen with true contents, so that rules are tested apart from the bundled lists.
enum Pantry {
  static let foods = """
    milk: milk | milk | row: 01077 | density: 1.03
    butter: butter | from: milk | row: 01001 | weights: stick 113, knob 15
    buttermilk: buttermilk | from: milk
    cream: cream | from: milk
    heavy-cream: heavy cream | from: cream
    whipping-cream: whipping cream | from: cream
    half-and-half: half-and-half | from: milk
    egg: egg | egg | row: 01123 | weights: piece 50, small 38, large 56
    eggplant: eggplant; aubergine
    wheat: wheat | wheat
    flour: flour; wheat flour | from: wheat | row: 20081
    yeast: yeast
    bread: bread | from: flour, yeast | row: 18069 | weights: slice 30
    breadcrumb: breadcrumb | from: bread
    oat: oat | traces: gluten
    soybean: soybean | soy
    soy-sauce: soy sauce | from: soybean, wheat
    almond: almond | almond
    walnut: walnut | walnut
    peanut: peanut | peanut
    peanut-butter: peanut butter | from: peanut
    coconut: coconut
    coconut-milk: coconut milk | from: coconut
    chocolate: chocolate | traces: milk, tree-nut
    milk-chocolate: milk chocolate | from: chocolate, milk
    chickpea: chickpea
    rice: rice | row: 20444
    salt: salt | row: 02047 | density: 1.2
    pepper: pepper; black pepper
    tomato: tomato | weights: piece 120
    fruit: fruit | group
    apricot: apricot | from: fruit
    dried-fruit: dried fruit | from: fruit | sulphite
    chicken: chicken | poultry
    beef: beef | meat | row: 23572
    bacon: bacon | pork
    cod: cod | fish
    celery: celery | celery
    chicken-stock: chicken stock | from: chicken, celery
    vegetable-stock: vegetable stock | from: celery
    mustard: mustard | mustard
    oil: oil | row: 04053
    dressing: dressing | from: oil, mustard
    honey: honey | honey | row: 19296
    sugar: sugar | row: 19335
    wine: wine | alcohol
    """

  static let words = """
    plain: chopped, large, fresh, to taste, all purpose
    cut: slice, leaf
    flesh: breast, fillet
    form: powder, flour, juice, oil
    variety: italian, wild, sweet
    color: red, golden
    container: cup, jar, g
    joint: coated, flavored, filled
    link: and, or, with, in, of, made with
    free gluten free, no gluten: gluten, wheat
    free nut free: tree-nut
    free dairy free: milk
    doubt: if, not, needed, regular, some, use
    origin: cow
    without vegan: milk, egg, meat, poultry, dairy, honey, +soy, +wheat
    adding breaded: breadcrumb, egg
    adding dried, sun dried: of fruit, dried-fruit
    """

  static func book(_ lines: String = foods) throws -> FoodBook {
    FoodBook(trusted: try lines.split(separator: "\n").map { try FoodLine.food($0) })
  }

  static func matcher() throws -> FoodMatcher {
    FoodMatcher(try book(), vocabulary: MatchVocabulary(words))
  }

  /// A line of a recipe: grams of a food, or another measure.
  static func line(
    _ food: FoodID?, grams: Int? = nil, _ measure: Measure? = nil, named name: String? = nil,
    note: String? = nil
  ) -> Ingredient {
    let weighed = grams.map { Measure(.exactly(Fraction($0)), .gram) }
    return Ingredient(
      measure: measure ?? weighed, name: name ?? food?.rawValue ?? "frobnitz", food: food,
      note: note)
  }

  static func recipe(
    _ lines: [Ingredient], alsoUses: [FoodID] = [], servings: Int = 1, steps: String? = nil
  ) -> Recipe {
    Recipe(
      id: "dish", title: "Dish", summary: "A dish.", description: "A dish.", cuisine: .italian,
      difficulty: .easy, times: RecipeTimes(prepMinutes: 5, cookMinutes: 5), servings: servings,
      ingredients: lines, alsoUses: alsoUses, steps: [RecipeStep(steps ?? "Cook.")],
      picture: DishPicture(kind: .plate, description: "A plate"),
      origin: steps == nil ? .bundled : .user)
  }
}
