import AppShell
import AppTesting
import DesignSystem
import EaterRecord
import FoodFacts
import Journal
import Layout
import MealAdvisorFeatures
import MealCatalog
import MealModels
import Preferences
import Renderers
import SeededRandom
import SuggestionEngine
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Somebody who taps on whatever there is, and types whatever comes to mind.
@Suite struct RandomWalkTests {
  // S-ERR-01, S-ERR-08, C-E01, S-PRIV-02
  @Test(.timeLimit(.minutes(5)), arguments: Sample.some(1, of: [1, 2, 3, 5, 8]))
  func `300 taps on anything end nowhere, show nothing unsafe and are stored as seen`(
    seed: UInt64
  ) async throws {
    let disk = JournalFileSystem.inMemory()
    let few = MealSuggester(
      pool: MealPool(
        Diner.summaries.enumerated().filter { $0.offset.isMultiple(of: 16) }.map(\.element)))
    let guest = try await Diner(on: disk, source: .bundled(few), seed: SeededNumbers(seed).next)
    var walk = Walk(guest: guest, numbers: SeededNumbers(seed &* 77))
    for number in 1...300 {
      try await walk.step()
      guard walk.isGoing else { break }
      if number.isMultiple(of: 50) { try await walk.compare(with: disk) }
    }
    #expect(walk.screens.count >= 8, "\(walk.screens)")
  }

  /// The allergens that most dinners may hold in traces which do not contain them.
  private static let oftenInTraces: [Allergen] = {
    let dinners = Catalog.bundled.summaries.filter { $0.slots.contains(.dinner) }
      .map(\.facts.contents)
    let counts = Allergen.allCases.map { allergen in
      dinners.count { $0.traces.contains(allergen) && !$0.allergens.contains(allergen) }
    }
    let ranked = zip(Allergen.allCases, counts).sorted { $0.1 > $1.1 }
    return ranked.prefix(4).map(\.0).filter { !$0.isTreeNutKind }
  }()

  @Test(.timeLimit(.minutes(5)), arguments: Sample.some(1, of: [1, 2, 3]))
  func `after random settings of allergies and traces, no meal is unsafe`(seed: UInt64) async throws
  {
    let guest = try await Diner(seed: SeededNumbers(seed).next)
    let numbers = SeededNumbers(seed &* 91)
    var walk = Walk(guest: guest, numbers: numbers)
    let allergens = Self.oftenInTraces.map(\.rawValue)
    for _ in 1...50 {
      try await walk.use("tab.select?id=settings", "settings.open?screen=dietary-restrictions")
      for _ in 1...2 {
        let allergy = "settings.allergy=\(numbers.pick(["on", "off"]) ?? "on")"
        let said = [
          ["\(allergy)?id=\(numbers.pick(allergens) ?? "milk")"],
          ["settings.traces=on", "settings.acceptTraces"],
          ["settings.traces=on", "navigation.dismiss"], ["settings.traces=off"],
        ]
        for action in numbers.pick(said + [said[0], said[1]]) ?? [] {
          try await walk.use(action)
        }
      }
      try await walk.use("tab.select?id=home")
      for _ in 1...6 { try await walk.use("home.newSuggestion") }
    }
    #expect(walk.suggested > 100 && walk.withTraces > 10)
  }
}

/// A walk, with what was found on the way.
private struct Walk {
  let guest: Diner
  let numbers: SeededNumbers
  /// The ids of the screens that were seen.
  var screens: Set<String> = []
  /// Whether the last tap went through.
  var isGoing = true
  private var steps: [String] = []
  /// What was stored before the last tap.
  private var before = StoredState()
  /// What everybody at the table said of what they must not eat.
  private var said = SaidLimits()
  /// How many meals were suggested under limits that stayed, and how many with accepted traces.
  private(set) var suggested = 0
  private(set) var withTraces = 0

  init(guest: Diner, numbers: SeededNumbers) {
    self.guest = guest
    self.numbers = numbers
  }

  /// Taps on something and looks at what became of it.
  mutating func step() async throws {
    let screen = try await guest.screen
    screens.insert(screen.id.rawValue)
    look(at: screen)
    let ids = screen.element.actions.reduce(into: [ActionID]()) { ids, action in
      if !ids.contains(action.id) { ids.append(action.id) }
    }
    guard let id = numbers.pick(ids),
      let action = numbers.pick(screen.element.actions.filter { $0.id == id })
    else {
      isGoing = false
      return
    }
    try await fire(action.call(value: value(for: action.slot)))
  }

  /// Uses controls, those that are not on the screen left out.
  mutating func use(_ actions: String...) async throws {
    for action in actions where try await guest.can(action) {
      try await fire(ActionCall(parsing: action))
    }
  }

  private mutating func fire(_ call: ActionCall) async throws {
    steps.append(call.description)
    do {
      try await guest.app.fire(call)
      await guest.app.settle()
      _ = try await guest.app.screen()
    } catch {
      isGoing = false
      Issue.record("\(error)\n\(trace)")
      return
    }
    try await checkSafety(call)
  }

  private var trace: String { steps.suffix(12).joined(separator: "\n") }

