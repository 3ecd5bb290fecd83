import DemoGrocer
import DesignSystem
import EaterRecord
import FoodFacts
import Foundation
import Groceries
import Journal
import MealCatalog
import MealModels
import MealPlan
import PlanningFeatures
import Presentation
import Preferences
import RecipeBookFeatures
import RecipeStore
import ScreenParts
import ServiceCalls
import SharingScreens
import SuggestionEngine
import Sync
import Testing

@testable import MealAdvisorSessions
@testable import SharingFeatures

/// What is asked about the edits of every shared stream is asked in words.
@Suite struct DisputeWordsTests {
  private let noon = Date(timeIntervalSince1970: 1_778_000_000)
  private let words: HouseholdWords

  init() throws { words = try HouseholdWords.ofEverything() }

  private func side(_ event: Event, _ kind: EditMeaning.Kind = .sets) throws -> EditConflict.Side {
    EditConflict.Side(
      number: 1, id: .random(), device: try DeviceID("one"), time: noon,
      meaning: EditMeaning(kind), event: event)
  }

  /// What is said of a field by events of one stream, each beside all others.
  private func said<State, Content>(
    _ stream: EventStream<State, Content>, _ field: String, _ contents: Content...
  ) throws -> [MergeInput.Value] {
    let sides = try contents.map { try side(try stream.event($0, at: noon)) }
    return sides.map { words.wanted(of: field, by: $0, among: sides) }
  }

