import MealModels
import SeededRandom
import SuggestionEngine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Simulates one eater with one adviser, day after day.
struct EaterLife {
  /// A Monday at midnight.
  static let start = Date(timeIntervalSince1970: 1_772_409_600)  // 2026-03-02T00:00Z

  /// The times when she asks, in seconds after midnight: 08:00, 12:30 and 18:30.
  private static let times = [28_800.0, 45_000, 66_600]
  /// The seconds from showing a meal to the next proposal, to opening the recipe, to cooking the
  /// meal, and to rating it.
  private static let (toNext, toOpening, toCooked, toRating) = (20.0, 10.0, 2400.0, 4800.0)

  private let eater: SimulatedEater
  private let menu: Menu
  private let conduct: EaterConduct
  private var advisor: any Advisor
  private var rule: NoRepeatRule
  private var diary: EaterDiary
  private var saved: Set<Int> = []

  init(
    _ eater: SimulatedEater, menu: Menu, policy: Policy, conduct: EaterConduct = .usual
  ) {
    self.eater = eater
    self.conduct = conduct
    self.menu = menu
    advisor = policy.advisor(eater, menu)
    rule = NoRepeatRule(families: menu.families, kin: menu.kin)
    diary = EaterDiary(meals: menu.meals.count)
  }

  /// Simulates some days and records them.
  mutating func diary(of days: Int) -> EaterDiary {
    answerQuiz()
    var today = TasteDay(number: 0)
    for number in 0..<days {
      today.number = number
      let eaten = SimulatedEater.slots.indices.compactMap { eat(slot: $0, today) }
      let utility = eaten.reduce(0) { $0 + eater.utility(of: $1, on: today) }
      diary.utilityPerDay.append(utility / Double(max(1, eaten.count)))
      today.eatenTheDayBefore = today.eatenYesterday
      today.eatenYesterday = eaten
    }
    let seen = eater.safeMeals.count { diary.shown[$0] > 0 }
    diary.coverage = Double(seen) / Double(max(1, eater.safeMeals.count))
    return diary
  }

  /// On the evening before the first day, answers the adviser's questions whether she would eat a
  /// meal.
  ///
  /// The probability of a yes is the same as that of accepting the meal when it is shown.
  private mutating func answerQuiz() {
    var asked = 0
    while let meal = advisor.quiz() {
      asked += 1
      let above = eater.utility(of: meal, on: TasteDay(number: 0)) - eater.threshold
      var chance = eater.chance(day: -1, slot: 0, showing: asked)
      let answer = chance.happens(eater.temper.accepts(above)) ? QuizAnswer.wouldEat : .notForMe
      let seconds = -36_000 + 6 * Double(asked)
      if let event = answer.event(of: menu.meals[meal].id) { tell(event, meal, at: seconds) }
    }
  }

  /// Asks until a meal is accepted; the fourth proposal is always eaten.
  private mutating func eat(slot: Int, _ day: TasteDay) -> Int? {
    var previous: Int?
    for showing in 0...EaterTemper.mostRerolls {
      let seconds = Double(day.number) * 86_400 + Self.times[slot] + Double(showing) * Self.toNext
      if let previous {
        diary.rerolls += 1
        tell(.skipped, previous, at: seconds)
      }
      guard let meal = proposal(slot, day, showing, at: seconds) else { return nil }
      diary.shown[meal] += 1
      tell(.suggested, meal, at: seconds)
      var chance = eater.chance(day: day.number, slot: slot, showing: showing)
      let above = eater.utility(of: meal, on: day) - eater.threshold
      let isMistaken = chance.happens(conduct.slips)
      let isWanted = chance.happens(eater.temper.accepts(above)) != isMistaken
      if isWanted { diary.accepted[meal] += 1 }
      if conduct == .silent {
        if isWanted { tell(.accepted, meal, at: seconds + Self.toOpening) }
        return meal
      }
      if isWanted || showing == EaterTemper.mostRerolls {
        finish(meal, above, &chance, at: seconds)
        return meal
      }
      if eater.temper.hates(above), chance.happens(eater.temper.objects) {
        tell(.disliked, meal, at: seconds)
      }
      previous = meal
    }
    return nil
  }

  /// The adviser's proposal, or any allowed meal if it has none; nil if nothing fits at all.
  private mutating func proposal(
    _ slot: Int, _ day: TasteDay, _ showing: Int, at seconds: Double
  ) -> Int? {
    let fitting = eater.fitting[slot]
    let (allowed, areFresh) = rule.allowed(of: fitting, at: seconds)
    guard let spare = allowed.first else { return nil }
    let question = AdvisorQuestion(
      moment: LocalMoment(date: Self.start + seconds), slot: SimulatedEater.slots[slot], day: day,
      allowed: allowed,
      chance: SeededGenerator(seed: ~eater.seed, day.number, slot, showing))
    guard let meal = advisor.meal(for: question), fitting.binaryContains(meal) else {
      diary.misfits += 1
      return spare
    }
    if areFresh {
      if !allowed.binaryContains(meal) { diary.brokenRepeats += 1 }
    } else if rule.isRepeat(meal, at: seconds, among: fitting.count) {
      diary.forcedRepeats += 1
    }
    return meal
  }

  /// Opens the recipe, and perhaps cooks, rates and saves the meal; a hated meal may be disliked
  /// permanently.
  private mutating func finish(
    _ meal: Int, _ above: Double, _ chance: inout SeededGenerator, at seconds: Double
  ) {
    tell(.accepted, meal, at: seconds + Self.toOpening)
    let temper = eater.temper
    if temper.adores(above), chance.happens(temper.saves), saved.insert(meal).inserted {
      advisor.learnSaved(meal: meal)
    }
    if chance.happens(temper.cooks) { tell(.cooked, meal, at: seconds + Self.toCooked) }
    if chance.happens(temper.rates) {
      let stars = temper.stars(above, &chance)
      tell(.rated, meal, at: seconds + Self.toRating, stars: stars)
    }
    if temper.hates(above), chance.happens(temper.objects) {
      tell(.disliked, meal, at: seconds + Self.toRating)
    }
  }

  private mutating func tell(
    _ kind: HistoryEvent.Kind, _ meal: Int, at seconds: Double, stars: Int? = nil
  ) {
    tell(HistoryEvent(kind, menu.meals[meal].id, stars: stars), meal, at: seconds)
  }

  private mutating func tell(_ event: HistoryEvent, _ meal: Int, at seconds: Double) {
    rule.learn(event.kind, meal, at: seconds)
    advisor.learn(event, meal: meal, at: Self.start + seconds)
  }
}

extension [Int] {
  /// Whether a number is among these numbers, which are in ascending order.
  func binaryContains(_ number: Int) -> Bool {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low] == number
  }
}
