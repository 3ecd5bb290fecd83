/// The weight of each part of the objective, in points of the engine's score.
///
/// `Design.md` lists them in one table. If the engine has a weight for the same purpose, that
/// weight is used.
struct FillWeights: Hashable, Sendable {
  /// The penalties for the same cuisine, protein, starch and shape, in this order.
  var traits: [Float] = [0.125, 0.15, 0.05, 0.075]
  /// The number of consecutive meals that are compared.
  ///
  /// A pair of adjacent meals has the weight 1; a pair with one meal between has two thirds.
  var neighbours = 4
  var neighbourScale: Float = 1.0 / 3
  /// A trait may occur in one of this many meals for one part of the day in a week.
  var sharePart = 3
  var shareScale: Float = 2
  /// The penalty for a meal that repeats within the window, for a near repeat, and for an unwanted
  /// meal.
  var repeated: Float = 12
  var similar: Float = 4
  var disliked: Float = 60
  /// The penalty for each meal beyond or below a quota, in any seven days that the plan reaches.
  var quota: Float = 8
  /// The bonus for a lunch of leftovers: less for each day that they wait, more if they already
  /// exist.
  var leftovers: Float = 0.5
  var leftoversDay: Float = 0.1
  var leftoversAtHome: Float = 1
  /// The penalty for a main food that only one meal uses.
  var opened: Float = 0.04
  /// The bonus for using a food at home in time; it grows as the food's last day comes near.
  var expiring: Float = 1
  var expiringSoon: Float = 0.5
  /// The penalty for exceeding the budget by the average cost of one meal.
  var budget: Float = 2

  static let standard = FillWeights()
}
