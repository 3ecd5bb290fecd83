import MealModels
import SuggestionEngine

/// The objective of a fill as flat columns: what can be chosen, and what choices do to each other.
///
/// Slots, candidates and meals go by their places. A candidate is a meal in a slot.
struct FillProblem: Sendable {
  /// Something of which more than an allowance costs: traits within some meals.
  struct TraitWindow: Hashable, Sendable {
    var allowance: Int
    var scale: Float
  }

  /// A quota over seven days that end with a day of the plan.
  struct QuotaWindow: Hashable, Sendable {
    var quota: Quota
    /// The place of its group among all.
    var group: UInt8
    /// The last of the seven days.
    var lastDay: Int
    /// How many meals stand there already.
    var fixed: Int
  }

  /// What a week may cost.
  struct WeekBudget: Hashable, Sendable {
    /// The first day of the week.
    var firstDay: Int
    /// In hundredths, and what is spent already.
    var limit: Float
    var fixed: Float
    /// What each hundredth beyond it costs, in points.
    var rate: Float
  }

  /// A lunch that may be leftovers.
  struct Arc: Hashable, Sendable {
    /// The slot of the lunch.
    var lunch: Int
    /// The slot of the dinner; nil where it stands in the plan already.
    var dinner: Int?
    /// The place of the dinner among the fixed meals.
    var fixed: Int?
    /// The days between them.
    var days: Int
    /// What it is worth beyond the dish.
    var worth: Float
  }

  let weights: FillWeights
  let slots: [PlanSlot]

  // Candidates: those of a slot lie together, the one of most worth first.
  /// Where the candidates of each slot begin; the last place is their end.
  var starts: [Int] = [0]
  var candidates: [FillCandidate] = []
  /// By slot the most that a candidate is worth by itself, 0 at least.
  var mostTaste: [Float] = []
  /// Where those end, in each slot, that may be chosen; what comes after is there to be settled alone.
  var ends: [Int] = []

  // Meals.
  var rows: [MealRow] = []
  /// Their positions in the pool.
  var positions: [Int] = []
  /// By meal those that are nearly the same beyond the family.
  var kin: [[Int32]] = []
  var familyCount = 0

  // What stands around.
  var fixed: [FixedMeal] = []
  var fixedRows: [MealRow] = []
  var traitWindows: [TraitWindow] = []
  /// How often each trait comes in each window without the slots, window by window.
  var traitBase: [UInt16] = []
  /// The windows of each slot.
  var traitWindowsOfSlot: [[Int]] = []
  /// The first days of the windows in which no meal comes twice, and how many days they have.
  var repeatWindows: [Range<Int>] = []
  var repeatWindowsOfSlot: [[Int]] = []
  var quotaWindows: [QuotaWindow] = []
  var foodCount = 1
  /// What using each thing at home is worth, and its last day.
  var expiring: [(food: FoodID, lastDay: Int, worth: Float)] = []
  /// By slot the things at home that are still good then, as bits.
  var usableInSlot: [UInt64] = []
  var budgets: [WeekBudget] = []
  /// The budget of each slot; -1 for none.
  var budgetOfSlot: [Int] = []
  var arcs: [Arc] = []
  /// By slot the places of the arcs to it and, for dinners, from it.
  var arcsTo: [[Int]] = []
  var arcsFrom: [[Int]] = []
  /// By slot its week, and how many more lunches of each week may be leftovers.
  var weekOfSlot: [Int] = []
  var leftoversLeft: [Int] = []
  /// By slot the meals that are not wanted there.
  var refused: [Set<Int32>] = []
  /// For how many days the dish of a slot must keep, because leftovers of it are kept.
  var owedDays: [Int] = []

  /// How many numbers of traits there is room for, and how many are in use.
  static let traitLimit = MealFeatures.traitLimit
  var traitCount = 1

  /// The places of the candidates of a slot that may be chosen.
  func places(of slot: Int) -> Range<Int> { starts[slot]..<ends[slot] }

  /// The candidate of a slot with a meal, also one that is there to be settled; nil where it has none.
  func candidate(of slot: Int, meal: Int32) -> Int? {
    (starts[slot]..<starts[slot + 1]).first { candidates[$0].meal == meal }
  }

  /// Whether what is left of a candidate may be eaten at the lunch of an arc.
  func may(_ arc: Arc, leave candidate: Int) -> Bool {
    Int(candidates[candidate].daysKept) >= arc.days
      && !refused[arc.lunch].contains(candidates[candidate].meal)
  }
}
