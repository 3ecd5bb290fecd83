import MealModels

/// What is the same of the sides for every question about the same eaters.
struct TableOfSides {
  /// For each side dish whether it keeps the limits.
  let safe: [Bool]
  /// Minutes before a meal can begin, because something must be cooked that is not at home.
  let before: [Int: Int32]

  init(_ pool: MealPool, for request: SuggestionRequest) {
    safe = pool.sides.isEmpty ? [] : pool.sides.areSafe(for: request.limits)
    before = pool.cookedBefore.compactMapValues { foods in
      foods.filter { !request.wishes.isAtHome($0.food, on: request.moment.dayNumber) }.map {
        Int32($0.minutes)
      }.max()
    }
  }
}

/// What goes with the meals of a pool for one question: of each accompaniment the side that its
/// eaters chose or else the first one that keeps their limits, and nothing where none does.
struct ServedSides {
  /// What goes with one meal.
  struct Plate {
    /// The rows of the sides.
    var rows: [Int] = []
    /// The accompaniments, counted from 0, of which no choice keeps the limits.
    var missing: [Int] = []
    /// How long the slowest of them takes; they are made while the meal cooks.
    var minutes: Int32 = 0
    /// How long the slowest of them takes that is begun ahead.
    var minutesThen: Int32 = 0
    /// What is known of one serving of all of them.
    var serving = NutritionMask.nothing
    /// Whether one of them is of rice.
    var hasRice = false
    /// Whether the middle of the meal is not left without what it wants: its first accompaniment is
    /// there, or was left out on purpose.
    var isWhole = true
  }

  private let pool: MealPool
  /// How many minutes before the meal it is asked for.
  private let ahead: Int32
  /// Minutes before a meal can begin, because something must be cooked that is not at home.
  private let before: [Int: Int32]
  /// By the number of the combination.
  private let plates: [Plate]
  /// The same as columns, of what is asked for each meal.
  private let plateMinutes: [Int32]
  private let plateMinutesThen: [Int32]
  private let areWhole: [Bool]
  private let haveRice: [Bool]
  /// Of meals whose sides somebody chose.
  private let chosen: [Int: Plate]

  init(_ pool: MealPool, for request: SuggestionRequest) {
    self.init(pool, TableOfSides(pool, for: request), for: request)
  }

  /// - Parameter table: what is the same for all questions about these eaters.
  init(_ pool: MealPool, _ table: TableOfSides, for request: SuggestionRequest) {
    self.pool = pool
    let ahead = Int32(clamping: max(0, request.minutesAhead))
    self.ahead = ahead
    before = table.before
    guard !pool.sides.isEmpty else {
      plates = [Plate()]
      chosen = [:]
      (plateMinutes, plateMinutesThen, areWhole, haveRice) = ([0], [0], [true], [false])
      return
    }
    let safe = table.safe
    let isKosher = request.limits.diets.contains(.kosher)
    plates = pool.sides.combinations.map {
      Plate($0, chosen: [:], safe, isKosher: isKosher, pool.sides, ahead)
    }
    var own: [Int: Plate] = [:]
    for (meal, choices) in request.sides {
      guard let index = pool.index(of: meal) else { continue }
      let combination = pool.sides.combinations[pool.sides.combination(of: index)]
      own[index] = Plate(
        combination, chosen: choices, safe, isKosher: isKosher, pool.sides, ahead)
    }
    chosen = own
    plateMinutes = plates.map(\.minutes)
    plateMinutesThen = plates.map(\.minutesThen)
    areWhole = plates.map(\.isWhole)
    haveRice = plates.map(\.hasRice)
  }

  /// What goes with a meal.
  func plate(of meal: Int) -> Plate {
    if !chosen.isEmpty, let own = chosen[meal] { return own }
    return plates[pool.sides.combination(of: meal)]
  }

  /// Minutes from now to the table of a meal with all that goes with it, and with what must be cooked
  /// before and is not at home.
  func minutes(of meal: Int) -> Int32 {
    max(minutesAlone(meal), side(of: meal, plateMinutes, \.minutes))
  }

