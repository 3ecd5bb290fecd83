import MealModels

extension MealOptions {
  /// A meal as it is suggested at one of the times, with what speaks for it beside others of a plan.
  ///
  /// - Parameters:
  ///   - meal: the position of a meal.
  ///   - place: which of the times.
  ///   - others: the meals of the plan that it is a change from.
  /// - Returns: nil for a meal that breaks a limit.
  public func suggestion(
    of meal: Int, at place: Int, after others: [DatedMeal] = []
  ) -> Suggestion? {
    guard let checked = pool.checked(meal, for: limits) else { return nil }
    var beside = learned
    for other in others { beside.reading.plan(other.meal, at: other.date) }
    let scorer = Scorer(pool, requests[place], beside, sides[place], parts, beside: .plan)
    let terms = scorer.terms(of: checked)
    let finder = ReasonFinder(
      meal: checked, isRepeat: scorer.recollection.standing(of: meal) == .repeated, terms: terms,
      scorer: scorer, history: history)
    return Suggestion(
      meal: pool.ids[meal], sides: Sides(sides[place].plate(of: meal), in: pool),
      reasons: finder.reasons, relaxations: choices[place].relaxations, terms: terms)
  }

  /// For how many minutes a meal soaks, chills or is cooked before its time, because all of it takes
  /// longer than the minutes that there are; 0 where it need not be begun ahead.
  public func minutesAhead(of meal: Int, at place: Int) -> Int {
    let (all, then) = (sides[place].minutes(of: meal), sides[place].minutesThen(of: meal))
    return Int(all) <= requests[place].wishes.maxMinutes ?? .max ? 0 : Int(all - then)
  }

  /// The minutes that are spent on a meal when its time has come.
  public func minutes(of meal: Int, at place: Int) -> Int {
    Int(sides[place].minutesThen(of: meal))
  }

  /// Whether a meal, with what goes with it, counts for a quota.
  public func counts(_ meal: Int, for quota: Quota) -> Bool {
    sides.first?.counts(meal, for: quota) ?? pool.counts(meal, for: quota)
  }

  /// How many days a meal keeps as it is served at a time, 0 for not at all; one day at most where
  /// something beside it is of rice.
  public func daysItKeeps(_ meal: Int, at place: Int) -> Int {
    let days = Int(pool.daysKept[meal])
    return days > 1 && sides[place].hasRice(meal) ? 1 : days
  }
}