  private func look(at screen: any Screen) {
    #expect(screen.structureFindings.isEmpty, "\(screen.id) \(screen.state)\n\(trace)")
    let felt = screen.element.actions.filter { $0.haptic != nil }
    for action in felt {
      let allowed: Haptic? =
        switch action.id {
        case "favorites.toggle": .mediumImpact
        case "tab.select", "home.relax", "home.keepLimit", "home.dropWish": .selection
        default: nil
        }
      #expect(action.haptic == allowed, "\(action)")
    }
    guard steps.count.isMultiple(of: 10) else { return }
    let drawing = layOut(screen.element).drawing(columns: 60)
    let isPlain = drawing.unicodeScalars.allSatisfy {
      $0 == "\n" || $0.properties.generalCategory != .control
    }
    #expect(isPlain, "\(screen.id)\n\(trace)")
  }

  private func value(for slot: ValueSlot?) -> ActionValue? {
    switch slot {
    case nil: return nil
    case .toggle: return .toggle(numbers.next().isMultiple(of: 2))
    case .number(let range):
      return .number(numbers.next().isMultiple(of: 2) ? range.lowerBound : range.upperBound)
    case .choice(let ids): return .choice(numbers.pick(ids) ?? "")
    case .date: return .date("2026-05-12")
    case .text(let maxLength):
      return .text(String((numbers.pick(Self.typed) ?? "").prefix(maxLength)))
    }
  }

  /// Names and foods, plain and nasty.
  private static let typed = [
    "", " ", "Ben", "Ada", "you", "ben ", "a,b", "a@b", "kiwi", "garlic", "onion", "kiwwi",
    "\u{1B}[31mred\u{1B}[0m", "\u{0}\u{7}\u{8}", "a\nb\r\nc", "\u{202E}evil", "👩‍👩‍👧‍👦", "مقلوبة",
    "=?&%00;", "../../etc/passwd", "\"}]", "'; drop table meals",
    String(repeating: "x", count: 10_000), String(repeating: "e\u{301}\u{302}", count: 500),
    "\u{FEFF}", "\u{FFFD}",
  ]

  /// Whether every meal that is shown or was suggested by the last tap keeps what holds now.
  private mutating func checkSafety(_ call: ActionCall) async throws {
    let after = try await guest.stored
    let saidBefore = said
    said.follow(call, after.preferences)
    defer { before = after }
    let limits = after.preferences(at: await guest.app.world.date).limits(in: .culinary)
    let home = try await guest.app.screen(of: Route("home"))
    let asked = try await guest.screen.element.actions.filter { $0.id == "taste.answer" }
    let shown = home.element.actions.filter { $0.id == "recipe.open" } + asked
    for meal in shown.compactMap({ $0.parameters.first("id") }).filter({ !$0.isEmpty }) {
      #expect(admits(MealID(rawValue: meal), limits), "\(meal)\n\(trace)")
    }
    let held = before.preferences(at: await guest.app.world.date).limits(in: .culinary)
    guard held == limits, said == saidBefore else { return }
    for entry in after.history.entries.dropFirst(before.history.entries.count)
    where entry.event.kind == .suggested {
      let meal = try #require(entry.event.meal)
      #expect(admits(meal, limits), "\(meal)\n\(trace)")
      suggested += 1
      if said.acceptsTraces(in: meal) { withTraces += 1 }
    }
  }

  private func admits(_ meal: MealID, _ limits: EaterLimits) -> Bool {
    Catalog.bundled.meal(meal).map { limits.admits($0.facts) && said.admits($0.facts) } ?? false
  }

  /// Compares what the app holds and shows with what somebody else reads from the folder.
  func compare(with disk: JournalFileSystem) async throws {
    let other = Stores(
      journal: try EventJournal(directory: URL(filePath: "/data"), fileSystem: disk),
      premium: .mealAdvisor)
    let (own, read) = (try await guest.stored, try await other.read())
    #expect(own.preferences == read.preferences, "\(trace)")
    #expect(own.favorites.all(.meal) == read.favorites.all(.meal), "\(trace)")
    #expect(own.history == read.history, "\(trace)")
    #expect(own.entitlement == read.entitlement, "\(trace)")
    #expect(try await guest.stores.nudge.state() == other.nudge.state(), "\(trace)")
    #expect(try await guest.stores.consents.state() == other.consents.state(), "\(trace)")
    #expect(read.settings.unreadEvents == 0 && read.settings.damagedLines == 0, "\(trace)")
    try await compareDiets(with: read.preferences)
  }

  /// Whether the page of diets shows what is stored for the owner of the device.
  private func compareDiets(with preferences: EaterPreferences) async throws {
    let page = try await guest.app.screen(of: Route("dietary-restrictions"))
    let rows = page.element.all.filter { $0.action?.id == "settings.diet" }
    let on = rows.filter { $0.accessibility.traits.contains(.selected) }
      .compactMap { $0.action?.parameters.first("id") }.filter { $0 != "none" }
    #expect(Set(on) == Set((preferences.household.first?.diets ?? []).map(\.rawValue)), "\(trace)")
    #expect(!rows.isEmpty)
  }
}
