import DesignSystem
import MealModels
import SuggestionEngine
import Testing

@testable import Presentation

@Suite struct SuggestionWordsTests {
  let copy = Copy.english

  @Test(arguments: [
    (Reason.fitsSlot(.dinner), "Good for dinner"),
    (.fitsSlot(.snack), "Good as a snack"),
    (.readyIn(minutes: 20), "Ready in 20 minutes"),
    (.readyIn(minutes: 1), "Ready in 1 minute"),
    (.wishedCuisine(.thai), "One of your cuisines: Thai"),
    (.fitsDiets([.vegan, .glutenFree]), "Fits vegan and gluten-free"),
    (.fitsDiets([.halal]), "Fits halal"),
    (.freeOf([.treeNut, .sesame]), "Free of tree nuts and sesame"),
    (.freeOf([.milk, .egg, .brazilNut]), "Free of milk, eggs and Brazil nuts"),
    (.neverShown, "New to you"),
    (.notShownFor(days: 16), "Not in the last 16 days"),
    (.notShownFor(days: 1), "Not in the last day"),
    (.notShownFor(days: 0), "Shown earlier today"),
    (.changeOfCuisine(.thai), "A change: Thai"),
    (.longestAgo(days: 9), "Everything that fits was shown lately; this one 9 days ago"),
    (.longestAgo(days: 1), "Everything that fits was shown lately; this one 1 day ago"),
    (.longestAgo(days: 0), "Everything that fits was shown lately; this one earlier today"),
  ])
  func `every reason has words`(reason: Reason, words: String) {
    #expect(copy.text(for: reason) == words)
  }

  @Test func `reasons stand on one line`() {
    #expect(copy.line(of: []) == "")
    #expect(copy.line(of: [.neverShown]) == "New to you")
    #expect(
      copy.line(of: [.readyIn(minutes: 20), .neverShown, .fitsSlot(.lunch)])
        == "Ready in 20 minutes · New to you · Good for lunch")
  }

  static let anyCuisine = Relaxation(change: .anyCuisine(insteadOf: [.thai]), mealsOpened: 11)
  static let longer = Relaxation(
    change: .moreTime(minutes: 30, insteadOf: 15), mealsOpened: 6)
  static let anyTime = Relaxation(
    change: .moreTime(minutes: nil, insteadOf: 60), mealsOpened: 1)
  static let anySlot = Relaxation(change: .anySlot(insteadOf: .dinner), mealsOpened: 4)

  @Test(arguments: [
    (anyCuisine, "Any cuisine instead of Thai (11 more meals)", "11 from any cuisine"),
    (longer, "30 minutes instead of 15 (6 more meals)", "6 if 30 minutes"),
    (anyTime, "No time limit instead of 60 minutes (1 more meal)", "1 with no time limit"),
    (
      anySlot, "Any time of day instead of dinner (4 more meals)",
      "4 from other times of day"
    ),
  ])
  func `every relaxation has words`(relaxation: Relaxation, words: String, offer: String) {
    #expect(copy.text(for: relaxation) == words)
    #expect(copy.offer(relaxation) == offer)
  }

  @Test(
    arguments: [
      (
        [longer], [anyCuisine, longer],
        "Nothing Thai in 15 minutes; 6 if 30 minutes, 11 from any cuisine"
      ),
      ([anyCuisine], [anyCuisine], "Nothing Thai; 11 from any cuisine"),
      ([longer], [longer], "Nothing in 15 minutes; 6 if 30 minutes"),
      ([anySlot], [anySlot], "Nothing for dinner; 4 from other times of day"),
      (
        [anyTime], [anyTime, anySlot],
        "Nothing for dinner in 60 minutes; 1 with no time limit, 4 from other times of day"
      ),
      (
        [anyCuisine, anySlot], [],
        "Nothing Thai for dinner; 4 meals with any cuisine and any time of day"
      ),
      (
        [anyCuisine, longer, anySlot], [anySlot],
        "Nothing Thai for dinner in 15 minutes; 4 from other times of day"
      ),
    ] as [([Relaxation], [Relaxation], String)])
  func `bent wishes are said in one sentence`(
    relaxations: [Relaxation], offers: [Relaxation], words: String
  ) {
    #expect(copy.relaxed(relaxations, offers: offers) == words)
  }

  @Test func `two wishes that open nothing alone are named all the same`() {
    let wishes = Wishes(slot: .dinner, maxMinutes: 15, cuisines: [.thai])
    #expect(
      copy.relaxed([Self.anyCuisine], offers: [Self.anyCuisine], wishes: wishes)
        == "Nothing Thai for dinner in 15 minutes; 11 from any cuisine")
    #expect(
      copy.relaxed([Self.longer], offers: [Self.anyCuisine, Self.longer], wishes: wishes)
        == "Nothing Thai in 15 minutes; 6 if 30 minutes, 11 from any cuisine")
    #expect(copy.relaxed([], offers: [Self.longer], wishes: wishes) == "")
  }

  @Test(arguments: [
    (DeadEnd.emptyCatalog, "The collection to choose from is empty."),
    (.limits([.diet(.keto)], withoutDislikes: 0), "No meal is keto."),
    (
      .limits([.diet(.vegan), .allergen(.treeNut), .allergen(.soy)], withoutDislikes: 0),
      "No meal is vegan, free of tree nuts and free of soy at the same time."
    ),
    (
      .limits([.food("chickpea"), .diet(.vegan)], withoutDislikes: 1),
      "No meal is without chickpea and vegan at the same time. "
        + "Without your list of foods to leave out, 1 meal fits."
    ),
    (
      .limits([.food("spring-onion")], withoutDislikes: 12),
      "No meal is without spring onion. Without your list of foods to leave out, 12 meals fit."
    ),
    (.limits([.unknown("moon dust")], withoutDislikes: 0), "No meal is sure about moon dust."),
  ])
  func `every dead end has words`(deadEnd: DeadEnd, words: String) {
    #expect(copy.text(for: deadEnd) == words)
  }

  @Test func `a dead end calls a food by its given name`() {
    let limits = DeadEnd.limits([.food("eggplant")], withoutDislikes: 0)
    #expect(
      copy.text(for: limits, foodNames: ["eggplant": "aubergine"])
        == "No meal is without aubergine.")
  }
}
