import AppWords
import MealModels
import MealWords
import SuggestionEngine
import Testing

@testable import SuggestionWords

@Suite struct SuggestionWordsTests {
  let copy = Copy.suggestionEnglish

  @Test(arguments: [
    (Reason.fitsSlot(.dinner), "Good for dinner"),
    (.fitsSlot(.snack), "Good as a snack"),
    (.readyIn(minutes: 20), "Ready in 20 minutes"),
    (.readyIn(minutes: 1), "Ready in 1 minute"),
    (.wishedCuisine(.thai), "One of your cuisines: Thai"),
    (.fitsDiets([.vegan, .glutenFree]), "Fits vegan and gluten-free"),
    (.forChildren, "For the kids: mild and well known"),
    (.fitsDiets([.halal]), "Fits halal"),
    (.freeOf([.treeNut, .sesame]), "Free of tree nuts and sesame"),
    (.freeOf([.milk, .egg, .brazilNut]), "Free of milk, eggs and Brazil nuts"),
    (.neverShown, "New to you"),
    (.notShownFor(days: 16), "Not in the last 16 days"),
    (.notShownFor(days: 1), "Not in the last day"),
    (.notShownFor(days: 0), "Shown earlier today"),
    (.changeOfCuisine(.thai), "A change: Thai"),
    (.changeOfProtein(.legumes), "A change of protein: beans or lentils"),
    (.notEatenForAWeek(.fish), "You have not had fish for a week"),
    (.notEatenForAWeek(.redMeat), "You have not had red meat for a week"),
    (.notEatenForAWeek(.poultry), "You have not had poultry for a week"),
    (.notEatenForAWeek(.egg), "Your first eggs in a week"),
    (.notEatenForAWeek(.dairy), "Your first cheese or milk in a week"),
    (.notEatenForAWeek(.plant), "Your first dish of plant protein in a week"),
    (.fillsQuota(Quota(.fish, .atLeast, 1)), "You want fish once a week"),
    (.fillsQuota(Quota(.egg, .atLeast, 3)), "You want eggs 3 times a week"),
    (.likedTrait(.cuisine(.thai)), "You often like Thai food"),
    (.likedTrait(.protein(.shellfish)), "You often like shellfish"),
    (.likedTrait(.starch(.potato)), "You often like potatoes"),
    (.likedTrait(.shape(.curry)), "You often like curries"),
    (.likedTrait(.difficulty(.easy)), "You often like easy recipes"),
    (.likedTrait(.time(.quick)), "You often like quick meals"),
    (.likedTrait(.food("chickpea")), "You liked dishes with chickpeas"),
    (.likedTrait(.meal("dal")), "You liked this dish"),
    (.saved, "Saved by you"),
    (.rated(stars: 5), "You gave it 5 stars"),
    (.wouldEat, "You said you would eat it"),
    (.cookedBefore(times: 1), "You cooked it once before"),
    (.cookedBefore(times: 2), "You cooked it twice before"),
    (.cookedBefore(times: 7), "You cooked it 7 times before"),
    (.usesAtHome(["spinach", "egg"]), "Uses your spinach and eggs"),
    (.usesAtHome(["black-bean"]), "Uses your black beans"),
    (.usesInTime(["spinach"], day: 20_588), "Uses the spinach that should be eaten by Friday"),
    (.usesInTime(["egg"], day: 20_584), "Uses the eggs that should be eaten by Monday"),
    (.fitsNutritionLeft, "Fits the rest of your day"),
    (.inSeason("asparagus", month: 5), "Asparagus is in season in May"),
    (.inSeason("cherry-tomato", month: 7), "Cherry tomatoes are in season in July"),
    (.inSeason("fresh-grapes", month: 10), "Fresh grapes are in season in October"),
    (.inSeason("brussels-sprout", month: 12), "Brussels sprouts are in season in December"),
    (.muchProtein(grams: 32), "32 g protein"),
    (.longestAgo(days: 9), "Everything that fits was shown lately; this one 9 days ago"),
    (.longestAgo(days: 1), "Everything that fits was shown lately; this one 1 day ago"),
    (.longestAgo(days: 0), "Everything that fits was shown lately; this one earlier today"),
  ])
  func `every reason has words`(reason: Reason, words: String) {
    #expect(copy.text(for: reason) == words)
  }

