import DesignSystem
import EaterRecord
import Foundation
import Groceries
import Journal
import MealCatalog
import MealModels
import MealPlan
import PlanningPresentation
import Preferences
import RecipeStore
import ServiceCalls
import SuggestionEngine
import Sync
import Testing

@testable import PlanningFeatures

/// What is asked about the edits of every shared stream is asked in words.
@Suite struct EditWordsTests {
  private let noon = Date(timeIntervalSince1970: 1_778_000_000)
  private let words: EditWords

  init() throws { words = try EditWords.ofShopper() }

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
    return sides.map { words.value(of: $0, field: field, among: sides) }
  }

  @Test func `the plan says when, what, for how many and for whom`() throws {
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

  @Test func `a name is told as it is, also that of whoever has none yet`() throws {
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
    let hand = HandItem(id: "h", list: list, text: "2 l oat milk")
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
          .text("One chosen by hand whose name is not known here"), .text("Chosen by the rules"),
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
      words.value(of: three, field: "ingredients", among: sides)
        == .text("3 eggs, and 1 line as on both"))
    #expect(words.value(of: less, field: "ingredients", among: sides) == .text("Without 3 eggs"))
    #expect(
      words.said(of: "ingredients", by: added, among: sides + [added])
        == .text("2 eggs, and 1 line as on both"))
    #expect(words.said(of: "yield", by: added, among: [added]) == .text("8 pancakes"))
    #expect(words.said(of: "", by: added, among: [added]) == .text("Pancakes"))
    let title = try await edit { $0.title = "Thin Pancakes" }
    #expect(words.value(of: title, field: "title", among: [title]) == .text("Thin Pancakes"))
    let long = try await edit { $0.cookMinutes = 25 }
    #expect(words.value(of: long, field: "cookMinutes", among: [long]) == .text("25 minutes"))
  }

  @Test func `what somebody told, said of a meal and settled has words`() throws {
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
      words.value(of: reset, field: "", among: [reset])
        == .text("Everything is set back, also limits that were added since"))
    #expect(
      try said(.preferences, "egg", .toggling("egg", isOn: true, of: .traces))
        == [.text("Traces are avoided")])
    #expect(
      try said(.history, "opinion/Ben", .init(.rated, "tacos", stars: 4)) == [.text("4 stars")])
    #expect(
      try said(
        .settledNames, "meaning", try SettledNames.settling("purple stuff", as: .noFood),
        try SettledNames.settling("purple stuff", as: .contains(["no-such-food"])))
        == [.text("No food"), .text("Contains no-such-food")])
  }

  @Test(arguments: EditWords.known)
  func `every field has a name`(stem: String) {
    let name = Shopper.copy(CopyKey("merge.field.\(stem)"))
    #expect(!name.contains("⟦") && !name.isEmpty)
  }

  @Test func `fields are named by what they are, not by how they are stored`() {
    for (field, name) in [
      ("isLocked", "Locked"), ("useBy", "Use by"), ("set/rules", "Rules for products"),
      ("minutes-3-dinner", "Minutes for a meal"), ("opinion/Ben", "What Ben said"),
      ("source/soup|1", "Counted for a meal"), ("source", "Where it is from"),
      ("cookMinutes", "Cooking"), ("", "All of it"), ("from-a-later-version", "A detail"),
    ] {
      #expect(words.name(ofField: field, in: "plan") == name)
    }
  }
}

extension EditWords {
  /// The one product that these words know.
  static let penne = Product(
    id: "0001", store: "s", food: nil, name: "Penne", brand: "Casa",
    package: PackageSize(of: Measure(.exactly(Fraction(500)), .gram)), price: nil)

  /// Words over an empty record.
  static func ofShopper() throws -> EditWords {
    let journal = try EventJournal.inMemory()
    return EditWords(
      PlanningClients(
        service: SuggestionService(catalog: .bundled, engine: Shopper.engine),
        ownMeals: OwnMeals(in: journal),
        stores: Stores(journal: journal, premium: PremiumRules()),
        retailers: Retailers(
          embedded: CornerShop(in: Shopper.still()).client,
          over: ServiceCaller(
            over: .offline, timing: CallTiming(now: { .distantPast }, chance: { 0 })),
          secrets: .inMemory(), makeID: { "id" }, foods: { .culinary }),
        openLimits: Hall.limits.call(), copy: Shopper.copy), names: [:]
    ) { $0 == EditWords.penne.id ? EditWords.penne : nil }
  }
}
