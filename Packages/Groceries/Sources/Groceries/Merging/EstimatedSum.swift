import MealModels

/// Adds amounts that are measured differently, by the weights of a millilitre and of a piece.
///
/// An amount without a known weight stays separate.
struct EstimatedSum {
  private let group: GroupSum
  private let entries: [GroupSum.Entry]

  init(_ group: GroupSum, _ entries: [GroupSum.Entry]) {
    self.group = group
    self.entries = entries
  }

  func amounts(_ result: inout GroupSum.Result) -> [ListAmount] {
    let weighed = entries.filter { group.grams($0) != nil }
    let others = entries.filter { group.grams($0) == nil }
    let target = self.target(weighed)
    let joined = others.filter { $0.way(in: target) != nil }
    let apart = others.filter { $0.way(in: target) == nil }
    var amounts: [ListAmount] = []
    if let sum = sum(weighed + joined, in: target, &result) {
      amounts.append(sum)
      result.uses = [(joined.isEmpty ? group.weight(of: weighed) : nil) ?? sum]
    }
    let apartSums = kept(apart, &result)
    result.uses += apartSums
    return amounts + apartSums
  }

  /// The measure that a shopper would use for the sum.
  private func target(_ weighed: [GroupSum.Entry]) -> AmountClass {
    let classes = Set(weighed.compactMap { $0.ways.first?.measured })
    if group.isCanned, classes.contains(.count(.can)) { return .count(.can) }
    if group.isPoured, classes.contains(.volume), group.measures.density != nil { return .volume }
    if classes.contains(.mass) { return .mass }
    var units = classes.compactMap { measured -> MeasureUnit?? in
      if case .count(let unit) = measured { .some(unit) } else { nil }
    }
    let isWeak = units.allSatisfy { $0.map { Self.weak.contains($0) } ?? false }
    if classes.contains(.volume), isWeak, group.countedIn == nil { return .volume }
    if case .count(let unit)? = group.countedIn, isWeak { units.append(unit) }
    let weighing = Weighing(group.measures)
    let heaviest = units.max {
      let (left, right) = (weighing.weight(of: $0) ?? 0, weighing.weight(of: $1) ?? 0)
      return left < right || left == right && ($0?.rawValue ?? "") < ($1?.rawValue ?? "")
    }
    // The sum of containers of several sizes is stated as their joint content.
    if case .some(.some(.can)) = heaviest, classes.count == 1 { return .mass }
    return heaviest.map { .count($0) } ?? .mass
  }

  /// Vague pieces: a handful is not a unit to buy.
  private static let weak: Set<MeasureUnit> = [
    .leaf, .sprig, .handful, .pinch, .dash, .slice,
  ]

  private func sum(
    _ entries: [GroupSum.Entry], in target: AmountClass, _ result: inout GroupSum.Result
  ) -> ListAmount? {
    let isMetric = isMetric(entries, target)
    var ways: [ListAmount] = []
    var isEstimate = false
    for entry in entries {
      if let way = entry.way(in: target) {
        ways.append(way)
        note(way, [], of: entry, &result)
      } else if let way = converted(entry, to: target, isMetric: isMetric) {
        isEstimate = true
        ways.append(way)
        note(way, steps(from: entry, to: target), of: entry, &result)
      }
    }
    guard let sum = ListAmount.sum(ways), isEstimate else { return ListAmount.sum(ways) }
    switch target {
    case .count: return sum.mapped { $0.roundedUp(forgiving: GroupSum.slack) }
    case .volume, .mass: return RoundEstimate.rounded(sum)
    case .word: return sum
    }
  }

  /// Whether a sum is in metric units.
  ///
  /// It is if a line states a metric amount of the target measure, or if no line states an amount
  /// of that measure.
  private func isMetric(_ entries: [GroupSum.Entry], _ target: AmountClass) -> Bool {
    let units = entries.compactMap { $0.way(in: target)?.unit }
    return units.isEmpty || units.contains { $0.isMetric }
  }

  private func converted(
    _ entry: GroupSum.Entry, to target: AmountClass, isMetric: Bool
  ) -> ListAmount? {
    guard let grams = group.grams(entry) else { return nil }
    switch target {
    case .mass: return MassSum.said(grams.rounded(isMetric), isMetric: isMetric, among: [])
    case .volume:
      guard let density = group.measures.density else { return nil }
      let volume = grams.mapped { Fraction(rounding: $0.doubleValue / density, toParts: 1) ?? $0 }
      return isMetric
        ? ListAmount(volume, .millilitre)
        : ListAmount(volume * (Fraction(1, over: 5) ?? .one), .teaspoon)
    case .count(let unit):
      guard let weight = Weighing(group.measures).weight(of: unit) else { return nil }
      return ListAmount(grams.mapped { $0.times(1 / weight) }, unit)
    case .word: return nil
    }
  }

  private func steps(from entry: GroupSum.Entry, to target: AmountClass) -> [ConversionStep] {
    var steps: [ConversionStep] = []
    let weighing = Weighing(group.measures, size: entry.size)
    for measured in [entry.ways.first?.measured, target] {
      if measured == .volume { steps.append(.density(group.measures.density ?? 0)) }
      if case .count(let unit)? = measured {
        steps.append(.pieceWeight(unit ?? .piece, grams: weighing.weight(of: unit) ?? 0))
      }
    }
    return steps
  }

  private func note(
    _ way: ListAmount, _ steps: [ConversionStep], of entry: GroupSum.Entry,
    _ result: inout GroupSum.Result
  ) {
    for index in entry.needs {
      if entry.needs.count == 1 { result.shares[index] = [way] }
      result.steps[index] += steps
    }
  }

  /// Amounts that cannot be converted, with a separate sum for each kind of measure.
  private func kept(
    _ entries: [GroupSum.Entry], _ result: inout GroupSum.Result
  ) -> [ListAmount] {
    var order: [AmountClass] = []
    var sums: [AmountClass: [ListAmount]] = [:]
    for entry in entries {
      guard let way = entry.ways.first else { continue }
      if sums[way.measured] == nil { order.append(way.measured) }
      sums[way.measured, default: []].append(way)
      for index in entry.needs { result.steps[index].append(.keptApart) }
    }
    return order.compactMap { ListAmount.sum(sums[$0] ?? []) }
  }
}

extension Quantity {
  /// Rounds grams to whole grams, or to hundredths of an ounce.
  fileprivate func rounded(_ isMetric: Bool) -> Quantity {
    mapped {
      isMetric
        ? Fraction(rounding: $0.doubleValue, toParts: 1) ?? $0
        : Fraction(
          rounding: $0.doubleValue / (MeasureUnit.ounce.baseAmount ?? 28.35), toParts: 100) ?? $0
    }
  }
}
