import MealModels
import SuggestionEngine

/// The objective of a fill as flat columns: the candidates, and their effects on each other.
///
/// Slots, candidates and meals are identified by their indices. A candidate is a meal in a slot.
struct FillProblem: Sendable {
  /// A group of meals in which a trait that exceeds an allowance is penalized.
  struct TraitWindow: Hashable, Sendable {
    var allowance: Int
    var scale: Float
  }

  /// A quota over the seven days that end with a day of the plan.
  struct QuotaWindow: Hashable, Sendable {
    var quota: Quota
    /// The index of the quota's group.
    var group: UInt8
    /// The last of the seven days.
    var lastDay: Int
    /// The number of fixed meals that are part of the quota.
    var fixed: Int
  }

  /// The budget of a week.
  struct WeekBudget: Hashable, Sendable {
    /// The first day of the week.
    var firstDay: Int
    /// The budget in hundredths, and the part of it that is already spent.
    var limit: Float
    var fixed: Float
    /// The penalty for each hundredth beyond the budget, in points.
    var rate: Float
  }

  /// A lunch that may be leftovers.
  struct Arc: Hashable, Sendable {
    /// The slot of the lunch.
    var lunch: Int
    /// The slot of the dinner; nil if it is already in the plan.
    var dinner: Int?
    /// The index of the dinner among the fixed meals.
    var fixed: Int?
    /// The days between dinner and lunch.
    var days: Int
    /// The worth of the arc in addition to that of the dish.
    var worth: Float
  }

  let weights: FillWeights
  let slots: [PlanSlot]

  // The candidates of a slot are adjacent, those with the highest worth first.
  /// The index of each slot's first candidate; the last element is the end of all candidates.
  var starts: [Int] = [0]
  var candidates: [FillCandidate] = []
  /// For each slot the highest worth of a candidate alone, at least 0.
  var mostTaste: [Float] = []
  /// The end of the candidates of each slot that may be chosen; those after it can only be locked.
  var ends: [Int] = []

  // The meals.
  var rows: [MealRow] = []
  /// Their positions in the pool.
  var positions: [Int] = []
  /// For each meal, the nearly identical meals outside its family.
  var kin: [[Int32]] = []
  var familyCount = 0

  // The fixed meals around the slots.
  var fixed: [FixedMeal] = []
  var fixedRows: [MealRow] = []
  var traitWindows: [TraitWindow] = []
  /// How often each trait occurs in each window among the fixed meals, window by window.
  var traitBase: [UInt16] = []
  /// The windows of each slot.
  var traitWindowsOfSlot: [[Int]] = []
  /// The windows in which no meal may repeat, as ranges of days.
  var repeatWindows: [Range<Int>] = []
  var repeatWindowsOfSlot: [[Int]] = []
  var quotaWindows: [QuotaWindow] = []
  var foodCount = 1
  /// Each food at home that expires, with its last day and the worth of using it.
  var expiring: [(food: FoodID, lastDay: Int, worth: Float)] = []
  /// For each slot, the foods at home that are still good then, as bits.
  var usableInSlot: [UInt64] = []
  var budgets: [WeekBudget] = []
  /// The budget of each slot; -1 for none.
  var budgetOfSlot: [Int] = []
  var arcs: [Arc] = []
  /// For each slot, the indices of the arcs to it and, for a dinner, from it.
  var arcsTo: [[Int]] = []
  var arcsFrom: [[Int]] = []
  /// The week of each slot, and the number of further lunches of each week that may be leftovers.
  var weekOfSlot: [Int] = []
  var leftoversLeft: [Int] = []
  /// For each slot, the meals that a person refused.
  var refused: [Set<Int32>] = []
  /// The days for which the dish of each slot must keep, because kept entries are its leftovers.
  var owedDays: [Int] = []

  /// The largest possible number of traits, and the number in use.
  static let traitLimit = MealFeatures.traitLimit
  var traitCount = 1

  /// The indices of the candidates of a slot that may be chosen.
  func places(of slot: Int) -> Range<Int> { starts[slot]..<ends[slot] }

  /// The candidate of a slot with a meal, including candidates that can only be locked.
  ///
  /// Nil if the slot has no such candidate.
  func candidate(of slot: Int, meal: Int32) -> Int? {
    (starts[slot]..<starts[slot + 1]).first { candidates[$0].meal == meal }
  }

  /// Whether a candidate's leftovers may be eaten at the lunch of an arc.
  func may(_ arc: Arc, leave candidate: Int) -> Bool {
    Int(candidates[candidate].daysKept) >= arc.days
      && !refused[arc.lunch].contains(candidates[candidate].meal)
  }
}
