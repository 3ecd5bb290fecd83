/// The numbers of one eater's run.
struct EaterDiary: Sendable {
  /// The mean utility of the meals eaten, by day.
  var utilityPerDay: [Double] = []
  /// How often each meal was shown, and how often she accepted it voluntarily, by position in the
  /// menu.
  var shown: [Int32]
  var accepted: [Int32]
  /// The number of repeats and near repeats while another meal fitted, and of repeats when none
  /// did.
  var brokenRepeats = 0
  var forcedRepeats = 0
  /// The number of proposals that are unsafe, do not fit the slot or name no meal.
  var misfits = 0
  var rerolls = 0
  /// The fraction of her safe meals that she has seen.
  var coverage = 0.0

  init(meals: Int) {
    shown = Array(repeating: 0, count: meals)
    accepted = Array(repeating: 0, count: meals)
  }
}
