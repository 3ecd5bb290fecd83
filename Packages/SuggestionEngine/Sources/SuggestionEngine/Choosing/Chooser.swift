#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import MealModels

/// Chooses one safe meal after another.
///
/// Fresh meals come first, by score, then meals that are nearly identical to a recent one, then
/// repeats. Of the repeats, the meal shown longest ago comes first.
struct Chooser {
  /// A chosen meal with the terms of its score.
  struct Choice {
    let meal: SafeMeal
    let standing: HistoryRank
    let terms: [ScoreTerm]
    let reasons: [Reason]
  }

  private var scorer: Scorer
  private let history: History
  /// The meals that are not chosen yet.
  private var open: [SafeMeal]
  /// The open meals in the order in which they repeat when no other meal is left.
  private var repeats: [(meal: SafeMeal, standing: HistoryRank)]?
  /// The meal chosen last, from which the next one differs.
  private var last: SafeMeal?
  private let prefersNew: Bool

  init(_ meals: [SafeMeal], _ scorer: Scorer, _ history: History) {
    open = meals
    self.scorer = scorer
    self.history = history
    let draw = scorer.chance.draw(for: .max)
    prefersNew =
      scorer.parts.contains(.firstShowings) && draw < MealSuggester.firstShowingShare
  }

  /// The next meal; nil if none is left.
  mutating func next() -> Choice? {
    if let last { scorer.choose(last) }
    guard repeats == nil, let (place, standing) = best() else { return nextRepeat() }
    let meal = open[place]
    open.swapAt(place, open.count - 1)
    open.removeLast()
    return choose(meal, standing)
  }

  private mutating func choose(_ meal: SafeMeal, _ standing: HistoryRank) -> Choice {
    last = meal
    let terms = scorer.terms(of: meal)
    let finder = ReasonFinder(
      meal: meal, isRepeat: standing == .repeated, terms: terms, scorer: scorer, history: history)
    return Choice(meal: meal, standing: standing, terms: terms, reasons: finder.reasons)
  }

  /// An open meal with its score.
  private struct Scored {
    let place: Int
    let level: Int
    let score: Float
  }

  /// The open meal with the best score among those that are not repeats.
  private func best() -> (place: Int, standing: HistoryRank)? {
    let most = scorer.mostScores(of: open)
    // If a meal with a high bound is scored first, many others need not be scored.
    var promising: (place: Int, most: Float)?
    for (place, most) in most.enumerated() where most < .infinity {
      if most > promising?.most ?? -.infinity { promising = (place, most) }
    }
    var best = promising.flatMap { better(than: nil, $0.place, $0.most) }
    for place in open.indices {
      // Lower levels come first. A meal of level 0 can be beaten only by score.
      if let best, best.level == 0, most[place] < best.score { continue }
      best = better(than: best, place, most[place]) ?? best
    }
    return best.map { ($0.place, scorer.recollection.standing(of: open[$0.place].index)) }
  }

  /// An open meal with its score, if it comes before another scored meal.
  ///
  /// - Parameter most: the upper bound of its score.
  private func better(than best: Scored?, _ place: Int, _ most: Float) -> Scored? {
    let meal = open[place]
    guard let best else {
      return level(of: meal).map { Scored(place: place, level: $0, score: scorer.score(of: meal)) }
    }
    let mayReach = scorer.mayReach(best.score, meal, most: most)
    guard mayReach || best.level > 0, let level = level(of: meal), level <= best.level,
      mayReach || level < best.level
    else { return nil }
    let score = scorer.score(of: meal)
    let isBetter =
      level < best.level || score > best.score || score == best.score && meal < open[best.place]
    return isBetter ? Scored(place: place, level: level, score: score) : nil
  }

  /// The level of a meal: lower levels come first, whatever the score; nil for a repeat.
  private func level(of meal: SafeMeal) -> Int? {
    let standing = scorer.recollection.standing(of: meal.index)
    guard standing <= .similar else { return nil }
    let wasShown = prefersNew && scorer.recollection.daysSinceShown(meal.index) != nil
    return (standing == .similar ? 2 : 0) + (wasShown ? 1 : 0)
  }

  private mutating func nextRepeat() -> Choice? {
    if repeats == nil { repeats = orderedRepeats() }
    guard let (meal, standing) = repeats?.popLast() else { return nil }
    return choose(meal, standing)
  }

  /// The open meals in reverse order of repeating: the last one is repeated first.
  private func orderedRepeats() -> [(meal: SafeMeal, standing: HistoryRank)] {
    let ranked = open.map { meal in
      let record = history[scorer.pool.ids[meal.index]]
      return (
        meal: meal, standing: scorer.recollection.standing(of: meal.index),
        date: record.lastShown ?? .distantPast, order: record.shownOrder
      )
    }
    let sorted = ranked.sorted {
      ($0.standing.order, $0.date, $0.order, $0.meal.index)
        > ($1.standing.order, $1.date, $1.order, $1.meal.index)
    }
    return sorted.map { ($0.meal, $0.standing) }
  }
}

extension SafeMeal: Comparable {
  static func < (lhs: SafeMeal, rhs: SafeMeal) -> Bool { lhs.index < rhs.index }
}
