import MealCatalog
import MealModels
import SuggestionEngine
import Testing

@testable import MealAdvisorCommands

@Suite struct WeekTests {
  struct Document: Decodable, Equatable {
    struct Slot: Decodable, Equatable {
      var slot: String
      var at: String
      var meal: MealDocument
      var reasons: [String]
      var relaxations: [String]
      var locked: Bool
    }

    var from: String
    var seed: UInt64
    var slots: [Slot]
    var repeated: [String]
    var missedQuotas: [String]
    var deadEnd: String?

    var meals: [String: String] {
      Dictionary(slots.map { ($0.slot, $0.meal.id) }, uniquingKeysWith: { first, _ in first })
    }
  }

  private func week(_ flags: String = "", _ demo: Demo = Demo()) async throws -> Document {
    try await demo.json("week --json \(flags)")
  }

  @Test func `a week is twenty-one slots from the next meal on, each with a fitting meal`()
    async throws
  {
    let week = try await week()
    #expect(week.from == "2026-05-12T18:30")
    #expect(week.slots.count == 21 && week.repeated.isEmpty && week.deadEnd == nil)
    #expect(week.slots.first?.slot == "2026-05-12-dinner")
    #expect(
      week.slots.map(\.at).prefix(3) == [
        "2026-05-12T18:30", "2026-05-13T08:00", "2026-05-13T12:30",
      ])
    #expect(week.slots.last?.slot == "2026-05-19-lunch")
    for slot in week.slots {
      #expect(slot.meal.slots.contains(String(slot.slot.split(separator: "-").last ?? "")))
      #expect(!slot.reasons.isEmpty && !slot.locked)
    }
    #expect(Set(week.slots.map(\.meal.id)).count == 21)
  }

  @Test func `the same call gives the same plan, and the seed that it names does too`()
    async throws
  {
    let plain = try await week()
    #expect(plain.seed == 20_585)
    #expect(try await week() == plain)
    #expect(try await week("--seed 20585") == plain)
    #expect(try await week("--seed 1").meals != plain.meals)
    #expect(try await Demo().output("week").hasPrefix("21 meals from Tuesday 12 May, seed 20585\n"))
  }

  @Test(
    arguments: [
      ("--from 2026-05-11", "2026-05-11-breakfast"),
      ("--from 2026-05-11T13:00", "2026-05-11-lunch"),
      ("--at 2026-05-11T20:00", "2026-05-11-dinner"),
      ("--at 2026-05-11T20:00 --from 2026-05-14", "2026-05-14-breakfast"),
      ("--at 2026-05-12T01:30", "2026-05-12-breakfast"),  // the dinner before is over
    ])
  func `a plan begins where it is told to`(flags: String, first: String) async throws {
    #expect(try await week("--slots 2 \(flags)").slots.first?.slot == first)
  }

  @Test(arguments: ["4", "wed-dinner", "Wednesday-Dinner", "2026-05-13-dinner"])
  func `a slot goes by its number, its day or its date`(name: String) async throws {
    let week = try await week("--lock \(name)=spicy-beef-tacos")
    #expect(week.slots.filter(\.locked).map(\.slot) == ["2026-05-13-dinner"])
    #expect(week.meals["2026-05-13-dinner"] == "spicy-beef-tacos")
  }

  @Test func `locks may be several, in one list or one by one`() async throws {
    let list = try await week("--lock 1=spicy-beef-tacos,4=chana-masala")
    #expect(try await week("--lock 1=spicy-beef-tacos --lock 4=chana-masala") == list)
    #expect(list.slots.filter(\.locked).map(\.meal.id) == ["spicy-beef-tacos", "chana-masala"])
    #expect(Set(list.slots.map(\.meal.id)).count == 21)
  }

  @Test func `quotas that the plan does not keep are named`() async throws {
    let demo = Demo()
    _ = try await demo.output("settings set quotas red-meat<=0")
    #expect(try await week("", demo).missedQuotas == [])
    let call = "--lock 1=spicy-beef-tacos"
    #expect(try await week(call, demo).missedQuotas == ["red-meat at most 0"])
    #expect(
      try await demo.output("week \(call)")
        .contains("Over seven days this plan misses these quotas: red-meat at most 0."))
  }

  @Test func `another meal in one slot leaves all others as they were`() async throws {
    let before = try await week()
    let once = try await week("--reroll thu-lunch")
    let twice = try await week("--reroll thu-lunch --reroll thu-lunch")
    for after in [once, twice] {
      let changed = before.meals.filter { after.meals[$0.key] != $0.value }.keys
      #expect(Array(changed) == ["2026-05-14-lunch"])
    }
    #expect(once.meals != twice.meals)
    #expect(try await week("--reroll thu-lunch,thu-lunch") == twice)
  }

  @Test func `limits and wishes hold for every meal`() async throws {
    let demo = Demo()
    _ = try await demo.output("settings set diets vegetarian")
    let week = try await week("--allergy milk --avoid garlic --max-minutes 45", demo)
    #expect(week.slots.count == 21)
    for meal in week.slots.map(\.meal) {
      #expect(meal.diets.contains("vegetarian") && !meal.allergens.contains("milk"))
      #expect(meal.totalMinutes <= 45)
    }
  }

  @Test func `a locked meal that breaks a limit is refused with the limits`() async throws {
    let outcome = await Demo().run("week --lock 1=spicy-beef-tacos --diet vegan --avoid garlic")
    #expect(outcome.exitCode == 2)
    #expect(
      outcome.standardError
        == "mealadvisor-demo: 'spicy-beef-tacos' breaks a limit: it is not vegan and contains "
        + "garlic; lock another meal\n")
  }

  @Test func `wishes that bend and meals that repeat are said in their rows`() async throws {
    let flags = "--slots 6 --cuisine ethiopian --max-minutes 10"
    let week = try await week(flags)
    let text = try await Demo().output("week \(flags)")
    #expect(week.slots.contains { !$0.relaxations.isEmpty })
    #expect(text.contains("Changed: Any cuisine\n"))
    let few = "--slots 9 --from 2026-05-12 --diet keto --allergy egg,milk,soy --avoid salt"
    let repeated: Document = try await Demo().json("week --json \(few)")
    let words = try await Demo().output("week \(few)")
    #expect(words.contains("A repeat: nothing else fits") == !repeated.repeated.isEmpty)
  }

  @Test func `limits that leave nothing are named`() async throws {
    let flags = "--diet vegan,keto --allergy soy,garlic,tree-nut --avoid salt"
    let week = try await week(flags)
    #expect(week.slots.isEmpty)
    #expect(try #require(week.deadEnd).hasPrefix("No meal fits all of these limits: "))
    let text = try await Demo().output("week \(flags)")
    #expect(text.hasPrefix("No meal fits all of ") && !text.contains("--lock"))
  }

  @Test func `a meal that waits for hours says when to begin`() async throws {
    let text = try await Demo().output("week --lock 2=blueberry-overnight-oats")
    #expect(text.contains("Begin 8 h 5 min before the meal; 5 min are work"))
  }

  @Test func `the table fits a terminal`() async throws {
    for seed in 0..<5 {
      let text = try await Demo().output("week --seed \(seed) --lock 2=tofu-scramble")
      #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
      #expect(text.contains("\nWednesday 13 May\n"))
      #expect(text.contains("15 min\n                 (tofu-scramble) Locked\n"))
    }
  }

  @Test func `every meal has its id, which a lock takes`() async throws {
    let week = try await week()
    let text = try await Demo().output("week")
    for slot in week.slots { #expect(text.contains(" (\(slot.meal.id)) ")) }
    let first = try #require(week.slots.first)
    #expect(text.contains("--lock 1=\(first.meal.id)"))
    #expect(try await self.week("--lock 1=\(first.meal.id)").meals == week.meals)
  }

  @Test func `a lock leaves the others as they are`() async throws {
    let before = try await week()
    let after = try await week("--lock 9=spicy-beef-tacos")
    let changed = before.meals.filter { after.meals[$0.key] != $0.value }.keys
    #expect(changed.contains("2026-05-15-lunch") && changed.count <= 2)
    let taken = try #require(before.slots.first { $0.slot == "2026-05-14-dinner" }?.meal.id)
    let moved = try await week("--lock 1=\(taken)")
    let others = before.meals.filter { moved.meals[$0.key] != $0.value }.keys.sorted()
    #expect(others == ["2026-05-12-dinner", "2026-05-14-dinner"])
  }
}
