#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import MealModels

/// Finds the true reasons for a chosen meal from the terms of its score.
struct ReasonFinder {
  let meal: SafeMeal
  /// Whether every meal that fits was shown recently.
  let isRepeat: Bool
  let terms: [ScoreTerm]
  let scorer: Scorer
  let history: History

  /// The minutes up to which a meal is called quick if there is no wish for a time.
  private static let quickMinutes = 20

  /// The grams from which a serving has much protein.
  ///
  /// That is half of the daily Dietary Reference Intake (0.8 g for each kg of body weight) for an
  /// adult of 75 kg.
  private static let muchProtein = 30

  /// The maximum number of reasons.
  private static let limit = 3

  /// The strongest true reasons, at least one and at most three.
  ///
  /// If there are limits, the limits that the meal keeps are always among them. The rest comes from
  /// the terms of the score, the largest first.
  var reasons: [Reason] {
    let limits = limitReasons
    var found: [Weighed] = []
    found.reserveCapacity(16)
    addStandingReasons(to: &found)
    addWishReasons(to: &found)
    addTasteReasons(to: &found)
    addChangeReasons(to: &found)
    if found.isEmpty, limits.isEmpty { found.append((.readyIn(minutes: minutes), 0)) }
    found.sort { $0.weight > $1.weight }
    return found.prefix(Self.limit - limits.count).map(\.reason) + limits
  }

  private typealias Weighed = (reason: Reason, weight: Double)

  private var index: Int { meal.index }
  private var request: SuggestionRequest { scorer.request }
  private var pool: MealPool { scorer.pool }
  private var record: History.Record { history[pool.ids[index]] }

  private var limitReasons: [Reason] {
    var reasons: [Reason] = []
    if !request.limits.diets.isEmpty { reasons.append(.fitsDiets(request.limits.diets.diets)) }
    let absent = request.limits.allergens.subtracting(pool.harms[index].traces)
    if !absent.isEmpty { reasons.append(.freeOf(absent.allergens)) }
    return reasons
  }

  private func addStandingReasons(to reasons: inout [Weighed]) {
    if isRepeat {
      reasons.append((.longestAgo(days: days ?? 0), 9))
    } else if let days {
      reasons.append((.notShownFor(days: days), 0.05))
    } else if !record.isJudged, !request.saved.contains(pool.ids[index]) {
      // Eaters know a meal that they saved or judged, even if it was never shown here.
      reasons.append((.neverShown, 0.11))
    }
  }

  private func addWishReasons(to reasons: inout [Weighed]) {
    let wishes = request.wishes
    if let cuisine = cuisine, wishes.cuisines.contains(cuisine) {
      reasons.append((.wishedCuisine(cuisine), 0.6))
    }
    if let region = wishes.forChildrenIn, pool.children.misfits(of: index, in: region) == 0 {
      reasons.append((.forChildren, 0.7))
    }
    let serving = scorer.sides.serving(of: index)
    let kept = serving.kept(of: wishes.nutrition)
    if !kept.isEmpty { reasons.append((.keepsNutrition(kept), 0.5)) }
    if minutes <= wishes.maxMinutes ?? Self.quickMinutes {
      reasons.append((.readyIn(minutes: minutes), 0.2 + max(0, value(of: .effort))))
    }
    if let used = usedAtHome { reasons.append((used, value(of: .atHome))) }
    if scorer.isKnownToFitNutritionLeft(index) {
      reasons.append((.fitsNutritionLeft, value(of: .nutrition)))
    }
    if value(of: .season) > 0, let food = foodInSeason {
      reasons.append((.inSeason(food, month: month), value(of: .season)))
    }
    if kept[.protein] == nil, let grams = serving.grams(of: .protein), grams >= Self.muchProtein {
      reasons.append((.muchProtein(grams: grams), 0.08))
    }
    if let slot = wishes.slot, pool.slots[index].contains(slot) {
      reasons.append((.fitsSlot(slot), 0.01))
    }
  }

