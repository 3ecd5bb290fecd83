import MealModels

/// The edible share of a can: all of canned tomatoes, but only the drained part of canned beans.
///
/// Weights and densities of foods are those of the edible part, but labels state the content of the
/// can with its liquid. So amounts are compared only after labels were converted to the edible
/// part.
struct EatenShare {
  private let share: Fraction
  private let weighing: Weighing

  init(_ food: FoodID, in book: FoodBook, _ purchases: PurchaseForms = .bundled) {
    share = purchases.drained[food] ?? .one
    weighing = Weighing(book[food]?.measures ?? FoodMeasures())
  }

  /// The edible amount of the containers in some equal amounts, from the size that one of these
  /// amounts states.
  ///
  /// If several sizes are stated, the smallest is used, because "15 oz/400 g" is a can of either
  /// size.
  ///
  /// - Parameters:
  ///   - isDrainedWeight: whether the line states the size without the liquid. A size that equals
  ///     the edible part of a usual can is also treated as one without the liquid.
  ///   - isOpen: whether the line does not say if the size is that of each container or of all.
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

  /// Whether a size is that of each of several containers, and not of all together.
  ///
  /// It is if that makes a container nearer to the usual size, or if no usual size is known.
  private func isOfEach(_ size: ListAmount, _ containers: ListAmount) -> Bool {
    guard let eaten = containers.unit.flatMap({ weighing.weight(of: $0) }) else { return true }
    let ratio = grams(size) * share.doubleValue / eaten
    let ofAll = ratio / containers.high.doubleValue
    return max(ratio, 1 / ratio) <= max(ofAll, 1 / ofAll) * 1.001
  }

  /// Whether an amount, divided by the number of containers, is about the edible part of a usual
  /// container.
  private func isUsual(_ amount: ListAmount, in containers: ListAmount) -> Bool {
    guard share < .one, let usual = containers.unit.flatMap({ weighing.weight(of: $0) }) else {
      return false
    }
    let each = grams(amount) / containers.high.doubleValue
    return (0.88...1.12).contains(each / usual)
  }
}

extension ListAmount {
  /// Whether it is a number of cans, packets or jars.
  var isContainer: Bool { word != nil || unit == .can || unit == .packet }
}
