import MealModels
import SeededRandom
import Testing

@testable import SuggestionEngine

@Suite struct ExplanationTests {
  @Test func `the best of a question is the one that is suggested`() throws {
    for seed in 0..<40 as Range<UInt64> {
      var history = History()
      for (day, meal) in Menu.large.shuffled(seed).prefix(20).enumerated() {
        history.apply(HistoryEvent(.suggested, meal.id), at: Menu.date(day: Double(day)))
        history.apply(
          HistoryEvent(day % 2 == 0 ? .accepted : .skipped, meal.id),
          at: Menu.date(day: Double(day) + 0.1))
      }
      let request = Kitchen.request(seed: seed, after: 21)
      let suggestion = Menu.engine.suggest(request, history: history).suggestions[0]
      let explanation = try #require(
        Menu.engine.explain(suggestion.mealID, request, history: history))
      #expect(explanation.standing == .fresh)
      #expect(explanation.terms == suggestion.terms)
      #expect(explanation.reasons == suggestion.reasons)
      #expect(explanation.candidates == Menu.large.count)
      // A share of the answers is kept for what was never shown; then the best of all may not be it.
      let isNewest = explanation.lastShown == nil
      #expect(explanation.place == 1 || isNewest)
    }
  }

  @Test func `a meal that breaks a limit has no standing, no terms and no place`() throws {
    let engine = Menu.engine(
      Menu.meal("satay", .thai, contents: FoodContents(allergens: AllergenSet([.peanut]))))
    let request = Kitchen.request(limits: EaterLimits(allergens: AllergenSet([.peanut])))
    let explanation = try #require(engine.explain("satay", request, history: History()))
    #expect(explanation == Explanation(meal: "satay"))
    #expect(engine.explain("gone", request, history: History()) == nil)
  }

  @Test func `wishes that a meal does not fulfil are named`() throws {
    let engine = Menu.engine(
      Menu.meal("roast", .british, minutes: 90), Menu.meal("pad-thai", .thai))
    let wishes = Wishes(slot: .lunch, maxMinutes: 20, cuisines: [.thai])
    let explanation = try #require(
      engine.explain("roast", Kitchen.request(wishes: wishes), history: History()))
    #expect(
      explanation.unmetWishes == [
        .anyCuisine(insteadOf: [.thai]), .moreTime(minutes: 90, insteadOf: 20),
        .anySlot(insteadOf: .lunch),
      ])
    #expect(explanation.place == nil)
    #expect(explanation.candidates == 0)
  }

  @Test func `the terms add up to the score`() {
    var request = Kitchen.request(
      wishes: Wishes(
        slot: .dinner, maxMinutes: 60, atHome: ["leek"],
        nutritionLeft: NutritionFacts([.energy: 500]), month: 3, forChildrenIn: .world))
    request.quotas = [Quota(.fish, .atLeast, 1)]
    let meal = Menu.meal(
      "leek-tart", .french, .fish, starch: .dough, shape: .bake, foods: ["leek", "cream", "cod"],
      months: MonthSet([2, 3]), nutrition: NutritionFacts([.energy: 600]),
      customs: MealCustoms(role: .side))
    let pool = MealPool([meal] + Menu.large)
    let history = History((0, .accepted, "french-egg-plate"), (1, .skipped, "thai-fish-soup"))
    request.moment = LocalMoment(date: Menu.date(day: 2))
    let scorer = Scorer(
      pool, request: request,
      learned: LearnedTaste(history, for: request, in: pool, Set(EnginePart.allCases)),
      sides: ServedSides(pool, for: request), parts: Set(EnginePart.allCases))
    for safe in pool.safeMeals(for: .none) {
      let sum = scorer.terms(of: safe).reduce(0) { $0 + $1.value }
      #expect(abs(sum - Double(scorer.score(of: safe))) < 1e-5)
    }
    let names = scorer.terms(of: pool.safeMeals(for: .none)[0]).map(\.name)
    #expect(Set(names) == Set(ScoreTerm.Name.allCases))
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `a meal is passed over only where it cannot have the score`(seed: UInt64) {
    var chance = SeededGenerator(seed: seed)
    let pool = MealPool(Menu.large)
    var history = History()
    for day in 0..<Int.random(in: 0...60, using: &chance) {
      guard let meal = Menu.large.randomElement(using: &chance)?.id,
        let kind = [HistoryEvent.Kind.suggested, .accepted, .cooked, .skipped, .rated]
          .randomElement(using: &chance)
      else { continue }
      let stars = kind == .rated ? Int.random(in: 1...5, using: &chance) : nil
      history.apply(HistoryEvent(kind, meal, stars: stars), at: Menu.date(day: Double(day)))
    }
    var request = Kitchen.request(
      wishes: Wishes(
        slot: .dinner, maxMinutes: Bool.random(using: &chance) ? 45 : nil,
        nutritionLeft: NutritionFacts([.energy: 500]), month: 3), seed: seed)
    request.moment = LocalMoment(date: Menu.date(day: 61))
    let scorer = Scorer(
      pool, request: request,
      learned: LearnedTaste(history, for: request, in: pool, Set(EnginePart.allCases)),
      sides: ServedSides(pool, for: request), parts: Set(EnginePart.allCases))
    let meals = pool.safeMeals(for: .none)
    for (meal, most) in zip(meals, scorer.mostScores(of: meals)) {
      let score = scorer.score(of: meal)
      #expect(most >= score)
      #expect(scorer.mayReach(score, meal, most: most))
    }
  }
}

