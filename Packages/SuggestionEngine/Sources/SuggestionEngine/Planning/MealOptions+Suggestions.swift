import MealModels

extension MealOptions {
  /// A meal as a suggestion for one of the times, with its reasons among the other meals of a plan.
  ///
  /// - Parameters:
  ///   - meal: the position of a meal.
  ///   - place: the index of the time.
  ///   - others: the meals of the plan that it is a change from.
  /// - Returns: nil for a meal that breaks a limit.
  public func suggestion(
    of meal: Int, at place: Int, after others: [DatedMeal] = []
  ) -> Suggestion? {
    guard let checked = pool.checked(meal, for: limits) else { return nil }
    var beside = learned
    for other in others { beside.reading.plan(other.meal, at: other.date) }
    let scorer = Scorer(
      pool, request: requests[place], learned: beside, sides: sides[place], parts: parts,
      beside: .plan)
    let terms = scorer.terms(of: checked)
    let finder = ReasonFinder(
      meal: checked, isRepeat: scorer.recollection.standing(of: meal) == .repeated, terms: terms,
      scorer: scorer, history: history)
    return Suggestion(
      mealID: pool.ids[meal], sides: Sides(sides[place].plate(of: meal), in: pool),
      reasons: finder.reasons, relaxations: choices[place].relaxations, terms: terms)
  }

  /// The minutes of soaking, chilling or cooking before the time of a meal.
  ///
  /// They are 0 if the whole meal fits into the available minutes and need not be started ahead.
  public func minutesAhead(of meal: Int, at place: Int) -> Int {
    let (all, then) = (sides[place].minutes(of: meal), sides[place].minutesThen(of: meal))
    return Int(all) <= requests[place].wishes.maxMinutes ?? .max ? 0 : Int(all - then)
  }

  /// The minutes that are spent on a meal at its time.
  public func minutes(of meal: Int, at place: Int) -> Int {
    Int(sides[place].minutesThen(of: meal))
  }

  /// Whether a meal, with its sides, counts towards a quota.
  public func counts(_ meal: Int, for quota: Quota) -> Bool {
    sides.first?.counts(meal, for: quota) ?? pool.counts(meal, for: quota)
  }

  /// The number of days for which a meal keeps as it is served at a time; 0 if it does not keep.
  ///
  /// With a side of rice, it is one day at most.
  public func daysItKeeps(_ meal: Int, at place: Int) -> Int {
    let days = Int(pool.daysKept[meal])
    return days > 1 && sides[place].hasRice(meal) ? 1 : days
  }
}
