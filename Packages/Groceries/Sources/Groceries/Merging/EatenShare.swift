import MealModels

/// What of the contents of a can is eaten: of beans the drained ones, of tomatoes all.
///
/// Weights and densities of foods are those of what is eaten, and labels tell what is in the can with
/// its liquid; so amounts are compared only after labels were turned into what is eaten of them.
struct EatenShare {
  private let share: Fraction
  private let weighing: Weighing

  init(_ food: FoodID, in book: FoodBook, _ purchases: PurchaseForms = .bundled) {
    share = purchases.drained[food] ?? .one
    weighing = Weighing(book[food]?.measures ?? FoodMeasures())
  }

  /// What is eaten of the containers that equal ways to say an amount count, by the size that one of
  /// these ways says; the least of several, because "15 oz/400 g" is a can of either size.
  ///
  /// - Parameters:
  ///   - isDrainedWeight: whether the line says that the size is without the liquid. A size that is what
  ///   is eaten of a usual can is taken so too.
  ///   - isOpen: whether the line leaves open if the size is that of each container or of all.
  func ofContainers(
    _ ways: [ListAmount], isDrainedWeight: Bool, isOpen: Bool = false
  ) -> ListAmount? {
    guard let containers = ways.first(where: { $0.isContainer }), containers.high > .zero else {
      return nil
    }
    let sizes = ways.filter(\.isPoured)
    guard let first = sizes.first else { return nil }
    var least = sizes.min { grams($0) < grams($1) } ?? first
    if isOpen, ways.first == containers, containers.high > .one, isOfEach(least, containers) {
      least = least.mapped { $0 * containers.high }
    }
    let isEaten = isDrainedWeight || isUsual(least, in: containers)
    return isEaten ? least : least.mapped { $0 * share }
  }

  private func grams(_ amount: ListAmount) -> Double {
    weighing.grams(amount)?.upperBound.doubleValue ?? .infinity
  }

  /// Whether a size is that of each of several containers: where one of it is nearer to a usual one than
  /// its share for each would be, and where nobody knows a usual one.
  private func isOfEach(_ size: ListAmount, _ containers: ListAmount) -> Bool {
    guard let eaten = containers.unit.flatMap({ weighing.weight(of: $0) }) else { return true }
    let ratio = grams(size) * share.doubleValue / eaten
    let ofAll = ratio / containers.high.doubleValue
    return max(ratio, 1 / ratio) <= max(ofAll, 1 / ofAll) * 1.001
  }

  /// Whether so much for each container is about what is eaten of a usual one.
  private func isUsual(_ amount: ListAmount, in containers: ListAmount) -> Bool {
    guard share < .one, let usual = containers.unit.flatMap({ weighing.weight(of: $0) }) else {
      return false
    }
    let each = grams(amount) / containers.high.doubleValue
    return (0.88...1.12).contains(each / usual)
  }
}

extension ListAmount {
  /// Whether it counts cans, packets or jars.
  var isContainer: Bool { word != nil || unit == .can || unit == .packet }
}
