import MealCatalog
import MealModels
import SeededRandom
import Testing

@Suite struct SummaryTextTests {
  @Test func `the parser reads the written text of each bundled meal as the same meal`() {
    let summaries = Catalog.bundled.summaries
    #expect(SummaryText.summaries(in: SummaryText.text(of: summaries).utf8) == summaries)
  }

  @Test func `an unknown time stays unknown after writing and reading`() {
    let summaries = Catalog.bundled.summaries.prefix(2).map { meal in
      MealSummary(
        id: meal.id, title: meal.title, cuisine: meal.cuisine, difficulty: meal.difficulty,
        totalMinutes: 60, isTimeAssumed: true, slots: meal.slots, facts: meal.facts)
    }
    let read = SummaryText.summaries(in: SummaryText.text(of: summaries).utf8)
    #expect(read.map(\.isTimeAssumed) == [true, true] && read.map(\.totalMinutes) == [60, 60])
    #expect(read.map(\.statedMinutes) == [nil, nil])
  }

  @Test(arguments: 0..<Sample.count(quick: 20, whole: 200))
  func `random texts change neither the contents of their meal nor another meal`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let bundled = Catalog.bundled.summaries
    let meals = (0..<5).map { number in
      let real = bundled[Int(random.next() % UInt64(bundled.count))]
      return MealSummary(
        id: MealID(rawValue: "own-\(number)"), title: Self.hostile(&random),
        gloss: random.next() % 2 == 0 ? nil : Self.hostile(&random), cuisine: real.cuisine,
        difficulty: real.difficulty, totalMinutes: real.totalMinutes,
        cookedBefore: [CookedBefore("rice", name: Self.hostile(&random), minutes: 20)],
        slots: real.slots,
        facts: MealFacts(
          contents: real.facts.contents, foods: real.facts.foods,
          unknownIngredients: (0..<random.next() % 3).map { _ in Self.hostile(&random) }),
        traits: real.traits,
        customs: MealCustoms(role: .main, note: Self.hostile(&random)))
    }
    let read = SummaryText.summaries(in: SummaryText.text(of: meals).utf8)
    #expect(read.map(\.id) == meals.map(\.id))
    for (read, meal) in zip(read, meals) {
      #expect(read.facts.contents == meal.facts.contents)
      #expect(read.facts.foods == meal.facts.foods)
      #expect(read.facts.unknownIngredients.count == meal.facts.unknownIngredients.count)
      #expect(read.slots == meal.slots)
      #expect(read.traits == meal.traits)
    }
  }

  private static func hostile(_ random: inout SeededGenerator) -> String {
    let parts = ["", "soup", "\t", "\n", "|", "\r\n", "/", ",", "0", "é", "\u{2028}", "||", "-1"]
    return (0..<random.next() % 6).map { _ in parts[Int(random.next() % UInt64(parts.count))] }
      .joined()
  }
}
