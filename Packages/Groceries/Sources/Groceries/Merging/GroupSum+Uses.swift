import MealModels

extension GroupSum {
  /// What packages have to cover where all amounts are said in one measure: their exact sum, and where
  /// lines say how large cans or pieces are, what these weigh.
  func uses(of entries: [Entry], sum: ListAmount) -> ListAmount {
    let isSized = entries.contains { entry in
      entry.eaten != nil
        || sum.measured == .count(nil) && entry.size.map { measures.sizes[$0] != nil } ?? false
    }
    return isSized ? weight(of: entries) ?? sum : sum
  }

  /// What entries weigh together, unrounded; nil where nobody knows of one.
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

  /// What an entry weighs as its line says it; nil where nobody knows.
  func grams(_ entry: Entry) -> Quantity? {
    let weighing = Weighing(measures, size: entry.size)
    if let mass = entry.way(in: .mass) { return weighing.grams(mass) }
    return entry.ways.lazy.compactMap { weighing.grams($0) }.first
  }
}
