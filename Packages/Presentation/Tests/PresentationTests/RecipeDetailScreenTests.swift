import DesignSystem
import MealModels
import PremiumGate
import ScreenParts
import Testing

@testable import Presentation
@testable import PresentationSamples

@Suite struct RecipeDetailScreenTests {
  static let meal = SampleKitchen.tuscan

  static func screen(_ change: (inout RecipeInput) -> Void = { _ in }) -> RecipeDetailScreen {
    var input = RecipeInput(meal: meal)
    change(&input)
    return RecipeDetailScreen(input, .english)
  }

  // W-REC-04, G-03, C-N01
  @Test func `the bar holds Close, Share and Save`() {
    let root = Self.screen().element
    let order = root.readingOrder.prefix(3).map(\.accessibility.label)
    #expect(order == ["Close", "Share", "Save to favorites"])
    #expect(root.spoken("recipe.close")?.hint == "Closes this screen")
    #expect(root.fired("recipe.close") == "navigation.dismiss")
    #expect(root.fired("recipe.share") == "meal.share?id=creamy-tuscan-chicken")
    #expect(root.fired("recipe.save") == "favorites.toggle?id=creamy-tuscan-chicken")
    #expect(root.find("tabs") == nil)  // W-REC-24
  }

  // W-REC-06 to 15, W-REC-23
  @Test(
    arguments: [
      ("recipe.title.text", "Creamy Tuscan Chicken", TypeStyle.title, FontWeight.bold, 0.0),
      ("recipe.ingredients.header", "Ingredients", .title3, .bold, 24),
      ("recipe.ingredients.1", "1 cup heavy cream", .callout, .regular, 20),
      ("recipe.ingredients.3", "3 cloves garlic, minced", .callout, .regular, 20),
      ("recipe.ingredients.7", "Salt and pepper to taste", .callout, .regular, 20),
      ("recipe.instructions.header", "Instructions", .title3, .bold, 24),
      (
        "recipe.instructions.0",
        "Heat olive oil in a large skillet over medium-high heat. "
          + "Season chicken with salt and pepper.", .callout, .regular, 40
      ),
      ("recipe.startCooking.title", "Start Cooking", .body, .medium, 0),
    ] as [(ElementID, String, TypeStyle, FontWeight, Double)])
  func `each text of the recipe has its words, tokens and least height`(
    id: ElementID, words: String, style: TypeStyle, weight: FontWeight, height: Double
  ) {
    let root = Self.screen().element
    #expect(root.text(id)?.text == words)
    #expect(root.text(id)?.style == style)
    #expect(root.text(id)?.weight == weight)
    #expect(root.find(id)?.layout.minHeight == height)
  }

