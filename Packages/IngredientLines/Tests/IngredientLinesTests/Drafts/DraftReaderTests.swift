import IngredientLines
import MealModels
import Testing

@Suite struct DraftReaderTests {
  private let foods: FoodReference
  private let reader: DraftReader

  init() throws {
    let book = try FoodBook.empty.adding([
      Food(id: "butter", name: "butter", contents: FoodContents(allergens: [.milk])),
      Food(id: "margarine", name: "margarine", contents: FoodContents()),
      Food(id: "wheat-flour", name: "flour", contents: FoodContents(allergens: [.wheat])),
      Food(id: "cherry-tomato", name: "cherry tomatoes"),
      Food(id: "plum-tomato", name: "plum tomatoes"), Food(id: "lemon", name: "lemon"),
      Food(id: "lemon-juice", name: "lemon juice"), Food(id: "lime-juice", name: "lime juice"),
      Food(id: "cheddar", name: "cheddar"), Food(id: "sour-cream", name: "sour cream"),
      Food(id: "spring-onion", name: "green onions"),
      Food(id: "sesame-seed", name: "sesame seeds", contents: FoodContents(allergens: [.sesame])),
    ])
    foods = FoodReference(book)
    reader = DraftReader(foods)
  }

  private func read(
    _ lines: String..., steps: [String] = [], settled: [String: [FoodID]] = [:]
  ) -> ReadRecipe {
    let draft = RecipeDraft(
      title: "Shortbread", ingredients: [.init(lines)], steps: [.init(steps)], servings: 8)
    return DraftReader(foods) { settled[$0] }.recipe(of: draft, id: "own-1", origin: .imported)
  }

  private func facts(_ read: ReadRecipe) -> MealFacts {
    MealFacts(of: read.recipe, foods: foods.with(foods.book))
  }

  @Test(
    "Of a range of servings the amounts are counted for the fewest, and it is kept as said",
    arguments: [
      ("6-8 servings", 8, 6, 6...8), ("4 to 6", 6, 4, 4...6), ("Serves 6 – 8", 6, 6, 6...8),
      ("6/8", 8, 6, 6...8), ("4 servings (12–16 pieces)", 4, 4, nil), ("8 1/3 cups", 9, 9, nil),
      ("2 loaves", 2, 2, nil),
    ] as [(String, Int, Int, ClosedRange<Int>?)])
  func servings(yield: String, stated: Int, counted: Int, range: ClosedRange<Int>?) {
    var draft = RecipeDraft(title: "Soup", ingredients: [.init(["200 g butter"])])
    (draft.servings, draft.yield) = (stated, yield)
    let recipe = reader.recipe(of: draft, id: "own-1", origin: .imported).recipe
    #expect(recipe.servings == counted)
    #expect(recipe.credits?.servingsRange == range)
    #expect(recipe.credits?.statesServings == true)
  }

  @Test func `a line becomes an ingredient with its amount, food and note`() {
    let line = read("200 g butter, softened").recipe.ingredients.first
    #expect(line?.measure == Measure(.exactly(Fraction(200)), .gram))
    #expect(line?.food == "butter")
    #expect(line?.note == "softened")
  }

