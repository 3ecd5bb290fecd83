import EaterRecord
import FavoritesStore
import Foundation
import Groceries
import Journal
import MealModels
import MealPlan
import Preferences
import RecipeStore
import Snapshots
import SnapshotsTesting
import SuggestionEngine
import Testing

private let noon = Date(timeIntervalSince1970: 1_778_000_000)

/// One event of each kind, of every stream that a household shares.
private struct SampleEvent: Sendable {
  /// The streams that an eater's record shares.
  private static let streams =
    (try? EventJournal.inMemory()).map {
      Stores(journal: $0, premium: PremiumRules()).sharing.streams
    } ?? []

  let name: String
  let record: Record

  init<State, Content>(
    _ name: String, _ content: Content, in stream: EventStream<State, Content>
  ) throws {
    let event = try stream.event(content, at: noon)
    try self.init(name, event)
  }

  init(_ name: String, _ event: Event) throws {
    self.name = name
    record = Record(
      event, sequence: 1, id: try EventID("sample-1"), device: try DeviceID("device"))
  }

  var meaning: EditMeaning? {
    Self.streams.first { $0.name == record.stream }?.meaning(record)
  }
}

/// What every kind of event means for the other devices of a household.
@Suite(.noOrphanSnapshots()) struct SharedMeaningTests {
  @Test func `what each event means for the other devices of a household`() async throws {
    let samples =
      try preferences + favorites + history + plan + planSettings + items + shopping + pantry
      + aisles + names + notes + recipes + [try await addedRecipe()]
    expectTable(
      SnapshotTable(
        samples,
        columns: [
          .init("stream") { $0.record.stream.rawValue }, .init("event") { $0.name },
          .init("subject") { $0.record.subject?.rawValue ?? "" },
          .init("meaning") { $0.meaning.map { "\($0.kind)" } ?? "stays on the device" },
          .init("thing") { $0.meaning?.thing ?? "" },
          .init("fields") { $0.meaning?.fields.joined(separator: " ") ?? "" },
          .init("besides") { sample in
            sample.meaning?.besides.map { ([$0.thing] + $0.fields).joined(separator: " ") } ?? ""
          },
        ]), named: "shared-meanings")
  }

  private var preferences: [SampleEvent] {
    get throws {
      var events: [(String, PreferencesEvent)] = [
        ("reset", .reset),
        ("named, the owner", PreferencesEvent(key: PreferencesEvent.nameKey, value: "Ana")),
        ("named", PreferencesEvent(key: PreferencesEvent.nameKey, eater: "Ana", value: "Anna")),
        ("later key", PreferencesEvent(key: "later", value: "1")),
        ("traces of nothing", .acceptingTraces(of: [])),
        ("traces of milk", .acceptingTraces(of: [.milk], eater: "Ana")),
        ("lost", .losing(copy: "copy")),
      ]
      var later = PreferencesEvent(key: "later-limit", value: "1")
      later.isLimit = true
      events.append(("later limit", later))
      for key in PreferenceKey.allCases {
        let word = key.rawValue
        events += [
          ("\(word) set", PreferencesEvent(key: word, value: "x")),
          ("\(word) set of Ana", PreferencesEvent(key: word, eater: "Ana", value: "x")),
          ("\(word) added", .toggling("x", isOn: true, of: key, eater: "Ana")),
          ("\(word) removed", .toggling("x", isOn: false, of: key, eater: "Ana")),
        ]
        var person = PreferencesEvent.toggling("Ana", isOn: true, of: key)
        person.person = "id-1"
        events.append(("\(word) added of a person", person))
        person = .toggling("Ana", isOn: false, of: key)
        person.person = "id-1"
        events.append(("\(word) removed of a person", person))
      }
      return try events.map { try SampleEvent($0.0, $0.1, in: .preferences) }
    }
  }

  private var favorites: [SampleEvent] {
    get throws {
      let favorite = Favorite(key: Favorite.Key(.meal, "soup"), title: "Soup")
      return [
        try SampleEvent("saved", .saved(favorite), in: .favorites),
        try SampleEvent("removed", .removed(favorite.key), in: .favorites),
      ]
    }
  }

  private var history: [SampleEvent] {
    get throws {
      try HistoryEvent.Kind.allCases.flatMap { kind in
        try [nil, "Ana"].map { person in
          try SampleEvent(
            "\(kind)\(person.map { " by \($0)" } ?? "")",
            HistoryEvent(kind, kind == .reset ? nil : "soup", stars: 4, person: person),
            in: .history)
        }
      }
    }
  }

  private var plan: [SampleEvent] {
    get throws {
      let slot = PlanSlot(day: 20_000, slot: .dinner)
      let meal = PlannedMeal(id: "entry-1", slot: slot, content: .text("Out"))
      let facts = MealFacts(contents: FoodContents(), foods: [])
      let cooked = CookedMeal(facts: facts, lines: [])
      let changes: [PlanChange] = [
        .slot(slot, position: 1), .content(.text("In")), .servings(2), .eaters(["Ana"]),
        .guests(2), .refused(["soup"]),
        .note("Early"), .state(.skipped), .cooked(cooked), .cooked(nil), .isLocked(true),
        .accepted(["milk"]), .isRemoved(true), .isRemoved(false),
      ]
      let kept = WeekTemplate(id: "week-1", name: "Busy", meals: [meal])
      return try [
        SampleEvent("added", .added(meal), in: .plan),
        SampleEvent("template", .template(kept), in: .plan),
      ]
        + changes.map { try SampleEvent("\($0)".before("("), .changed(meal.id, $0), in: .plan) }
    }
  }

  private var planSettings: [SampleEvent] {
    get throws {
      let settings: [PlanSetting] = [
        .firstWeekday(1), .minutes(PlanTime(weekday: 1, slot: .dinner), 30),
        .evening(weekday: 1, isBusy: true), .leftoverLunches(2), .weeklyBudget(nil),
      ]
      return try settings.map { try SampleEvent("set \("\($0)".before("("))", .set($0), in: .plan) }
    }
  }

  private var items: [SampleEvent] {
    get throws {
      let changes: [ItemChange] = [
        .ticked([]), .ticked(nil), .isRemoved(true), .isRemoved(false), .note("Ripe"),
        .substitute(nil), .product(nil), .source("entry/1", isOff: true),
      ]
      return try changes.map {
        try SampleEvent("\($0)".before("("), .changed("week", "milk", $0), in: .grocery)
      }
    }
  }

  private var shopping: [SampleEvent] {
    get throws {
      let place = GroceryStore(
        id: "demo/1", name: "Corner", chain: "Corner", address: "1 Main St", zip: "10001")
      let prices = PriceSnapshot(store: "demo/1", time: noon)
      let purchase = Purchase(id: "bought-1", list: "week", store: "demo/1", time: noon, lines: [])
      let events: [(String, GroceryEvent)] = [
        ("added", .added(ManualItem(id: "hand-1", list: "week", text: "milk"))),
        ("discarded", .discarded("hand-1")), ("set store", .set(.store(nil))),
        ("set retailer", .set(.retailer(.embedded))), ("set rules", .set(.rules(ShoppingRules()))),
        ("set place", .set(.place(place))), ("set interval", .set(.interval(.manual))),
        ("set network", .set(.network(.any))),
        ("priced", .priced(prices)), ("reviewed", .reviewed(prices)),
        ("cart", .cart("week", nil)), ("handed", .handed(purchase)),
        ("answered", .answered(OrderAnswer("bought-1", isOrdered: true))),
        ("bought", .bought(purchase)),
      ]
      return try events.map { try SampleEvent($0.0, $0.1, in: .grocery) }
    }
  }

  private var pantry: [SampleEvent] {
    get throws {
      let events: [(String, PantryEvent)] = [
        ("stocked", .stocked(PantryItem(id: "rice-1", food: nil, name: "rice"))),
        ("counted", .changed("rice-1", .counted(nil, count: 2))),
        ("use by", .changed("rice-1", .useBy(nil))),
        ("removed", .changed("rice-1", .isRemoved(true))),
        ("put back", .changed("rice-1", .isRemoved(false))),
        (
          "used",
          .used(
            PantryUse(
              item: "rice-1", meal: "soup", amount: ListAmount(.exactly(Fraction(1)), .gram),
              count: 1))
        ),
        ("staple", .staple("salt", true)),
      ]
      return try events.map { try SampleEvent($0.0, $0.1, in: .pantry) }
    }
  }

  private var aisles: [SampleEvent] {
    get throws {
      try [
        ("ticked", AisleOrderEvent.ticked(.produce, in: "demo/1")),
        ("moved", .moved(.produce, before: nil, in: "demo/1")), ("reset", .reset("demo/1")),
      ].map { try SampleEvent($0.0, $0.1, in: .aisles) }
    }
  }

  private var names: [SampleEvent] {
    get throws {
      [
        try SampleEvent("settled", .settled(name: "Jos", meaning: .noFood), in: .settledNames),
        try SampleEvent("forgotten", .forgotten(name: "Jos"), in: .settledNames),
      ]
    }
  }

  private var notes: [SampleEvent] {
    get throws {
      [
        try SampleEvent("noted", MealNoteEvent("tacos", text: "Mild"), in: .mealNotes),
        try SampleEvent("deleted", MealNoteEvent("tacos", text: nil), in: .mealNotes),
      ]
    }
  }

  private static let recipeChanges: [RecipeChange] = [
    .title("Soup"), .description(nil), .ingredients([]), .steps([]), .servings(2), .yield(nil),
    .prepMinutes(5), .cookMinutes(5), .totalMinutes(10), .author(nil), .language(nil), .image(nil),
    .source(nil), .cuisines([]), .categories([]), .keywords([]), .statedNutrition([:]),
    .statedRating(nil), .authorNotes(nil), .picture(nil), .rating(4), .notes("Salty"),
    .tagged("quick"), .untagged("quick"), .collected("Soups"), .uncollected("Soups"),
    .removed(true), .removed(false),
  ]

  /// Recipes as their payloads, with one of a shape that no version knows.
  private var recipes: [SampleEvent] {
    get throws {
      var payloads = [
        ("restored", #"{"restored":{"by":"undo","to":"sample-0"}}"#), ("purged", #"{"purged":{}}"#),
        ("of no known shape", #"{"later":true}"#),
      ]
      for change in Self.recipeChanges {
        let field = String(decoding: try JSONEncoder().encode(change), as: UTF8.self)
        payloads.append((field, #"{"changed":{"continues":false,"field":\#(field)}}"#))
      }
      return try payloads.map { name, payload in
        try SampleEvent(
          name,
          Event(
            stream: RecipeLibrary.stream, subject: Subject("recipe-1"), version: 1, time: noon,
            payload: Data(payload.utf8)))
      }
    }
  }

  private func addedRecipe() async throws -> SampleEvent {
    let journal = try EventJournal.inMemory()
    let recipe = NewRecipe(RecipeContent(RecipeDraft(title: "Soup")))
    _ = try await RecipeLibrary(in: journal).add(recipe, at: noon)
    let record = try #require(try await journal.records().last)
    let event = Event(
      stream: record.stream, subject: Subject("recipe-1"), version: record.version,
      time: record.time, payload: record.payload)
    return try SampleEvent("added", event)
  }
}

extension String {
  /// What stands before a text, or all of it.
  fileprivate func before(_ text: String) -> String {
    split(separator: text, maxSplits: 1).first.map(String.init) ?? self
  }
}