  // W-REC-13, C-S08
  @Test func `the eight drawn ingredients stand in order`() {
    let lines = Self.screen().ingredients.lines.map(\.content.text)
    #expect(
      lines == [
        "1 lb boneless, skinless chicken breast", "1 cup heavy cream", "2 tbsp olive oil",
        "3 cloves garlic, minced", "1/2 cup sun-dried tomatoes, chopped",
        "2 cups fresh spinach", "1/2 cup grated Parmesan cheese",
        "Salt and pepper to taste",
      ])
  }

  // W-REC-07
  @Test func `there are four badges in the drawn order`() {
    let badges = Self.screen().badges.badges
    #expect(badges.map(\.text) == ["25 min", "Easy", "4 servings", "Italian"])
    #expect(badges.map(\.icon) == [.time, .difficulty, .servings, .cuisine])
    #expect(
      badges.map(\.spoken) == [
        "25 minutes", "Easy difficulty", "4 servings", "Italian cuisine",
      ])
  }

  // W-REC-03, W-REC-09, W-REC-10, W-REC-11, W-REC-22
  @Test func `the drawn heights and gaps are kept`() {
    let root = Self.screen().element
    #expect(root.find("recipe.hero")?.layout.height == .fixed(250))
    #expect(root.find("recipe.title")?.layout.minHeight == 32)
    #expect(root.find("recipe.description")?.layout.minHeight == 60)
    #expect(root.text("recipe.description")?.lineLimit == nil)
    #expect(root.gap("recipe.gap.description") == 16)
    #expect(root.gap("recipe.gap.ingredients") == 24)
    // Below each other or side by side, the drawn gap is between ingredients and steps.
    #expect(root.find("recipe.columns")?.layout.spacing == .sectionSpacing)
    #expect(root.gap("recipe.gap.start") == 32)
    #expect(root.gap("recipe.gap.end") == 32)
  }

  // S-A11Y-03, C-A02
  // A calm tile shows no dish, so it does not claim to be a photo of one.
  @Test func `the picture says what it shows, else the name of the dish`() {
    #expect(
      Self.screen().element.spoken("recipe.hero")?.label == "Golden chicken in a cream sauce")
    let plain = Self.screen { $0.meal = SampleKitchen.samples.tacos }
    #expect(plain.element.spoken("recipe.hero")?.label == "No photo of Spicy Beef Tacos")
  }

  // W-REC-13, W-REC-21: each in a column of its own, so that long lines hang from it.
  @Test func `bullets and numbers are seen in front and not read as such`() {
    let root = Self.screen().element
    #expect(root.text("recipe.ingredients.1.line.marker")?.text == "•")
    let numbers = (0..<5).map { root.text(.init("recipe.instructions.\($0).line.marker"))?.text }
    #expect(numbers == ["1.", "2.", "3.", "4.", "5."])
    #expect(root.spoken("recipe.instructions.0.line.marker")?.exposure == .hidden)
    #expect(root.spoken("recipe.ingredients.1")?.label == "1 cup heavy cream")
    #expect(root.spoken("recipe.instructions.4")?.label.hasPrefix("Step 5. Return") == true)
  }

  // S-REC-04
  @Test func `ingredients are a list and steps a numbered one, each heading with its own`() {
    let root = Self.screen().element
    #expect(root.find("recipe.ingredients.list.0")?.role == .list)
    #expect(root.find("recipe.ingredients.list.0")?.children.count == 8)
    #expect(root.find("recipe.instructions.list.0")?.role == .numberedList)
    #expect(root.find("recipe.instructions.list.0")?.children.count == 5)
    var recipe = Self.meal.recipe
    recipe.ingredients[6].section = "For the top"
    recipe.ingredients[7].section = "For the top"
    let meal = Meal(recipe: recipe, slots: [], facts: Self.meal.facts)
    let parted = Self.screen { $0.meal = meal }
    #expect(parted.ingredients.groups.map(\.lines.count) == [6, 2])
    #expect(parted.ingredients.groups.map(\.heading?.content.text) == [nil, "For the top"])
    #expect(
      parted.element.spoken("recipe.ingredients.list.1") == .container("For the top"))
  }

  // D-IMG-07 to 10
  @Test(arguments: [MealImage.Phase.placeholder, .loading(0.4), .failed])
  func `the picture can be on its way or missing`(phase: MealImage.Phase) {
    let hero = Self.screen { $0.imagePhase = phase }.hero
    #expect(hero.image.phase == phase)
    #expect(hero.element.motion == nil)
    #expect(Self.screen().hero.element.motion == .imageFadeIn)
  }

  @Test func `the list is for as many people as asked, in the units asked for`() {
    let root = Self.screen {
      $0.servings = 8
      $0.system = .metric
    }.element
    #expect(root.text("recipe.badges.servings.text")?.text == "8 servings")
    #expect(root.text("recipe.ingredients.1")?.text == "480 ml heavy cream")
    #expect(Self.screen { $0.servings = 1 }.badges.badges[2].text == "1 serving")
  }

  // G-16
  @Test func `a quiet button in the drawn row of the ingredients leads to servings and units`() {
    let root = Self.screen().element
    #expect(root.fired("recipe.adjust") == "recipe.adjust?id=creamy-tuscan-chicken")
    #expect(root.spoken("recipe.adjust")?.label == "Adjust servings and units")
    #expect(root.find("recipe.adjust")?.role == .textButton)
    #expect(root.find("recipe.adjust")?.layout.widensTouch == true)
    #expect(root.find("recipe.ingredients.header.row")?.layout.minHeight == 24)
    #expect(root.find("recipe.instructions.header.row") == nil)
  }

  @Test func `in metric units what is known to weigh is weighed`() {
    let root = Self.screen {
      $0.system = .metric
      let measures = ScreenCatalog.sampleMeasures(of: $0.meal.recipe)
      $0.measured = measures.filter { $0.value.density == 0.127 }
    }.element
    #expect(root.text("recipe.ingredients.5")?.text == "60 g fresh spinach")
    #expect(
      root.text("recipe.ingredients.6")?.text
        == "1/2 cup grated Parmesan cheese, a cup is 240 ml")
    #expect(root.text("recipe.ingredients.3")?.text == "3 cloves garlic, minced")
  }

  @Test(arguments: [
    (MeasurementSystem.us, "Preheat to 300°F."), (.metric, "Preheat to 150\u{A0}°C."),
  ])
  func `its steps name heat in the units of the setting`(
    system: MeasurementSystem, words: String
  ) {
    var recipe = Self.meal.recipe
    recipe.steps = [RecipeStep("Preheat to 300°F.")]
    let section = RecipeSection.instructions(
      of: recipe, servings: recipe.servings, in: system, measured: [:], .english)
    #expect(section.lines.map(\.content.text) == [words])
  }

  @Test func `rows of other features stand below Start Cooking`() throws {
    let row = ListRow("planner.add", "Add to week", action: ControlAction("plan.add"))
    let order = Self.screen { $0.offeredRows = [row] }.element.readingOrder.map(\.id)
    let start = try #require(order.firstIndex(of: "recipe.startCooking"))
    #expect(order.last == "planner.add")
    #expect(order.dropLast().last == "recipe.opinion.why")
    #expect(start < order.count - 2)
  }

  @Test func `saving asks for premium only while it is needed`() {
    let free = Self.screen { $0.saveDecision = .needsPremium(.mealSavedInRecipe) }
    #expect(free.element.spoken("recipe.save")?.hint == "Requires premium subscription")
    let saved = Self.screen { $0.isSaved = true }
    #expect(saved.element.text("recipe.save.title")?.text == "Saved")
    #expect(saved.element.spoken("recipe.save")?.label == "Remove from favorites")
    #expect(saved.state == "saved")
  }
}
