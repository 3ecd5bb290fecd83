import DesignSystem
import MealModels
import ScreenParts
import Testing

@testable import PlanningPresentation
@testable import PlanningSamples

@Suite struct RecipePickerTests {
  private func picker(_ change: (inout RecipePickerInput) -> Void = { _ in }) -> RecipePickerScreen
  {
    var input = SamplePicker.picker
    change(&input)
    return RecipePickerScreen(input, SampleApp.context)
  }

  // R-PICK-02
  @Test func `the tabs stand in the drawn order, and one of them is chosen`() {
    let tabs = picker { $0.tab = .saved }.tabs
    #expect(tabs.segments.map(\.title) == ["Curated", "Trending", "Saved", "Imported"])
    #expect(tabs.selected == "saved")
  }

  @Test("Own recipes that are still being read are not called missing")
  func reading() {
    let screen = picker {
      ($0.tab, $0.cards, $0.isReadingOwn) = (.imported, nil, true)
    }
    #expect(screen.state == "reading")
    #expect(screen.message?.headline == "Reading your recipes")
  }

  // R-PICK-03
  @Test func `a card is as drawn`() throws {
    let card = try #require(picker().cards.first)
    #expect(card.title == "Lemon Herb Chicken")
    #expect(card.rating?.text == "4.8" && card.rating?.icon == .star)
    #expect(card.facts == "10 ingredients · 35 min · Serves 4")
    #expect(card.add.title == "Add")
  }

  @Test func `a card leaves out an unknown rating and unknown facts`() throws {
    let card = try #require(picker { $0.cards = [SamplePicker.casserole] }.cards.first)
    #expect(card.rating == nil)
    #expect(card.facts == "1 ingredient")
    #expect(!card.element.all.contains { $0.iconRole == .star })
    let bare = picker { $0.cards = [.init("bare", "Bare", image: SamplePicker.soup.image)] }
    #expect(bare.element.find("recipe-picker.card.bare.facts") == nil)
  }

  @Test func `a card is read as one, and Add says which recipe`() throws {
    let root = picker().element
    let card = try #require(root.find("recipe-picker.card.lemon-herb-chicken.meal"))
    #expect(card.accessibility.label == "Lemon Herb Chicken")
    #expect(
      card.accessibility.value
        == "Rated 4.8 of 5, 10 ingredients · 35 minutes · Serves 4")
    let add = try #require(root.find("recipe-picker.card.lemon-herb-chicken.add"))
    #expect(add.accessibility.label == "Add Lemon Herb Chicken")
    #expect(add.action?.description == "picker.add?id=lemon-herb-chicken")
  }

  @Test func `the picker counts recipes that break a limit and never shows them`() {
    #expect(picker { $0.leftOutCount = 3 }.leftOut?.text == "3 left out because of your limits")
    #expect(picker { $0.leftOutCount = 1 }.leftOut?.text == "1 left out because of your limits")
    #expect(picker().leftOut == nil)
  }

  @Test func `trending says where its order comes from, and what it is without data`() {
    func words(_ trend: RecipePickerInput.Trend) -> String? {
      picker { ($0.tab, $0.trend) = (.trending, trend) }.notices.last?.text
    }
    #expect(words(.household) == "Sorted by what your household cooked lately.")
    #expect(words(.everybody) == "Sorted by what your household and others cooked lately.")
    #expect(
      words(.season)
        == "Too few meals were cooked to say what is trending. These are in season now.")
    #expect(picker { $0.trend = .season }.notices.isEmpty)
  }

  // C-R11
  @Test(arguments: ["saved", "saved-empty"])
  func `saved recipes are never sold`(state: String) throws {
    for text in SampleApp.texts(of: try SampleApp.screen("recipe-picker", state)) {
      #expect(!text.lowercased().contains("premium"))
    }
  }

  @Test func `the filter says how many narrow something`() {
    #expect(picker().filter.title == "Filter")
    let filter = picker { $0.filter = SamplePicker.filter }.filter
    #expect(filter.title == "Filter (3)")
    #expect(filter.label == "Filter, 3 are active")
  }

  @Test func `nothing found leads to other words, to no filters, and to everything`() {
    let screen = picker {
      ($0.query, $0.filter, $0.cards) = ("lemon chickn", SamplePicker.filter, [])
      $0.wider = [.init("lemon", count: 6), .init("chicken", count: 1)]
    }
    #expect(screen.state == "none")
    #expect(
      screen.message?.actions.map(\.title) == [
        "lemon: 6 Recipes", "chicken: 1 Recipe", "Clear Filters", "Show All Recipes",
      ])
    #expect(screen.primaryAction == nil)
    #expect(screen.announcement == "Nothing found")
  }

  // R-IMP-04
  @Test func `at most twenty of the last searches are shown, the newest first`() {
    let all = (1...25).map { "search \($0)" }
    let open = picker { ($0.recentSearches, $0.isSearchesOpen) = (all, true) }
    let chips = open.element.all.filter { $0.action?.id == PickerAction.look.id }
    #expect(chips.map(\.visibleText) == (1...20).map { "search \($0)" })
    #expect(open.element.actions.contains { $0.id == PickerAction.forgetSearches.id })
    let folded = picker { $0.recentSearches = all }.element
    #expect(!folded.actions.contains { $0.id == PickerAction.look.id })
    #expect(folded.actions.contains { $0.id == PickerAction.searches.id })
  }

  // R-PICK-05, C-R16
  @Test func `a link can be imported offline too, and is said to be kept`() throws {
    let online = picker().importing
    #expect(online?.button.title == "Import from link" && online?.button.icon == .add)
    #expect(online?.helper.content.text == "Paste URL or share from Safari")
    let offline = picker { $0.isOffline = true }
    #expect(
      offline.importing?.helper.content.text
        == "You are offline. A link is kept as a draft and read later.")
    #expect(try #require(offline.element.find("recipe-picker.import")).isEnabled)
  }

  @Test func `importing is the one filled button where nothing was imported yet`() {
    #expect(picker().primaryAction == nil)
    #expect(
      picker { ($0.tab, $0.cards) = (.imported, []) }.primaryAction == "recipe-picker.import")
  }

  @Test func `it is said for when, or in the place of what, a recipe is chosen`() throws {
    let placed = picker().purpose
    #expect(placed?.content.text == "For Mon Dinner")
    #expect(placed?.element.accessibility.label == "For Dinner on Monday 12 May")
    let swap = picker { $0.swapped = "Leftovers" }
    #expect(swap.title == "Swap Recipe")
    #expect(swap.purpose?.content.text == "In place of Leftovers")
    #expect(swap.cards.first?.add.title == "Swap In")
    #expect(picker { $0.place = nil }.purpose == nil)
  }

  @Test func `VoiceOver reads the search, the filter, the tabs, then each card before its Add`() {
    let screen = picker()
    let read = screen.element.readingOrder.map(\.id)
    let wanted: [ElementID] = [
      "recipe-picker.purpose", "recipe-picker.search", "recipe-picker.filter",
      "recipe-picker.tabs.curated", "recipe-picker.tabs.imported",
      "recipe-picker.card.lemon-herb-chicken.meal", "recipe-picker.card.lemon-herb-chicken.add",
      "recipe-picker.card.chickpea-curry.meal", "recipe-picker.more", "recipe-picker.import",
    ]
    #expect(read.filter(wanted.contains) == wanted)
    #expect(screen.announcement == "43 recipes")
  }
}