  @Test func `a conflict in the plan shows time, dish, servings and eaters in words`() throws {
    func plan(_ field: String, _ change: PlanChange) throws -> MergeInput.Value? {
      try said(.plan, field, .changed("soup", change)).first
    }
    #expect(
      try plan("slot", .slot(PlanSlot(day: 20_586, slot: .dinner), position: 0))
        == .text("Dinner on Wednesday 13 May"))
    #expect(try plan("servings", .servings(4)) == .text("4"))
    #expect(try plan("servings", .servings(nil)) == .empty)
    #expect(try plan("eaters", .eaters([])) == .text("Everybody"))
    #expect(try plan("eaters", .eaters(["Ben", "you"])) == .text("Ben and You"))
    #expect(try plan("note", .note("")) == .empty)
    #expect(try plan("isLocked", .isLocked(true)) == .text("Locked"))
    let meal = PlannedMeal(
      id: "soup", slot: PlanSlot(day: 20_586, slot: .dinner), content: .text("Soup"), servings: 2)
    #expect(try said(.plan, "servings", .added(meal)) == [.text("2")])
    #expect(try said(.plan, "", .added(meal)) == [.text("Soup")])
    #expect(try said(.plan, "x", .set(.weeklyBudget(nil))) == [.text("No budget")])
    #expect(try said(.plan, "x", .set(.firstWeekday(7))) == [.text("Sunday")])
  }

  @Test func `a planned meal is told with its day, because a dish may be planned twice`() {
    let meals = [20_586, 20_587].map { day in
      PlannedMeal(
        id: PlannedMealID(rawValue: "soup-\(day)"), slot: PlanSlot(day: day, slot: .dinner),
        content: .text("Soup"))
    }
    let plan = Plan().applying(meals.map(PlanEvent.added))
    let words = HouseholdWords([.plan(plan, .english)], copy: .english)
    #expect(
      meals.map { words.title(of: FieldPlace("plan", $0.id.rawValue, "servings")) }
        == ["Soup, Dinner on Wednesday 13 May", "Soup, Dinner on Thursday 14 May"])
  }

  @Test func `a conflict about names shows each name, and You for the unnamed owner`() throws {
    #expect(
      try said(.preferences, "name", .naming("Ben", "Benedict"), .naming("Ben", "you"))
        == [.text("Benedict"), .text("You")])
    #expect(words.name(ofField: "name", in: "preferences") == "Name")
  }

  @Test func `the list and what is at home say what and how much`() throws {
    let list: GroceryListID = .week(from: 20_580)
    #expect(try said(.grocery, "note", .changed(list, "onion", .note("red"))) == [.text("red")])
    #expect(
      try said(.grocery, "ticked", .changed(list, "onion", .ticked(nil)))
        == [.text("Not ticked off")])
    let hand = ManualItem(id: "h", list: list, text: "2 l oat milk")
    #expect(try said(.grocery, "item", .added(hand)) == [.text("2 l oat milk")])
    #expect(try said(.grocery, "cart", .cart(list, nil)) == [.empty])
    #expect(
      try said(
        .grocery, "set/rules", .set(.rules(.init(prefersStoreBrand: true, avoided: ["palm oil"]))))
        == [.text("prefer store brand; avoid palm oil")])
    let rice = PantryItem(id: "p", food: "rice", name: "Rice", useBy: 20_586)
    #expect(try said(.pantry, "item", .stocked(rice)) == [.text("Rice")])
    #expect(try said(.pantry, "useBy", .stocked(rice)) == [.text("May 13, 2026")])
    #expect(try said(.pantry, "counted", .changed("p", .counted(nil, count: 2))) == [.empty])
    #expect(try said(.pantry, "removed", .changed("p", .isRemoved(true))) == [.deleted])
    #expect(
      try said(.pantry, "staple", .staple("salt", true)) == [.text("Always at home")])
  }

  @Test func `a package is told by its name, and by no id where that is not known`() throws {
    let list: GroceryListID = .week(from: 20_580)
    #expect(
      try said(
        .grocery, "product", .changed(list, "penne", .product("0001")),
        .changed(list, "penne", .product("0002")), .changed(list, "penne", .product(nil)))
        == [
          .text("Casa Penne 500 g, chosen by hand"),
          .text("Chosen by hand, name unknown here"), .text("Chosen by the rules"),
        ])
  }

  @Test func `a recipe says what differs, and not all lines again`() async throws {
    let journal = try EventJournal.inMemory()
    let library = RecipeLibrary(in: journal)
    let draft = RecipeDraft(
      title: "Pancakes", ingredients: [.init(["2 eggs", "1 cup flour"])], yield: "8 pancakes")
    let id = try await library.add(NewRecipe(RecipeContent(draft), origin: .user), at: noon)
    func edit(_ change: @Sendable (inout RecipeDraft) -> Void) async throws -> EditConflict.Side {
      try await library.edit(id, at: noon) { change(&$0.draft) }
      let record = try #require(try await journal.records(in: RecipeLibrary.stream).last)
      return try side(
        Event(
          stream: record.stream, subject: record.subject, version: record.version,
          time: record.time, payload: record.payload))
    }
    let first = try #require(try await journal.records(in: RecipeLibrary.stream).first)
    let added = try side(
      Event(
        stream: first.stream, subject: first.subject, version: first.version, time: first.time,
        payload: first.payload))
    let three = try await edit { $0.ingredients = [.init(["3 eggs", "1 cup flour"])] }
    let less = try await edit { $0.ingredients = [.init(["1 cup flour"])] }
    let sides = [three, less]
    #expect(
      words.wanted(of: "ingredients", by: three, among: sides)
        == .text("3 eggs, and 1 line on both"))
    #expect(words.wanted(of: "ingredients", by: less, among: sides) == .text("Without 3 eggs"))
    #expect(
      words.said(of: "ingredients", by: added, among: sides + [added])
        == .text("2 eggs, and 1 line on both"))
    #expect(words.said(of: "yield", by: added, among: [added]) == .text("8 pancakes"))
    #expect(words.said(of: "", by: added, among: [added]) == .text("Pancakes"))
    let title = try await edit { $0.title = "Thin Pancakes" }
    #expect(words.wanted(of: "title", by: title, among: [title]) == .text("Thin Pancakes"))
    let long = try await edit { $0.cookMinutes = 25 }
    #expect(words.wanted(of: "cookMinutes", by: long, among: [long]) == .text("25 minutes"))
  }

  @Test func `conflicts about settings, opinions and settled names are shown in words`() throws {
    #expect(
      try said(.preferences, "value", .init(key: "cooking-time", value: "30"))
        == [.text("30 minutes")])
    #expect(
      try said(.preferences, "value", .toggling("peanut", isOn: true, of: .allergies))
        == [.text("With Peanuts")])
    let reset = try side(
      try EventStream<EaterPreferences, PreferencesEvent>.preferences.event(.reset, at: noon),
      .ends)
    #expect(
      words.wanted(of: "", by: reset, among: [reset])
        == .text("All settings are reset, and so are later limits"))
    #expect(
      try said(.preferences, "egg", .toggling("egg", isOn: true, of: .traces))
        == [.text("Traces are avoided")])
    #expect(
      try said(.history, "opinion/Ben", .init(.rated, "tacos", stars: 4)) == [.text("4 stars")])
    #expect(
      try said(
        .settledNames, "meaning", try SettledNames.settling("purple stuff", as: .noFood),
        try SettledNames.settling("purple stuff", as: .contains(["no-such-food"])))
        == [.text("Not a food"), .text("Contains no-such-food")])
  }

  @Test func `fields are named by what they are, not by how they are stored`() {
    let names: [(StreamName, String, String)] = [
      ("plan", "isLocked", "Locked"), ("pantry", "useBy", "Use by"),
      ("grocery", "set/rules", "Rules for products"),
      ("plan", "minutes-3-dinner", "Minutes for a meal"),
      ("history", "opinion/Ben", "Opinion: Ben"), ("history", "opinion/", "Opinion"),
      ("grocery", "source/soup|1", "Counted for a meal"), ("recipes", "source", "Source"),
      ("recipes", "cookMinutes", "Cooking"), ("recipes", "tag/quick", "Tag"),
      ("settled-names", "meaning", "What it means"), ("plan", "", "Everything"),
      ("plan", "from-a-later-version", "A detail"), ("of-a-later-version", "x", "A detail"),
    ]
    for (stream, field, name) in names {
      #expect(words.name(ofField: field, in: stream) == name)
    }
  }

  @Test func `every stream that is shared and can be disagreed about has words`() {
    let happening: Set<StreamName> = ["aisles", "favorites"]
    for stream in SharedStreams.family.subtracting(happening) {
      let title = words.title(of: FieldPlace(stream, "something", "value"))
      #expect(title != Copy.english("merge.thing.other") && !title.contains("⟦"))
    }
  }
}

extension HouseholdWords {
  /// The one product that these words know.
  private static let penne = Product(
    id: "0001", store: "s", food: nil, name: "Penne", brand: "Casa",
    package: PackageSize(of: Measure(.exactly(Fraction(500)), .gram)), price: nil)

  /// Words over an empty record.
  fileprivate static func ofEverything() throws -> HouseholdWords {
    let service = SuggestionService(catalog: .bundled) { FoodReference.culinary.book }
    let retailers = Retailers(
      embedded: .demo(now: { .distantPast }),
      over: ServiceCaller(
        over: .offline, timing: CallTiming(now: { .distantPast }, chance: { 0 })),
      secrets: .inMemory(), makeID: { "id" }, foods: { .culinary })
    let planning = DisputeWords.planning(
      record: StoredState(), service: service, retailers: retailers, copy: .english
    ) {
      $0 == Self.penne.id ? Self.penne : nil
    }
    return HouseholdWords(
      planning
        + .mealAdvisor(
          record: StoredState(), service: service, retailers: retailers, copy: .english),
      copy: .english)
  }
}
