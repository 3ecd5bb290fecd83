import DesignSystem
import MealModels
import ScreenParts
import SuggestionEngine
import Testing

@testable import Presentation
@testable import PresentationSamples

@Suite struct SidesScreenTests {
  private static let meal = SampleKitchen.tuscan
  private static let sides = ScreenCatalog.withSides(meal)

  private func page(_ input: RecipeInput) -> RecipeDetailScreen {
    RecipeDetailScreen(input, .english)
  }

  private func text(_ id: ElementID, _ screen: any Screen) -> String? {
    screen.element.find(id)?.visibleText
  }

  // Conflicts 5.1
  @Test func `the sides of a meal are between the cooking button and the opinion`() throws {
    let order = page(Self.sides).element.all.map(\.id)
    let start = try #require(order.firstIndex(of: "recipe.startCooking"))
    let sides = try #require(order.firstIndex(of: "recipe.sides"))
    let opinion = try #require(order.firstIndex(of: "recipe.opinion"))
    #expect(start < sides && sides < opinion)
    #expect(page(RecipeInput(meal: Self.meal)).element.find("recipe.sides") == nil)
  }

  @Test func `a row tells name, amount for so many people and minutes, and opens its sheet`() {
    var input = Self.sides
    input.servings = 2
    let root = page(input).element
    #expect(root.find("recipe.sides.0")?.accessibility.label == "Steamed Rice")
    let words = root.find("recipe.sides.0").map { $0.all.map(\.visibleText) } ?? []
    #expect(words.contains("1 cup long-grain white rice"))
    #expect(words.contains("35 min"))
    #expect(root.fired("recipe.sides.0") == "side.open?id=creamy-tuscan-chicken&place=0")
    #expect(root.find("recipe.sides.1")?.accessibility.label == "Without Steamed Rice")
  }

  @Test
  func `the sides section gives nutrition and contents with sides, and why the meal is complete`() {
    let section = page(Self.sides).sides
    #expect(
      section?.footer == "With sides: about 720 kcal and 42 g of protein a serving.")
    let bread = ScreenCatalog.sampleDishes[2]
    var input = RecipeInput(meal: Self.meal)
    input.sides = [TableSide(place: 0, usual: bread, choices: [bread], outcome: .served(bread))]
    #expect(
      page(input).sides?.footer
        == "With the sides: Contains gluten and wheat. Always check the label.")
    #expect(section?.note?.content.text == "This is a light supper in Italy.")
  }

  @Test func `where nothing suits everyone a sentence says so, and no row offers it`() {
    let section = page(ScreenCatalog.withMissingSide(Self.meal)).sides
    #expect(section?.rows == [])
    #expect(
      section?.missing.map(\.text) == ["Served without Crusty Bread: it is not gluten-free."])
    #expect(section?.footer == nil)
  }

  @Test func `the sheet offers what everyone may eat and nothing, and tells the recipe`() throws {
    let sheet = try SampleKitchen.catalog.screen("side", state: "chosen")
    let actions = sheet.element.actions.map(\.description)
    #expect(
      actions.contains("side.choose?id=creamy-tuscan-chicken&place=0&side=cooked-quinoa"))
    #expect(actions.contains("side.leaveOut?id=creamy-tuscan-chicken&place=0"))
    #expect(text("side.recipe.ingredients.0", sheet) == "2 cups long-grain white rice")
    #expect(text("side.recipe.instructions.0", sheet)?.hasPrefix("Rinse the rice.") == true)
    #expect(sheet.element.find("side.nothing")?.accessibility.label == "Nothing")
  }

  @Test func `a sheet without a safe dish offers none and tells no recipe`() throws {
    let sheet = try SampleKitchen.catalog.screen("side", state: "missing")
    #expect(sheet.element.find("side.choices") == nil)
    #expect(sheet.element.find("side.recipe") == nil)
    #expect(text("side.missing.text", sheet)?.hasPrefix("Served without Crusty Bread") == true)
  }

  @Test func `a recipe says first which foods must be cooked before`() throws {
    let screen = page(RecipeInput(meal: ScreenCatalog.needingRice(Self.meal)))
    let order = screen.element.all.map(\.id)
    let needs = try #require(order.firstIndex(of: "recipe.needs"))
    let description = try #require(order.firstIndex(of: "recipe.description"))
    #expect(needs < description)
    #expect(
      screen.needs?.text
        == "Needs cooked rice. If none is ready, allow 1 hour 25 minutes more.")
  }

  @Test func `a name that is no plain English is told with its gloss wherever it is read`() throws {
    let meal = Meal.glossed(Self.meal)
    let (shown, spoken) = ("Bakoula · Moroccan spiced greens", "Bakoula, Moroccan spiced greens")
    let card = SuggestionCard("card", meal, copy: .english)
    #expect(card.title == shown)
    #expect(card.accessibility.label == "Meal suggestion: \(spoken)")
    let saved = FavoriteCard("saved", SavedItem(meal), copy: .english)
    #expect(saved.title == shown && saved.accessibility.label == spoken)
    #expect(page(RecipeInput(meal: meal)).gloss?.content.text == "Moroccan spiced greens")
    let search = SearchScreen(SearchInput(query: "greens", meals: [meal.summary]), .english)
    let row = search.element.find(ElementID("search.meal").child(meal.id.rawValue))
    #expect(row?.accessibility.label == spoken)
    #expect(row?.all.map(\.visibleText).contains(shown) == true)
    let line = HistoryInput.Line(
      meal.id, title: "Bakoula", gloss: meal.recipe.gloss,
      events: [HistoryEvent(.cooked, meal.id)])
    let history = HistoryScreen(
      HistoryInput(days: [HistoryInput.Day(5, lines: [line])], today: 5), .english)
    let told = history.element.find(
      ElementID("history.day").child(5).child(meal.id.rawValue))
    #expect(told?.accessibility.label == spoken)
    let why = WhyScreen(
      WhyInput(meal: meal, explanation: Explanation(meal: meal.id)), .english)
    #expect(why.message.content.text == shown && why.message.spoken == spoken)
  }

  @Test func `where it is ordered or put into a calendar what goes with it is told`() {
    let order = OrderServicesScreen(Self.meal, sides: Self.sides.sides, .english)
    #expect(order.sides?.content.text == "Serve with Steamed Rice.")
    let now = LocalMoment(date: .init(timeIntervalSince1970: 0))
    let question = CalendarQuestionScreen(
      Self.meal, sides: "Serve with Steamed Rice.", from: now, to: now, .english)
    #expect(question.dialog.message.contains("Serve with Steamed Rice. The calendar gets these"))
  }
}