@Suite struct ReasonTests {
  private func reasons(
    _ meal: MealSummary, _ wishes: Wishes = Wishes(), history: History = History(),
    saved: Set<MealID> = [], others: [MealSummary] = [], day: Double = 0
  ) -> [Reason] {
    var request = Kitchen.request(wishes: wishes, after: day)
    request.saved = saved
    let engine = MealSuggester(
      pool: MealPool([meal] + others) { $0 == "leek" ? MonthSet([12, 1, 2]) : [] })
    return engine.explain(meal.id, request, history: history)?.reasons ?? []
  }

  private let pie = Menu.meal(
    "fish-pie", .british, .fish, starch: .potato, shape: .bake, minutes: 45,
    foods: ["cod", "leek", "potato"], months: MonthSet([2]),
    nutrition: NutritionFacts([.energy: 500]))

  @Test func `reasons about home, season and the day are given only if true`() {
    let wishes = Wishes(
      atHome: ["leek", "cod"], nutritionLeft: NutritionFacts([.energy: 600]), month: 2)
    #expect(
      Set(reasons(pie, wishes))
        == [.usesAtHome(["cod", "leek"]), .fitsNutritionLeft, .neverShown])
    let other = Wishes(
      atHome: ["beef"], nutritionLeft: NutritionFacts([.energy: 300]), month: 7)
    #expect(reasons(pie, other) == [.neverShown])
  }

  @Test func `a meal a little over what is left of the day is not said to fit`() {
    for (left, fits) in [(499.0, false), (500, true), (0, false)] {
      let wishes = Wishes(nutritionLeft: NutritionFacts([.energy: left]))
      #expect(reasons(pie, wishes).contains(.fitsNutritionLeft) == fits)
    }
    let alsoSalt = Wishes(nutritionLeft: NutritionFacts([.energy: 900, .sodium: 900]))
    #expect(!reasons(pie, alsoSalt).contains(.fitsNutritionLeft), "nobody knows its salt")
  }

  @Test func `a meal is called the one longest ago only when nothing else is left`() {
    let shown = History((0, .suggested, "fish-pie"))
    let other = Menu.meal("stew", .thai)
    let longest = Reason.longestAgo(days: 1)
    #expect(!reasons(pie, history: shown, others: [other], day: 1).contains(longest))
    #expect(reasons(pie, history: shown, day: 1).contains(longest))
  }

  // South of the equator leeks are in season half a year later; the month is the one on the wall.
  @Test func `a seasonal reason names the food and the month, unless the food is unknown`() {
    #expect(reasons(pie, Wishes(month: 2)).contains(.inSeason("leek", month: 5)))
    let unknown = Menu.meal("unknown", foods: ["samphire"], months: MonthSet([2]))
    #expect(reasons(unknown, Wishes(month: 2)) == [.neverShown])
  }

  @Test(arguments: [(29.9, nil), (30, 30), (31.9, 31), (nil, nil)] as [(Double?, Int?)])
  func `much protein is said in whole grams from thirty on, and never guessed`(
    protein: Double?, grams: Int?
  ) {
    let meal = Menu.meal("roast", nutrition: NutritionFacts(protein.map { [.protein: $0] } ?? [:]))
    let said = reasons(meal).compactMap { reason in
      if case .muchProtein(let grams) = reason { grams } else { nil }
    }
    #expect(said == [grams].compactMap(\.self))
  }

  @Test func `a bound on protein is said once, as the bound that it keeps`() {
    let meal = Menu.meal("roast", nutrition: NutritionFacts([.protein: 40]))
    let bounds = NutritionBounds([.protein: 25])
    #expect(reasons(meal, Wishes(nutrition: bounds)) == [.keepsNutrition(bounds), .neverShown])
  }

  @Test(arguments: HistoryEvent.Kind.allCases)
  func `nothing is new that was shown, opened, cooked or judged`(kind: HistoryEvent.Kind) {
    var history = History()
    history.apply(HistoryEvent(kind, "fish-pie", stars: 5), at: Menu.date(day: 0))
    let isNew = kind == .skipped || kind == .reset
    #expect(reasons(pie, history: history, day: 20).contains(.neverShown) == isNew)
    #expect(
      Reason.neverShown.holds(after: history.entries.map(\.event)) == (isNew || kind == .suggested))
    #expect(Reason.saved.holds(after: history.entries.map(\.event)))
  }

  @Test func `a meal on screen stays new until it is cooked or rated`() {
    for (kind, isNew) in [(HistoryEvent.Kind.accepted, true), (.cooked, false), (.rated, false)] {
      var history = History((0, .suggested, "fish-pie"))
      history.apply(HistoryEvent(kind, "fish-pie", stars: 2), at: Menu.date(day: 0.1))
      #expect(Reason.neverShown.holds(for: history["fish-pie"]) == isNew)
      #expect(Reason.saved.holds(for: history["fish-pie"]))
    }
  }

  @Test func `a dish liked in the quiz has no stars as its reason`() {
    var history = History()
    let said = HistoryEvent(.rated, "fish-pie", stars: 5, isFirstImpression: true)
    history.apply(said, at: Menu.date(day: 0))
    let reasons = reasons(pie, history: history, day: 20)
    #expect(reasons.contains(.wouldEat) && !reasons.contains(.rated(stars: 5)))
    #expect(!reasons.contains(.neverShown))
  }

  @Test func `a saved meal is not new, and one of which nothing else is to be said says its time`()
  {
    #expect(!reasons(pie, saved: ["fish-pie"]).contains(.neverShown))
    var history = History()
    history.apply(HistoryEvent(.rated, "fish-pie", stars: 2), at: Menu.date(day: 0))
    #expect(reasons(pie, history: history, day: 20) == [.readyIn(minutes: 45)])
  }

  @Test func `a meal that was saved, rated or cooked says so`() {
    #expect(reasons(pie, saved: ["fish-pie"]).contains(.saved))
    var rated = History()
    rated.apply(HistoryEvent(.rated, "fish-pie", stars: 5), at: Menu.date(day: 0))
    #expect(reasons(pie, history: rated, day: 20).contains(.rated(stars: 5)))
    let cooked = History((0, .cooked, "fish-pie"), (1, .cooked, "fish-pie"))
    #expect(reasons(pie, history: cooked, day: 30).contains(.cookedBefore(times: 2)))
  }

  @Test func `no fish this week is said when five other meals were eaten and none was fish`() {
    let others = (0..<6).map { Menu.meal(MealID(rawValue: "roast-\($0)"), .british, .beef) }
    var history = History()
    for (day, meal) in others.enumerated() {
      history.apply(HistoryEvent(.accepted, meal.id), at: Menu.date(day: Double(day)))
    }
    let after = reasons(pie, history: history, others: others, day: 6)
    #expect(after.contains(.notEatenForAWeek(.fish)))
    history.apply(HistoryEvent(.accepted, "fish-pie"), at: Menu.date(day: 6))
    let again = reasons(pie, history: history, others: others, day: 7)
    #expect(!again.contains(.notEatenForAWeek(.fish)))
  }

  @Test func `no fish this week is not said of who had some beside the meat`() {
    let surf = Menu.meal(
      "surf-and-turf", .british, .beef,
      contents: FoodContents(allergens: AllergenSet([.crustacean])))
    let others = (0..<5).map { Menu.meal(MealID(rawValue: "roast-\($0)"), .british, .beef) }
    var history = History()
    for (day, meal) in (others + [surf]).enumerated() {
      history.apply(HistoryEvent(.accepted, meal.id), at: Menu.date(day: Double(day)))
    }
    let after = reasons(pie, history: history, others: others + [surf], day: 6)
    #expect(!after.contains(.notEatenForAWeek(.fish)))
  }

  @Test func `a liked trait is a reason only when that is clear`() {
    let others = (0..<24).map { number in
      Menu.meal(MealID(rawValue: "curry-\(number)"), number % 2 == 0 ? .thai : .french)
    }
    var history = History()
    for (day, meal) in others.enumerated() {
      let kind: HistoryEvent.Kind = meal.cuisine == .thai ? .cooked : .skipped
      history.apply(HistoryEvent(kind, meal.id), at: Menu.date(day: Double(day)))
    }
    let thai = Menu.meal("thai-salad", .thai, .soy, starch: .none, shape: .salad)
    let french = Menu.meal("tarte", .french, .soy, starch: .none, shape: .salad)
    let isLiking = { (reason: Reason) in
      if case .likedTrait = reason { true } else { false }
    }
    #expect(
      reasons(thai, history: history, others: others, day: 25)
        .contains(.likedTrait(.cuisine(.thai))))
    #expect(
      !reasons(french, history: history, others: others, day: 25).contains(where: isLiking))
  }
}
