#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import MealModels

extension MealSuggester {
  /// Why a meal would be suggested now, or why not; nil if the pool does not contain it.
  public func explain(
    _ meal: MealID, _ request: SuggestionRequest, history: History
  ) -> Explanation? {
    guard let index = pool.index(of: meal) else { return nil }
    let safe = pool.safeMeals(for: request.limits)
    let request = request.withWindow(in: pool, safe)
    let sides = ServedSides(pool, for: request)
    let scorer = Scorer(
      pool, request: request, learned: LearnedTaste(history, for: request, in: pool, parts),
      sides: sides, parts: parts)
    var explanation = Explanation(meal: meal)
    explanation.lastShown = history[meal].lastShown
    explanation.opinions = opinions(scorer.taste, ofMeal: index)
    let table = WishTable(request.wishes, safe, in: pool, sides)
    let fitting = pool.meals(
      safe, fulfilling: request.wishes, count: table.count(request.wishes), sides)
    explanation.candidates = fitting.count
    guard let checked = safe.first(where: { $0.index == index }) else { return explanation }
    let standing = scorer.recollection.standing(of: index)
    let terms = scorer.terms(of: checked)
    explanation.standing = standing
    explanation.terms = terms
    let isRepeat =
      standing == .repeated
      && !fitting.contains { scorer.recollection.standing(of: $0.index) < .repeated }
    explanation.reasons =
      ReasonFinder(
        meal: checked, isRepeat: isRepeat, terms: terms, scorer: scorer, history: history
      ).reasons
    explanation.unmetWishes = unmetWishes(of: index, request.wishes, sides)
    if explanation.unmetWishes.isEmpty {
      explanation.place = 1 + fitting.count { scorer.ranks($0, before: checked) }
    }
    return explanation
  }

  /// The learned taste of the eater: every observed trait, the strongest opinions first.
  ///
  /// - Parameter region: the eater's region.
  public func taste(
    of history: History, saved: Set<MealID> = [], at now: Date, in region: EaterRegion = .world
  ) -> [TraitOpinion] {
    let memory = RememberedOpinion.latest(of: history, in: pool)
    let request = SuggestionRequest(moment: LocalMoment(date: now), seed: 0, saved: saved)
    let effort = Effort(for: request, memory, in: pool)
    let taste = TasteModel(
      TasteObservation.all(memory, effort, for: request, in: pool), of: pool,
      in: region)
    let traits = pool.traits.traits.enumerated().compactMap { number, trait in
      trait.map { TraitOpinion($0, taste.beliefs[number].opinion) }
    }
    let meals = taste.observedMeals.map { meal in
      TraitOpinion(.meal(pool.ids[meal]), taste.belief(ofMeal: meal).opinion)
    }
    let days = zip(DayTrait.all, taste.days).map { TraitOpinion(.day($0), $1.opinion) }
    let known = TraitOpinion(.wellKnown, taste.inclination.opinion)
    return (traits + days + [known] + meals).filter { $0.opinion.observations > 0 }.strongestFirst
  }

  private func opinions(_ taste: TasteModel, ofMeal index: Int) -> [TraitOpinion] {
    let traits = pool.traits[index].compactMap { number in
      pool.traits.traits[Int(number)].map { TraitOpinion($0, taste.beliefs[Int(number)].opinion) }
    }
    let own = TraitOpinion(.meal(pool.ids[index]), taste.belief(ofMeal: index).opinion)
    var all = traits + [own]
    if taste.familiarity.distance(of: index) > 0 {
      all.append(TraitOpinion(.wellKnown, taste.inclination.opinion))
    }
    return all.filter { $0.opinion.observations > 0 }.strongestFirst
  }

  private func unmetWishes(
    of index: Int, _ wishes: Wishes, _ sides: ServedSides
  ) -> [Relaxation.Change] {
    var changes: [Relaxation.Change] = []
    if !wishes.cuisines.isEmpty, !pool.cuisines[index].isSubset(of: CuisineSet(wishes.cuisines)) {
      changes.append(.anyCuisine(insteadOf: wishes.cuisines))
    }
    let minutes = Int(sides.minutesThen(of: index))
    if let wished = wishes.maxMinutes, minutes > wished {
      changes.append(.moreTime(minutes: minutes, insteadOf: wished))
    }
    if let slot = wishes.slot, !pool.slots[index].contains(slot) {
      changes.append(.anySlot(insteadOf: slot))
    }
    let serving = sides.serving(of: index)
    let kept = serving.kept(of: wishes.nutrition)
    if kept != wishes.nutrition {
      let missed = wishes.nutrition.filter { kept[$0] == nil }
      let unknown = serving.unknown(among: missed)
      changes.append(.anyNutrition(insteadOf: missed, unknown: unknown))
    }
    return changes
  }
}

extension Scorer {
  /// Whether a meal is suggested before another one.
  fileprivate func ranks(_ first: SafeMeal, before second: SafeMeal) -> Bool {
    let standings = [first, second].map { recollection.standing(of: $0.index) }
    if standings[0] != standings[1] { return standings[0] < standings[1] }
    let scores = [first, second].map(score)
    return scores[0] == scores[1] ? first < second : scores[0] > scores[1]
  }
}

extension [TraitOpinion] {
  /// The strongest opinions first, likes and dislikes alike; equal ones by their traits' words.
  fileprivate var strongestFirst: [TraitOpinion] {
    sorted {
      let (left, right) = ($0.opinion.mean.magnitude, $1.opinion.mean.magnitude)
      return left == right ? "\($0.trait)" < "\($1.trait)" : left > right
    }
  }
}