  @Test func `no text is in two parts of the table, nor in the shared one`() {
    let parts = [
      CopyTable.reasonEnglish, CopyTable.traitEnglish, CopyTable.explanationEnglish,
      CopyTable.nutritionEnglish,
    ]
    let known = CopyTable.suggestionEnglish.entries
    #expect(parts.reduce(0) { $0 + $1.count } == known.count)
    #expect(Set(known.keys).isDisjoint(with: CopyTable.sharedEnglish.entries.keys))
  }

  @Test func `two sentences name the learned likes and dislikes`() {
    func opinion(_ trait: MealTrait, _ mean: Double) -> TraitOpinion {
      TraitOpinion(trait, Opinion(mean: mean, variance: 0.04, observations: 3))
    }
    #expect(
      copy.learned([
        opinion(.meal("dal"), 1), opinion(.cuisine(.thai), 0.9), opinion(.protein(.fish), -0.8),
        opinion(.shape(.soup), 0.7), opinion(.food("leek"), 0.6), opinion(.time(.slow), 0.5),
        opinion(.starch(.rice), -0.05),
      ]) == [
        "You seem to like Thai food, soups and dishes with leeks.",
        "You seem to care less for fish.",
      ])
    #expect(
      copy.learned([opinion(.shape(.soup), -0.7)]) == [
        "No clear likes yet.", "You seem to care less for soups.",
      ])
    #expect(
      copy.learned([opinion(.shape(.soup), 0.01)]) == [
        "It is too early to tell what you like.",
        "Every meal you rate or cook teaches the app more.",
      ])
  }

  @Test func `a meal that was cooked or opened since is not said never to have been shown`() {
    #expect(copy.lastShown(nil) == "It was never shown before.")
    for kind in [HistoryEvent.Kind.cooked, .accepted, .rated] {
      #expect(copy.lastShown(nil, since: [HistoryEvent(kind, "dal", stars: 4)]) == nil)
    }
    #expect(
      copy.lastShown("today", since: [HistoryEvent(.cooked, "dal")]) == "Last shown today.")
  }

  @Test func `a first impression is not said to have given stars`() {
    let event = HistoryEvent(.rated, "dal", stars: 5, isFirstImpression: true)
    #expect(copy.text(since: [event]) == nil)
  }

  @Test func `reasons stand on one line`() {
    #expect(copy.line(of: []) == "")
    #expect(copy.line(of: [.neverShown]) == "New to you")
    #expect(
      copy.line(of: [.readyIn(minutes: 20), .neverShown, .fitsSlot(.lunch)])
        == "Ready in 20 minutes · New to you · Good for lunch")
  }

  @Test func `every trait, protein, term and standing has words`() {
    var liked: [Reason] = Cuisine.allCases.map { .likedTrait(.cuisine($0)) }
    liked += ProteinSource.allCases.map { Reason.likedTrait(.protein($0)) }
    liked += StarchSource.allCases.map { Reason.likedTrait(.starch($0)) }
    liked += DishKind.allCases.map { Reason.likedTrait(.shape($0)) }
    liked += Difficulty.allCases.map { Reason.likedTrait(.difficulty($0)) }
    liked += TimeBand.allCases.map { Reason.likedTrait(.time($0)) }
    var texts = liked.map { copy.text(for: $0) }
    #expect(Set(texts).count == texts.count)
    texts += ProteinSource.allCases.map { copy.text(for: .changeOfProtein($0)) }
    texts += ProteinGroup.allCases.map { copy.text(for: .notEatenForAWeek($0)) }
    texts += ScoreTerm.Name.allCases.map { copy.name(of: $0) + copy.meaning(of: $0) }
    texts += HistoryRank.allCases.map { copy.text(for: $0, windowDays: 14) }
    #expect(texts.filter { $0.contains("⟦") || $0.contains("{") } == [])
  }

  @Test func `a reason calls foods by their given names, and names the foods it needs`() {
    let reason = Reason.usesAtHome(["eggplant", "fava-bean"])
    #expect(reason.mentionedFoods == ["eggplant", "fava-bean"])
    #expect(Reason.likedTrait(.food("egg")).mentionedFoods == ["egg"])
    #expect(Reason.inSeason("leek", month: 1).mentionedFoods == ["leek"])
    #expect(Reason.neverShown.mentionedFoods.isEmpty)
    let names: [FoodID: String] = ["eggplant": "aubergine", "fava-bean": "broad bean"]
    #expect(copy.text(for: reason, foodNames: names) == "Uses your aubergine and broad beans")
    #expect(
      copy.line(of: [reason, .saved], foodNames: names)
        == "Uses your aubergine and broad beans · Saved by you")
  }

  // C-D03
  @Test func `the sentence about the rest of the day has no number`() {
    #expect(copy.text(for: .fitsNutritionLeft).filter(\.isNumber).isEmpty)
  }

  @Test func `wishes that a meal does not fulfil are said`() {
    #expect(
      copy.predicate(
        for: [
          .anyCuisine(insteadOf: [.thai, .greek]), .moreTime(minutes: 40, insteadOf: 15),
          .anySlot(insteadOf: .dinner),
        ]) == "is not Greek or Thai, takes 40 minutes instead of 15 and is not meant for dinner")
    #expect(
      copy.predicate(for: [.moreTime(minutes: nil, insteadOf: 20)])
        == "takes more than 20 minutes")
  }

  static let anyCuisine = Relaxation(change: .anyCuisine(insteadOf: [.thai]), mealsOpened: 11)
  static let longer = Relaxation(
    change: .moreTime(minutes: 30, insteadOf: 15), mealsOpened: 6)
  static let anyTime = Relaxation(
    change: .moreTime(minutes: nil, insteadOf: 60), mealsOpened: 1)
  static let anySlot = Relaxation(change: .anySlot(insteadOf: .dinner), mealsOpened: 4)

  @Test(arguments: [
    (anyCuisine, "Any cuisine instead of Thai (11 more meals)", "11 from any cuisine"),
    (longer, "30 minutes instead of 15 (6 more meals)", "6 in 30 minutes"),
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

  private static let bounds = NutritionBounds([.energy: 700, .sodium: 600, .protein: 25])
  private static let anyNutrition = Relaxation(
    change: .anyNutrition(insteadOf: bounds), mealsOpened: 9)

  @Test func `bounds on nutrition are said in neutral words`() {
    let words = "at most 700 kcal, at most 600 mg of sodium and at least 25 g of protein"
    #expect(copy.text(for: Self.anyNutrition) == "Any nutrition instead of \(words) (9 more meals)")
    #expect(copy.offer(Self.anyNutrition) == "9 with any nutrition")
    #expect(copy.title(of: Self.anyNutrition.change) == "Any nutrition")
    #expect(
      copy.predicate(for: [
        .moreTime(minutes: 40, insteadOf: 15),
        .anyNutrition(insteadOf: Self.bounds, unknown: [.protein]),
      ])
        == "takes 40 minutes instead of 15, has more than 700 kcal, has more than 600 mg of sodium "
        + "and has an unknown amount of protein")
    #expect(
      copy.relaxed([Self.anyNutrition], possibleRelaxations: [Self.anyNutrition])
        == "Nothing within your nutrition limits; 9 with any nutrition; "
        + "this one is not known to be within your nutrition limits")
    #expect(
      copy.relaxed([Self.longer], possibleRelaxations: [Self.longer, Self.anyNutrition], meals: 2)
        == "Nothing in 15 minutes within your nutrition limits; 6 in 30 minutes, "
        + "9 with any nutrition; these take up to 30 minutes")
  }

  @Test func `a wish for nutrition that opens nothing alone is named beside another one`() {
    let wishes = Wishes(slot: .dinner, maxMinutes: 15, nutrition: Self.bounds)
    #expect(
      copy.relaxed([Self.longer], possibleRelaxations: [Self.longer], wishes: wishes)
        == "Nothing for dinner in 15 minutes within your nutrition limits; 6 in 30 minutes; "
        + "this one takes up to 30 minutes")
  }

  // Nobody is told a number of calories who did not ask for one.
  @Test func `a reason names what was wished for, and never a number of calories`() {
    #expect(
      copy.text(for: .keepsNutrition(Self.bounds))
        == "Has at most 600 mg of sodium and at least 25 g of protein")
    #expect(
      copy.text(for: .keepsNutrition(NutritionBounds([.energy: 700])))
        == "Within your nutrition limits")
  }

  // C-D27
  @Test func `for an eater who hides numbers, sentences about bounds have none`() {
    var copy = copy
    copy.nutrition = NutritionDisplay(.mindful)
    #expect(copy.text(for: .keepsNutrition(Self.bounds)) == "Within your nutrition limits")
    #expect(copy.text(for: .muchProtein(grams: 32)) == "Plenty of protein")
    #expect(
      copy.predicate(for: [.anyNutrition(insteadOf: Self.bounds, unknown: [])])
        == "is not within your nutrition limits")
    #expect(copy.text(for: Self.anyNutrition) == "Any nutrition (9 more meals)")
    copy.nutrition = NutritionDisplay(.simple)
    #expect(
      copy.phrases(of: NutritionBounds([.energy: 700, .sodium: 600])) == ["at most 700 kcal"])
  }

  @Test func `of wishes that bent together only the last says what they opened`() {
    #expect(copy.texts(for: []) == [])
    #expect(copy.texts(for: [Self.anyTime]) == [copy.text(for: Self.anyTime)])
    #expect(
      copy.texts(for: [Self.anyCuisine, Self.anySlot, Self.longer]) == [
        "Any cuisine instead of Thai", "Any time of day instead of dinner",
        "30 minutes instead of 15 (6 more meals)",
      ])
  }

  @Test(
    arguments: [
      (1, 20, false, "1 meal fits; you asked for 20."),
      (6, 1000, false, "6 meals fit; you asked for 1,000."),
      (1, 2, true, "That makes 1 meal; you asked for 2."),
      (6, 20, true, "That makes 6 meals; you asked for 20."),
      (20, 20, false, nil), (21, 20, true, nil), (0, 20, false, nil),
    ] as [(Int, Int, Bool, String?)])
  func `a shortfall is told`(shown: Int, asked: Int, isRelaxed: Bool, words: String?) {
    #expect(copy.shortfall(of: asked, shown: shown, isRelaxed: isRelaxed) == words)
  }

  @Test(
    arguments: [
      ([], nil), ([HistoryEvent(.skipped, "a"), HistoryEvent(.suggested, "a")], nil),
      (
        [HistoryEvent(.cooked, "a"), HistoryEvent(.rated, "a", stars: 5)],
        "Since then you cooked it and gave it 5 stars."
      ),
      (
        [
          HistoryEvent(.rated, "a", stars: 4), HistoryEvent(.accepted, "a"),
          HistoryEvent(.rated, "a", stars: 1), HistoryEvent(.disliked, "a"),
        ], "Since then you chose it, gave it 1 star and said it is not for you."
      ),
    ] as [([HistoryEvent], String?)])
  func `the sentence names each thing that the eater did with a meal, once`(
    events: [HistoryEvent], words: String?
  ) {
    #expect(copy.text(since: events) == words)
  }

  @Test(
    arguments: [
      (
        [longer], [anyCuisine, longer],
        "Nothing Thai in 15 minutes; 6 in 30 minutes, 11 from any cuisine; "
          + "this one takes up to 30 minutes"
      ),
      (
        [anyCuisine], [longer],
        "Nothing Thai in 15 minutes; 6 in 30 minutes; this one is from another cuisine"
      ),
      (
        [anyCuisine], [anyCuisine],
        "Nothing Thai; 11 from any cuisine; this one is from another cuisine"
      ),
      (
        [longer], [longer],
        "Nothing in 15 minutes; 6 in 30 minutes; this one takes up to 30 minutes"
      ),
      (
        [anySlot], [anySlot],
        "Nothing for dinner; 4 from other times of day; this one is for another time of day"
      ),
      (
        [anyTime], [anyTime, anySlot],
        "Nothing for dinner in 60 minutes; 1 with no time limit, 4 from other times of day; "
          + "this one takes longer"
      ),
      (
        [anyCuisine, anySlot], [],
        "Nothing Thai for dinner; this one is from another cuisine and "
          + "is for another time of day"
      ),
      (
        [anyCuisine, longer, anySlot], [anySlot],
        "Nothing Thai for dinner in 15 minutes; 4 from other times of day; "
          + "this one is from another cuisine, takes up to 30 minutes and "
          + "is for another time of day"
      ),
    ] as [([Relaxation], [Relaxation], String)])
  func `bent wishes are said in one sentence`(
    relaxations: [Relaxation], possibleRelaxations: [Relaxation], words: String
  ) {
    #expect(copy.relaxed(relaxations, possibleRelaxations: possibleRelaxations) == words)
  }

  @Test func `two wishes that open nothing alone are named all the same`() {
    let wishes = Wishes(slot: .dinner, maxMinutes: 15, cuisines: [.thai])
    #expect(
      copy.relaxed([Self.anyCuisine], possibleRelaxations: [Self.anyCuisine], wishes: wishes)
        == "Nothing Thai for dinner in 15 minutes; 11 from any cuisine; "
        + "this one is from another cuisine")
    #expect(
      copy.relaxed(
        [Self.longer], possibleRelaxations: [Self.anyCuisine, Self.longer], wishes: wishes)
        == "Nothing Thai in 15 minutes; 6 in 30 minutes, 11 from any cuisine; "
        + "this one takes up to 30 minutes")
    #expect(copy.relaxed([], possibleRelaxations: [Self.longer], wishes: wishes) == "")
  }

  @Test func `several meals that bent wishes are spoken of as several`() {
    #expect(
      copy.relaxed([Self.anyCuisine, Self.longer], possibleRelaxations: [Self.anySlot], meals: 3)
        == "Nothing Thai for dinner in 15 minutes; 4 from other times of day; "
        + "these are from other cuisines and take up to 30 minutes")
  }

  @Test(arguments: [
    (DeadEnd.emptyCatalog, "The collection to choose from is empty."),
    (.limits([.diet(.keto)], withoutDislikes: 0), "No meal is keto."),
    (
      .limits([.diet(.vegan), .contains(.treeNut), .contains(.soy)], withoutDislikes: 0),
      "No meal fits all of these limits: vegan, free of tree nuts and free of soy."
    ),
    (
      .limits([.dislike("chickpea"), .diet(.vegan)], withoutDislikes: 1),
      "No meal fits all of these limits: without chickpea and vegan. "
        + "Without your list of foods to leave out, 1 meal fits."
    ),
    (
      .limits([.dislike("spring-onion")], withoutDislikes: 12),
      "No meal is without spring onion. Without your list of foods to leave out, 12 meals fit."
    ),
    (
      .limits([.unknown("moon dust")], withoutDislikes: 0),
      "No meal is known to be free of moon dust."
    ),
  ])
  func `every dead end has words`(deadEnd: DeadEnd, words: String) {
    #expect(copy.text(for: deadEnd) == words)
  }

  @Test func `a dead end calls a food by its given name`() {
    let limits = DeadEnd.limits([.dislike("eggplant")], withoutDislikes: 0)
    #expect(
      copy.text(for: limits, foodNames: ["eggplant": "aubergine"])
        == "No meal is without aubergine.")
  }
}
