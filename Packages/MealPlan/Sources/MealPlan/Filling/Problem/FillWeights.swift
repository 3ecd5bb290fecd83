/// How much each part of the objective counts, in points of the engine's score.
///
/// The README has them as one table. Where the engine has a weight of the same thing for a single
/// answer, that one is taken.
struct FillWeights: Hashable, Sendable {
  /// For the same cuisine, protein, starch and shape, in this order.
  var traits: [Float] = [0.125, 0.15, 0.05, 0.075]
  /// How many meals in a row are looked at together, and what each such window counts: so a pair side by
  /// side counts once, and one with a meal between two thirds.
  var neighbours = 4
  var neighbourScale: Float = 1.0 / 3
  /// Of so many meals of one part of the day in a week one may have a trait before it is too often.
  var sharePart = 3
  var shareScale: Float = 2
  /// A meal that comes again within the window, one that is nearly the same, and one that somebody does
  /// not want.
  var repeated: Float = 12
  var similar: Float = 4
  var disliked: Float = 60
  /// Each meal beyond or below a quota in any seven days that the plan reaches.
  var quota: Float = 8
  /// A lunch that needs no cooking; less for each day that it waits, more where it is there already.
  var leftovers: Float = 0.5
  var leftoversDay: Float = 0.1
  var leftoversAtHome: Float = 1
  /// A main food that is bought for one meal alone.
  var opened: Float = 0.04
  /// Something at home that is used in time, and what is added to it as the day is near.
  var expiring: Float = 1
  var expiringSoon: Float = 0.5
  /// What one meal may cost on average, beyond the budget.
  var budget: Float = 2

  static let standard = FillWeights()
}
