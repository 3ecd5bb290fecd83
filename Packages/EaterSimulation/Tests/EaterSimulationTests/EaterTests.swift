import MealModels
import SeededRandom
import Testing

@testable import EaterSimulation

@Suite struct EaterTests {
  @Test(arguments: SmallMenu.models.indices)
  func `likings are standardised, and four of ten meals are liked`(index: Int) async {
    let day = TasteDay(number: 5)
    let population = await SmallMenu.eaters(100, SmallMenu.models[index])
    var liked = 0.0
    for eater in population.eaters {
      let utilities = eater.safeMeals.map { eater.utility(of: $0, on: day) }
      // Moods move the mean of a day, but not far.
      #expect(abs(Spread(utilities).mean) < 1)
      #expect((0.6...1.4).contains(Spread(utilities).deviation))
      liked += Double(utilities.count { $0 > eater.threshold }) / Double(utilities.count)
    }
    #expect((0.35...0.45).contains(liked / 100))
  }

  @Test func `limits leave enough to eat, and about half have none`() async {
    let population = await SmallMenu.eaters(100)
    for eater in population.eaters {
      #expect(eater.fitting.allSatisfy { $0.count >= EaterPopulation.fewestSafeMeals })
      let isSafe = eater.safeMeals.allSatisfy {
        eater.limits.admits(SmallMenu.menu.meals[$0].facts)
      }
      #expect(isSafe)
    }
    let free = population.eaters.count { $0.limits == .none }
    #expect((30...75).contains(free))
  }

  @Test func `the same people get another taste from another model`() async {
    let first = await SmallMenu.eaters(5, FavouritesModel()).eaters
    let second = await SmallMenu.eaters(5, PalateModel()).eaters
    #expect(first.map(\.limits) == second.map(\.limits))
    #expect(first.map(\.temper) == second.map(\.temper))
    let day = TasteDay(number: 0)
    #expect(first[0].utility(of: 0, on: day) != second[0].utility(of: 0, on: day))
  }

  @Test func `a meal is most like itself and equally like both ways`() {
    let menu = SmallMenu.menu
    for first in 0..<20 {
      #expect(menu.likeness(first, first) == 1)
      for second in 0..<20 {
        #expect(menu.likeness(first, second) == menu.likeness(second, first))
        #expect((0...1).contains(menu.likeness(first, second)))
      }
    }
  }

  @Test func `having had enough of a protein takes two days in a row`() {
    var chance = SeededGenerator(seed: 3)
    let appetite = Appetite(&chance, SmallMenu.menu)
    let same = SmallMenu.menu.proteins.indices.filter { SmallMenu.menu.proteins[$0] == .fish }
    let enough = TasteDay(number: 2, eatenYesterday: [same[0]], eatenTheDayBefore: [same[1]])
    #expect(appetite.change(same[2], enough) < 0)
    #expect(appetite.change(same[2], TasteDay(number: 2, eatenYesterday: [same[0]])) == 0)
  }

  @Test(arguments: [(0.0, 0.5), (1.0, 0.731_058_578_6), (-2.0, 0.119_202_922_0), (90.0, 1.0)])
  func `the logistic curve is right`(number: Double, value: Double) {
    #expect(abs(number.logistic - value) < 1e-9)
  }

  @Test func `nearly normal numbers have mean 0 and deviation 1`() {
    var chance = SeededGenerator(seed: 4)
    let spread = Spread((0..<5000).map { _ in chance.normal() })
    #expect(abs(spread.mean) < 0.05 && abs(spread.deviation - 1) < 0.05)
  }
}
