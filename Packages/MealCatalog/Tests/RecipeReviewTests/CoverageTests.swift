import MealCatalog
import MealModels
import Testing

@testable import RecipeReview

@Suite struct CoverageTests {
  private static let meals = Catalog.bundled.summaries
  private static let coverage = Coverage(meals)

  @Test(arguments: MealSlot.allCases)
  func `counts are those of a walk over all meals`(_ slot: MealSlot) {
    let meals = Self.meals.filter { $0.slots.contains(slot) }
    #expect(Self.coverage.count(slot) == meals.count)
    for diet in Coverage.diets {
      var count = 0
      for meal in meals where meal.facts.diets.contains(diet) { count += 1 }
      #expect(Self.coverage.count(slot, EaterLimits(diets: DietSet([diet]))) == count)
    }
    for cuisine in Cuisine.allCases {
      let own = meals.filter { $0.cuisine == cuisine }
      #expect(Self.coverage.count(slot, from: cuisine) == own.count)
      let vegan = own.filter { $0.facts.diets.contains(.vegan) && $0.totalMinutes <= 30 }
      let limits = EaterLimits(diets: DietSet([.vegan]))
      #expect(
        Self.coverage.count(slot, limits, from: cuisine, minutes: 0...30) == vegan.count)
    }
    #expect(
      Self.coverage.count(slot, minutes: 0...15) == meals.filter { $0.totalMinutes <= 15 }.count)
    let free = meals.filter { meal in
      let eaten = meal.facts.contents.asIngredients.union(meal.facts.contents.traces)
      return ![Allergen.treeNut, .peanut, .egg, .soy].contains { eaten.contains($0) }
    }
    #expect(Self.coverage.countFreeOfNutsEggSoy(slot) == free.count)
  }

  @Test func `there are 28 pairs of diets and 14 allergens`() {
    #expect(Coverage.pairs.count == 28)
    #expect(Set(Coverage.allergens).count == 14)
    #expect(Coverage.diets.count == 8)
  }

  @Test(arguments: Coverage.pairs)
  func `dinners of a combination are those of a walk`(_ pair: [Diet]) {
    for allergen in Coverage.allergens {
      var ids: [MealID] = []
      for meal in Self.meals where meal.slots.contains(.dinner) {
        let fits = pair.allSatisfy { meal.facts.diets.contains($0) }
        let eaten = meal.facts.contents.asIngredients.union(meal.facts.contents.traces)
        if fits, !eaten.contains(allergen) { ids.append(meal.id) }
      }
      #expect(Self.coverage.dinners(pair, without: [allergen]).map(\.id) == ids)
    }
  }

  @Test func `the tables name every slot, cuisine and pair`() {
    let lines = Self.coverage.markdown.split(separator: "\n")
    for slot in MealSlot.allCases {
      #expect(lines.contains { $0.hasPrefix("| \(slot.rawValue) |") })
    }
    for cuisine in Cuisine.allCases {
      #expect(lines.contains { $0.hasPrefix("| \(cuisine.rawValue) |") })
    }
    for pair in Coverage.pairs {
      #expect(lines.contains { $0.hasPrefix("| \(pair[0].rawValue) and \(pair[1].rawValue) |") })
    }
    for table in lines.filter({ $0.hasPrefix("|") }) { #expect(table.hasSuffix("|")) }
  }

  @Test func `a catalogue without meals says so for every pair`() {
    let text = Coverage([]).markdown
    #expect(text.split(separator: "\n").filter { $0.hasSuffix("only 0 fit both.") }.count == 28)
  }

  @Test func `the region of a README is replaced and nothing else`() {
    let text = "# A\n\n<!-- coverage -->\nold\n<!-- /coverage -->\n\nend\n"
    let fresh = CoverageRegion.replaced(in: text, with: "| new |\n")
    #expect(fresh == "# A\n\n<!-- coverage -->\n\n| new |\n\n<!-- /coverage -->\n\nend\n")
    #expect(fresh.flatMap { CoverageRegion.replaced(in: $0, with: "| new |\n") } == fresh)
    #expect(CoverageRegion.replaced(in: "# A\n", with: "x") == nil)
  }
}