  private func addTasteReasons(to reasons: inout [Weighed]) {
    let own = scorer.taste.belief(ofMeal: index).opinion.mean
    if request.saved.contains(pool.ids[index]) {
      reasons.append((.saved, 0.2 + own))
    } else if let stars = record.stars, stars >= 4 {
      reasons.append((record.isFirstImpression ? .wouldEat : .rated(stars: stars), 0.2 + own))
    } else if record.timesCooked > 0, own > 0 {
      reasons.append((.cookedBefore(times: record.timesCooked), 0.1 + own))
    }
    let liked = pool.traits[index].lazy.map(Int.init).filter { number in
      let opinion = scorer.taste.beliefs[number].opinion
      return opinion.mean > 0 && opinion.isClear
    }
    // One liked trait is enough; the others would only repeat it.
    let best = liked.max { scorer.taste.beliefs[$0].mean < scorer.taste.beliefs[$1].mean }
    if let best, let trait = pool.traits.traits[best] {
      reasons.append((.likedTrait(trait), scorer.taste.beliefs[best].opinion.mean))
    }
  }

  private func addChangeReasons(to reasons: inout [Weighed]) {
    let taken = scorer.recollection.taken.filter { $0.days < 7 }
    let protein = pool.proteins[index]
    let allergens = HarmMask(holding: protein.group.allergens)
    let isNew = !taken.contains { had in
      pool.proteins[had.meal].group == protein.group
        || !pool.harms[had.meal].isDisjoint(with: allergens)
    }
    let quota = request.quotas.first { $0.group == protein.group && $0.bound == .atLeast }
    if let quota, value(of: .quota) > 0 {
      reasons.append((.fillsQuota(quota), 0.3 + value(of: .quota)))
    } else if taken.count >= 5, isNew, protein != .none {
      reasons.append((.notEatenForAWeek(protein.group), 0.3))
    }
    let last = taken.prefix(3).map(\.meal)
    guard !last.isEmpty, scorer.parts.contains(.variety) else { return }
    if let cuisine, !request.wishes.cuisines.contains(cuisine),
      !last.contains(where: { pool.cuisines[$0] == pool.cuisines[index] })
    {
      reasons.append((.changeOfCuisine(cuisine), 0.12))
    }
    if protein != .none, !last.contains(where: { pool.proteins[$0] == protein }) {
      reasons.append((.changeOfProtein(protein), 0.1))
    }
  }

  private var cuisine: Cuisine? {
    pool.traits.traits(of: index).lazy.compactMap { trait in
      if case .cuisine(let cuisine) = trait { cuisine } else { nil }
    }.first
  }

  private var minutes: Int { Int(scorer.sides.minutes(of: index)) }

  /// The month of the eater's calendar, which south of the equator differs from the month of the
  /// season.
  private var month: Int { CalendarDay(request.moment.dayNumber).month }

  /// The heaviest main food that is in season; nil if none is known to be in season.
  private var foodInSeason: FoodID? {
    guard let month = request.wishes.month else { return nil }
    return pool.traits.traits(of: index).lazy.compactMap { trait in
      if case .food(let food) = trait, pool.season(food).contains(month) { food } else { nil }
    }.first
  }

  /// The main foods that are at home; if some should be used soon, only those with the earliest
  /// day.
  private var usedAtHome: Reason? {
    let (wishes, today) = (request.wishes, request.moment.dayNumber)
    guard !wishes.atHome.isEmpty else { return nil }
    let home = pool.traits.traits(of: index).compactMap { trait in
      if case .food(let food) = trait, wishes.isAtHome(food, on: today) { food } else { nil }
    }
    let left = home.map { wishes.daysLeft(of: $0, on: today) }
    guard let first = left.compactMap(\.self).min() else {
      return home.isEmpty ? nil : .usesAtHome(home)
    }
    return .usesInTime(
      zip(home, left).filter { $0.1 == first }.map(\.0), day: today + first)
  }

  private var days: Int? {
    record.lastShown.map {
      Int(min(max(0, request.moment.date.timeIntervalSince($0) / 86_400), 1e6))
    }
  }

  private func value(of name: ScoreTerm.Name) -> Double {
    terms.first { $0.name == name }?.value ?? 0
  }
}

extension ProteinGroup {
  /// The allergens that put a meal into this group even if another food brings most of the protein.
  fileprivate var allergens: AllergenSet {
    switch self {
    case .egg: AllergenSet([.egg])
    case .dairy: AllergenSet([.milk])
    case .fish: AllergenSet([.fish, .crustacean, .mollusc])
    case .redMeat, .poultry, .plant: []
    }
  }
}
