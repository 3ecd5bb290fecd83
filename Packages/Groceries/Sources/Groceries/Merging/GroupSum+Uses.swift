import MealModels

extension GroupSum {
  /// The amounts that packages have to cover if all amounts have one measure.
  ///
  /// They are the exact sum, or the weight of the cans or pieces if lines state their size.
  func uses(of entries: [Entry], sum: ListAmount) -> ListAmount {
    let isSized = entries.contains { entry in
      entry.eaten != nil
        || sum.measured == .count(nil) && entry.size.map { measures.sizes[$0] != nil } ?? false
    }
    return isSized ? weight(of: entries) ?? sum : sum
  }

  /// The unrounded sum of the weights of some entries; nil if one weight is unknown.
  func weight(of entries: [Entry]) -> ListAmount? {
    let said = entries.compactMap { $0.eaten ?? $0.way(in: .mass) }
    if said.count == entries.count, said.allSatisfy({ $0.measured == .mass }) {
      return ListAmount.sum(said)
    }
    let grams = entries.compactMap { entry in
      entry.eaten.flatMap { Weighing(measures).grams($0) } ?? self.grams(entry)
    }
    guard grams.count == entries.count else { return nil }
    return ListAmount(grams.reduce(.exactly(.zero)) { $0 + $1 }, .gram)
  }

  /// The weight of an entry; nil if it is unknown.
  ///
  /// A weight that the line states is preferred to one computed from other measures.
  func grams(_ entry: Entry) -> Quantity? {
    let weighing = Weighing(measures, size: entry.size)
    if let mass = entry.way(in: .mass) { return weighing.grams(mass) }
    return entry.ways.lazy.compactMap { weighing.grams($0) }.first
  }
}
