/// What happened to one eater, in numbers.
struct EaterDiary: Sendable {
  /// Mean utility of the meals eaten, by day.
  var utilityPerDay: [Double] = []
  /// How often each meal was shown and accepted of her own will, by position in the menu.
  var shown: [Int32]
  var accepted: [Int32]
  /// Repeats and near-repeats while another meal fitted, and repeats when none did.
  var brokenRepeats = 0
  var forcedRepeats = 0
  /// Proposals that are unsafe, do not fit the slot or name no meal.
  var misfits = 0
  var rerolls = 0
  /// The share of her safe meals that she has seen.
  var coverage = 0.0

  init(meals: Int) {
    shown = Array(repeating: 0, count: meals)
    accepted = Array(repeating: 0, count: meals)
  }
}
