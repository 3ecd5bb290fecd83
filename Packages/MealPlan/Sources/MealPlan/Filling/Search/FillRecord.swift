import MealModels
import SuggestionEngine

/// A problem with our answer, as a document that another program can solve and check.
///
/// It contains the terms of the objective before any window is made of them.
package struct FillRecord: Codable, Sendable {
  struct Slot: Codable, Sendable {
    var day: Int
    /// 0 for breakfast, then lunch, snack and dinner.
    var part: Int
    var week: Int
    var windowDays: Int
    var owedDays: Int
    /// Whether there is time to heat leftovers.
    var mayBeLeftovers: Bool
    var refused: [Int32]
    /// The meals to choose from, with their worths, their worths without the penalty for repeating,
    /// and the days for which they keep.
    var meals: [Int32]
    var worths: [Float]
    var tastes: [Float]
    var daysKept: [UInt8]
  }

  struct Row: Codable, Sendable {
    var traits: [UInt16]
    var foods: [UInt16]
    var group: UInt8
    var family: Int32
    var kin: [Int32]
    /// The indices of the foods at home that the meal uses.
    var uses: [Int]
    var cost: Float
    var moreCost: Float
  }

  struct Fixed: Codable, Sendable {
    var day: Int
    var part: Int
    var week: Int
    var traits: [UInt16]
    var group: UInt8
    var isLeftovers: Bool
    var isPast: Bool
  }

  struct Limit: Codable, Sendable {
    var group: UInt8
    var isAtLeast: Bool
    var meals: Int
  }

  struct Budget: Codable, Sendable {
    var week: Int
    var limit: Float
    var fixed: Float
    var rate: Float
  }

  struct Expiring: Codable, Sendable {
    var lastDay: Int
    var worth: Float
  }

  /// Our answer: for each slot, the number of its meal, and for leftovers the slot of the dinner.
  ///
  /// -1 means none.
  struct Answer: Codable, Sendable {
    var meals: [Int32]
    var dinners: [Int]
    var objective: Double
  }

  var varietyShare: Float
  var weights: [String: [Float]]
  var slots: [Slot]
  var rows: [Row]
  var fixed: [Fixed]
  var quotas: [Limit]
  var budgets: [Budget]
  var leftoversLeft: [Int: Int]
  var expiring: [Expiring]
  var answer: Answer
  /// Meals drawn at random for each slot, independently, as a baseline.
  var dice: [[Int32]]
  /// The time of the answer in microseconds.
  package var microseconds: Double
}

extension FillRecord {
  /// Fills, and records the problem and the answer.
  ///
  /// - Parameters:
  ///   - dice: the number of plans to draw at random.
  ///   - clock: the microseconds since a fixed moment.
  package init(
    _ request: FillRequest, _ engine: MealSuggester, history: History, dice: Int,
    clock: () -> Double
  ) {
    let start = clock()
    let prepared = PreparedFill(FillTask(request, in: engine.pool), engine, history)
    let assignment = prepared.best()
    microseconds = clock() - start
    let (problem, settings) = (prepared.problem, request.settings)
    varietyShare = prepared.options.varietyShare
    weights = problem.weights.document
    func week(_ slot: PlanSlot) -> Int { settings.week(of: slot.day).lowerBound }
    func part(_ slot: PlanSlot) -> Int { PlanSlot.order.firstIndex(of: slot.slot) ?? 0 }
    let occasions = prepared.task.occasions
    slots = problem.slots.enumerated().map { place, slot in
      let range = problem.places(of: place)
      return Slot(
        day: slot.day, part: part(slot), week: week(slot),
        windowDays: prepared.options.choices[place].windowDays, owedDays: problem.owedDays[place],
        mayBeLeftovers: occasions[place].minutes >= LeftoverRules.minutes,
        refused: problem.refused[place].sorted(), meals: problem.candidates[range].map(\.meal),
        worths: problem.candidates[range].map(\.worth),
        tastes: problem.candidates[range].map(\.taste),
        daysKept: problem.candidates[range].map(\.daysKept))
    }
    rows = problem.rows.enumerated().map { Row($1, kin: problem.kin[$0]) }
    fixed = zip(problem.fixed, problem.fixedRows).map { meal, row in
      Fixed(
        day: meal.slot.day, part: part(meal.slot), week: week(meal.slot),
        traits: (0..<4).map { row.traits[$0] }, group: row.group, isLeftovers: meal.isLeftovers,
        isPast: meal.isPast)
    }
    quotas = request.each.quotas.filter { !$0.isNone }.map { quota in
      Limit(
        group: UInt8(ProteinGroup.allCases.firstIndex(of: quota.group) ?? 0),
        isAtLeast: quota.bound == .atLeast, meals: quota.meals)
    }
    budgets = problem.budgets.map {
      Budget(week: $0.firstDay, limit: $0.limit, fixed: $0.fixed, rate: $0.rate)
    }
    leftoversLeft = Dictionary(
      zip(problem.slots.map(week), problem.weekOfSlot.map { problem.leftoversLeft[$0] }),
      uniquingKeysWith: { first, _ in first })
    expiring = problem.expiring.map { Expiring(lastDay: $0.lastDay, worth: $0.worth) }
    answer = Answer(
      meals: assignment.choices.map { $0 < 0 ? -1 : problem.candidates[$0].meal },
      dinners: assignment.arcs.map { $0 < 0 ? -1 : problem.arcs[$0].dinner ?? -1 },
      objective: FillObjective(of: assignment, in: problem).total)
    var chance = FillChance(seed: request.each.seed ^ 0xd1ce)
    self.dice = (0..<dice).map { _ in
      problem.slots.indices.map { slot in
        let range = problem.places(of: slot)
        return range.isEmpty
          ? -1 : problem.candidates[range.lowerBound + chance.below(range.count)].meal
      }
    }
  }
}

extension FillRecord.Row {
  fileprivate init(_ row: MealRow, kin: [Int32]) {
    self.init(
      traits: (0..<4).map { row.traits[$0] },
      foods: (0..<MealRow.foodLimit).map { row.foods[$0] }.filter { $0 > 0 }, group: row.group,
      family: row.family, kin: kin, uses: (0..<64).filter { row.uses >> UInt64($0) & 1 == 1 },
      cost: row.cost, moreCost: row.moreCost)
  }
}

extension FillWeights {
  fileprivate var document: [String: [Float]] {
    [
      "traits": traits, "neighbours": [Float(neighbours)], "neighbourScale": [neighbourScale],
      "sharePart": [Float(sharePart)], "shareScale": [shareScale], "repeated": [repeated],
      "similar": [similar], "quota": [quota], "leftovers": [leftovers],
      "leftoversDay": [leftoversDay], "opened": [opened],
    ]
  }
}
