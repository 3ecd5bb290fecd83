import MealModels

/// The values of the sides that are the same for all requests of the same eaters.
struct TableOfSides {
  /// For each side dish, whether it keeps the limits.
  let safe: [Bool]
  /// For each meal, the minutes for cooking a needed food first that is not at home.
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

/// The sides that go with the meals of a pool for one request.
///
/// For each accompaniment this is the side that the eaters chose, or else the first one that keeps
/// their limits. If every choice breaks a limit, there is no side.
struct ServedSides {
  /// The sides that go with one meal.
  struct Plate {
    /// The rows of the sides.
    var rows: [Int] = []
    /// The indices of the accompaniments of which every choice breaks a limit.
    var missing: [Int] = []
    /// The minutes that the slowest side takes; sides are made while the meal cooks.
    var minutes: Int32 = 0
    /// The minutes that the slowest side takes at the time of the meal, if sides are started ahead.
    var minutesThen: Int32 = 0
    /// The known nutrients of one serving of all sides together.
    var serving = NutritionMask.nothing
    /// Whether one of the sides is made of rice.
    var hasRice = false
    /// Whether the main dish has the side that it needs.
    ///
    /// That is true if its first accompaniment is there, or was left out on purpose.
    var isWhole = true
  }

  private let pool: MealPool
  /// The minutes between the request and the meal.
  private let ahead: Int32
  /// For each meal, the minutes for cooking a needed food first that is not at home.
  private let before: [Int: Int32]
  /// The plates by the number of the combination.
  private let plates: [Plate]
  /// Columns of the values of the plates that are needed for each meal.
  private let plateMinutes: [Int32]
  private let plateMinutesThen: [Int32]
  private let areWhole: [Bool]
  private let haveRice: [Bool]
  /// The plates of the meals whose sides the eaters chose.
  private let chosen: [Int: Plate]

  init(_ pool: MealPool, for request: SuggestionRequest) {
    self.init(pool, TableOfSides(pool, for: request), for: request)
  }

  /// - Parameter table: the values that all requests of these eaters share.
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
      Plate($0, chosen: [:], safe: safe, isKosher: isKosher, columns: pool.sides, ahead: ahead)
    }
    var own: [Int: Plate] = [:]
    for (meal, choices) in request.sides {
      guard let index = pool.index(of: meal) else { continue }
      let combination = pool.sides.combinations[pool.sides.combination(of: index)]
      own[index] = Plate(
        combination, chosen: choices, safe: safe, isKosher: isKosher, columns: pool.sides,
        ahead: ahead)
    }
    chosen = own
    plateMinutes = plates.map(\.minutes)
    plateMinutesThen = plates.map(\.minutesThen)
    areWhole = plates.map(\.isWhole)
    haveRice = plates.map(\.hasRice)
  }

  /// The sides that go with a meal.
  func plate(of meal: Int) -> Plate {
    if !chosen.isEmpty, let own = chosen[meal] { return own }
    return plates[pool.sides.combination(of: meal)]
  }

  /// The minutes from now to the table for a meal with all its sides.
  ///
  /// They include the foods that must be cooked first and are not at home.
  func minutes(of meal: Int) -> Int32 {
    max(minutesAlone(meal), side(of: meal, plateMinutes, \.minutes))
  }

  /// The minutes that are still spent at the time of a meal with all its sides.
  ///
  /// Soaking or chilling may start at the moment of the request.
  func minutesThen(of meal: Int) -> Int32 {
    let (alone, handsOn) = (minutesAlone(meal), pool.handsOnMinutes[meal])
    let own = Self.isWorthBeginning(alone - handsOn) ? max(handsOn, alone - ahead) : alone
    return max(own, side(of: meal, plateMinutesThen, \.minutesThen))
  }

  /// The minimum minutes of soaking, chilling or cooking that are done ahead of a meal.
  ///
  /// A dish that cools while the table is laid is not started on the evening before.
  static let leastAhead: Int32 = 30

  /// Whether a wait of some minutes is long enough to start a meal ahead.
  static func isWorthBeginning(_ waiting: Int32) -> Bool { waiting >= leastAhead }

  private func minutesAlone(_ meal: Int) -> Int32 {
    let own = pool.minutes[meal]
    return pool.needsCooked[meal] ? own + (before[meal] ?? 0) : own
  }

  /// A value of a meal's sides, from the column of all combinations unless the eaters chose the
  /// sides.
  private func side<Value>(of meal: Int, _ column: [Value], _ own: (Plate) -> Value) -> Value {
    if !chosen.isEmpty, let plate = chosen[meal] { return own(plate) }
    return column[pool.sides.combination(of: meal)]
  }

  /// A fast lower bound of ``minutesThen(of:)``: the sides may take longer.
  func leastMinutesThen(of meal: Int) -> Int32 {
    max(pool.handsOnMinutes[meal], pool.minutes[meal] - ahead)
  }

  /// Whether a meal with all its sides counts towards a quota.
  ///
  /// The sides are included only for a quota of zero.
  func counts(_ meal: Int, for quota: Quota) -> Bool {
    if pool.counts(meal, for: quota) { return true }
    guard quota.isNone, !isAlone(meal) else { return false }
    return plate(of: meal).rows.contains { row in
      !pool.sides.classes[row].isDisjoint(with: quota.group.classes)
    }
  }

  /// The known nutrients of one serving of a meal with all its sides.
  func serving(of meal: Int) -> NutritionMask {
    isAlone(meal) ? pool.servings[meal] : pool.servings[meal].adding(plate(of: meal).serving)
  }

  /// Whether a meal has a side of rice.
  func hasRice(_ meal: Int) -> Bool { side(of: meal, haveRice, \.hasRice) }

  /// Whether a meal is complete as served.
  func isWhole(_ meal: Int) -> Bool {
    pool.isComplete[meal] || (!isAlone(meal) && side(of: meal, areWhole, \.isWhole))
  }

  /// Whether a meal has no sides.
  private func isAlone(_ meal: Int) -> Bool {
    pool.sides.combination(of: meal) == SideColumns.none
  }
}

extension ServedSides.Plate {
  /// - Parameter chosen: the eater's choice for each accompaniment, by its index.
  fileprivate init(
    _ combination: SideColumns.Combination, chosen: [Int: SideChoice], safe: [Bool], isKosher: Bool,
    columns: SideColumns, ahead: Int32
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