  /// Minutes that are still spent on a meal with all that goes with it when the time for it has come:
  /// what soaks or chills may be begun as soon as it is asked for.
  func minutesThen(of meal: Int) -> Int32 {
    let (alone, handsOn) = (minutesAlone(meal), pool.handsOnMinutes[meal])
    let own = Self.isWorthBeginning(alone - handsOn) ? max(handsOn, alone - ahead) : alone
    return max(own, side(of: meal, plateMinutesThen, \.minutesThen))
  }

  /// The least that a meal soaks, chills or is cooked before for anybody to begin it ahead, in minutes:
  /// nobody sets out the evening before what cools while the table is laid.
  static let leastAhead: Int32 = 30

  /// Whether so many minutes of waiting are begun ahead.
  static func isWorthBeginning(_ waiting: Int32) -> Bool { waiting >= leastAhead }

  private func minutesAlone(_ meal: Int) -> Int32 {
    let own = pool.minutes[meal]
    return pool.needsCooked[meal] ? own + (before[meal] ?? 0) : own
  }

  /// What is known of the sides of a meal, from the column of all combinations unless somebody chose.
  private func side<Value>(of meal: Int, _ column: [Value], _ own: (Plate) -> Value) -> Value {
    if !chosen.isEmpty, let plate = chosen[meal] { return own(plate) }
    return column[pool.sides.combination(of: meal)]
  }

  /// As many of ``minutesThen(of:)`` as are quick to tell: what goes with it may take longer.
  func leastMinutesThen(of meal: Int) -> Int32 {
    max(pool.handsOnMinutes[meal], pool.minutes[meal] - ahead)
  }

  /// Whether a meal with all that goes with it counts for a quota: its sides count where nothing of the
  /// group is wanted at all.
  func counts(_ meal: Int, for quota: Quota) -> Bool {
    if pool.counts(meal, for: quota) { return true }
    guard quota.isNone, !isAlone(meal) else { return false }
    return plate(of: meal).rows.contains { row in
      !pool.sides.classes[row].isDisjoint(with: quota.group.classes)
    }
  }

  /// What is known of one serving of a meal with all that goes with it.
  func serving(of meal: Int) -> NutritionMask {
    isAlone(meal) ? pool.servings[meal] : pool.servings[meal].adding(plate(of: meal).serving)
  }

  /// Whether something of rice goes with a meal.
  func hasRice(_ meal: Int) -> Bool { side(of: meal, haveRice, \.hasRice) }

  /// Whether a meal is whole as it is served.
  func isWhole(_ meal: Int) -> Bool {
    pool.isComplete[meal] || (!isAlone(meal) && side(of: meal, areWhole, \.isWhole))
  }

  /// Whether a meal is eaten with nothing.
  private func isAlone(_ meal: Int) -> Bool {
    pool.sides.combination(of: meal) == SideColumns.none
  }
}

extension ServedSides.Plate {
  /// - Parameter chosen: what somebody wants of each accompaniment, counted from 0.
  fileprivate init(
    _ combination: SideColumns.Combination, chosen: [Int: SideChoice], _ safe: [Bool],
    isKosher: Bool, _ columns: SideColumns, _ ahead: Int32
  ) {
    var kitchen = combination.kitchen
    for (place, choices) in combination.choices.enumerated() {
      var ordered = choices
      switch chosen[place] {
      case .nothing: continue
      case .side(let side):
        if let row = columns.row(of: side), choices.contains(row) { ordered.insert(row, at: 0) }
      case nil: break
      }
      let mixed: KosherKitchen = [.meat, .dairy]
      let fitting = ordered.first { row in
        safe[row] && !(isKosher && kitchen.union(columns.kitchens[row]) == mixed)
      }
      guard let row = fitting else {
        missing.append(place)
        if place == 0 { isWhole = false }
        continue
      }
      kitchen.formUnion(columns.kitchens[row])
      rows.append(row)
      minutes = max(minutes, columns.minutes[row])
      let (all, handsOn) = (columns.minutes[row], columns.handsOnMinutes[row])
      let own = ServedSides.isWorthBeginning(all - handsOn) ? max(handsOn, all - ahead) : all
      minutesThen = max(minutesThen, own)
      serving = serving.adding(columns.servings[row])
      if columns.areOfRice[row] { hasRice = true }
    }
  }
}