  @Test func `the reader reports a line with an unknown food, and the recipe fits no diet`() {
    let read = read("200 g butter", "2 tbsp Mum's mix")
    #expect(
      read.open == [.init(position: 1, text: "2 tbsp Mum's mix", name: "Mum's mix")])
    #expect(read.recipe.ingredients.map(\.food) == ["butter", nil])
    #expect(facts(read).diets == [])
    #expect(facts(read).unknownIngredients.contains("Mum's mix"))
  }

  @Test func `a heading below which no line stands is a text of the recipe`() {
    let draft = RecipeDraft(
      title: "Shortbread",
      ingredients: [
        .init(["Sesame:", "Topping:", "200 g butter", "Tahini:"], below: "Dough"),
        .init([], below: "To serve"), .init(["1 lemon"], below: "Glaze"),
      ], steps: [.init(["Bake."], below: "Sesame crust")])
    let recipe = DraftReader(foods).recipe(
      of: draft, id: "own-1", origin: .imported, ownNotes: "With butter.\nAnd tea."
    ).recipe
    #expect(recipe.ingredients.map(\.section) == ["Topping", "Glaze"])
    #expect(
      Set(recipe.asides) == [
        RecipeText(.emptyHeading, "Dough"), RecipeText(.emptyHeading, "Sesame"),
        RecipeText(.emptyHeading, "Tahini"), RecipeText(.emptyHeading, "To serve"),
        RecipeText(.stepHeading, "Sesame crust"), RecipeText(.ownNotes, "With butter."),
        RecipeText(.ownNotes, "And tea."),
      ])
  }

  @Test(arguments: [Int.max, .min, 0]) func `no number of a draft ends the program`(number: Int) {
    let draft = RecipeDraft(
      title: "Shortbread", ingredients: [.init(["200 g butter"])], servings: number,
      prepMinutes: number, cookMinutes: number, totalMinutes: number)
    let recipe = reader.recipe(of: draft, id: "own-1", origin: .imported).recipe
    #expect((1...Recipe.mostServings).contains(recipe.servings))
    #expect(recipe.times.totalMinutes >= 0)
    let halves = RecipeDraft(title: "Tart", cookMinutes: number, totalMinutes: -1)
    #expect(reader.recipe(of: halves, id: "own-2", origin: .user).recipe.times.prepMinutes >= 0)
  }

  @Test func `a settled name is known from then on`() {
    let read = read("2 tbsp Mum's mix", settled: ["Mum's mix": ["wheat-flour", "sesame-seed"]])
    #expect(read.open == [])
    #expect(facts(read).contents.allergens.contains(.sesame))
  }

  @Test func `a settled name never replaces a known food`() {
    let read = read("200 g butter", settled: ["butter": ["margarine"]])
    #expect(read.recipe.ingredients.map(\.food) == ["butter"])
  }

  @Test(arguments: [
    "200 g butter or margarine", "200 g margarine or butter",
  ])
  func `every alternative in a line counts`(line: String) {
    #expect(facts(read(line)).contents.allergens.contains(.milk))
  }

  @Test(
    arguments: [
      ("1 lb cherry or plum tomatoes", ["cherry-tomato", "plum-tomato"]),
      ("2 tbsp lemon or lime juice", ["lemon-juice", "lemon", "lime-juice"]),  // lemon to be safe
      ("butter (or margarine)", ["butter", "margarine"]),
      ("flour & butter", ["wheat-flour", "butter"]),
    ] as [(String, [FoodID])])
  func `parts of a name may share its last word`(line: String, foods: [FoodID]) {
    let recipe = read(line).recipe
    #expect(recipe.ingredients.map(\.food) + recipe.alsoUses == foods.map(Optional.some))
  }

  @Test(
    arguments: [
      "shredded cheddar, sour cream, sliced green onions",
      "1 cup shredded cheddar, sour cream, and sliced green onions",
    ])
  func `a line that lists foods is several, none lost and none merged`(line: String) {
    let recipe = read(line).recipe
    #expect(recipe.ingredients.map(\.food) == ["cheddar", "sour-cream", "spring-onion"])
    #expect(recipe.ingredients.last?.text == "sliced green onions")
  }

  @Test func `a list with an unknown food stays one line, and is unsafe`() {
    let read = read("cheddar, sour cream, sliced Mum's mix")
    #expect(read.recipe.ingredients.count == 1)
    #expect(!facts(read).unknownIngredients.isEmpty)
  }

  @Test func `one unknown part makes the whole name unknown`() {
    #expect(read("butter or Mum's mix").open.count == 1)
    #expect(read("flour and Mum's mix").open.count == 1)
  }

  @Test func `an unknown alternative makes the recipe unsafe`() {
    let read = read("200 g butter or Mum's mix")
    #expect(read.open.count == 1)
    #expect(!facts(read).unknownIngredients.isEmpty)
  }

  @Test func `an unknown alternative to a known food makes the recipe unknown`() throws {
    let butter = Food(id: "butter", name: "butter", contents: FoodContents(allergens: [.milk]))
    let foods = FoodReference(try FoodBook.empty.adding([butter]))
    let draft = RecipeDraft(
      title: "Shortbread", ingredients: [.init(["2 tbsp butter or margarine"])])
    // Of a recipe of this origin the list alone is read, and no other text.
    let recipe = DraftReader(foods).recipe(of: draft, id: "own-6", origin: .bundled).recipe
    #expect(recipe.ingredients.map(\.food) == ["butter"])
    #expect(MealFacts(of: recipe, foods: foods).unknownIngredients.count == 1)
  }

  @Test(arguments: ["pt", "de-DE", "fr"])
  func `in another language only settled names are known`(language: String) {
    let draft = RecipeDraft(
      title: "Massa", ingredients: [.init(["200 g butter", "2 g Mum's mix"])], language: language)
    let read = DraftReader(foods) { $0 == "Mum's mix" ? ["sesame-seed"] : nil }
      .recipe(of: draft, id: "own-4", origin: .imported)
    #expect(read.recipe.ingredients.map(\.food) == [nil, "sesame-seed"])
  }

  @Test func `a page that says English and is not is told by its foods`() {
    let draft = RecipeDraft(
      title: "Teig",
      ingredients: [.init(["200 g butter", "3 Eier", "300 g Mehl", "1 Prise Salz"])],
      language: "en-US")
    let read = reader.recipe(of: draft, id: "own-5", origin: .imported)
    #expect(read.open.count == 4)
  }

  @Test func `headings among the lines are headings`() {
    let read = read("For the dough:", "200 g flour", "For the top:", "50 g butter")
    #expect(read.recipe.ingredients.map(\.section) == ["For the dough", "For the top"])
    #expect(read.lines.map(\.isHeading) == [true, false, true, false])
  }

  @Test func `a line without words about a food is unknown, not lost`() {
    let read = read("200 g", "***")
    #expect(read.recipe.ingredients.count == 2)
    #expect(read.open.count == 2)
  }

  @Test func `the reader assumes missing facts and lists the assumptions`() {
    let bare = reader.recipe(of: RecipeDraft(title: "Stew"), id: "own-2", origin: .user)
    #expect(bare.assumed == [.servings, .time, .cuisine])
    #expect(bare.recipe.servings == 4)
    #expect(bare.recipe.times.totalMinutes == 60)
    #expect(bare.recipe.picture.kind == .stew)
    let told = reader.recipe(
      of: RecipeDraft(
        title: "Pad krapow", servings: 2, prepMinutes: 10, totalMinutes: 25, cuisines: ["Thai"]),
      id: "own-3", origin: .user)
    #expect(told.assumed == [])
    #expect(told.recipe.cuisine == .thai)
    #expect(told.recipe.times.totalMinutes == 25)
  }
}
