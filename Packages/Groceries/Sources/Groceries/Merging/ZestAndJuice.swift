import MealModels

/// Lines about the zest or the juice of a fruit; one fruit gives both.
enum ZestAndJuice {
  /// The needs of a line about the zest or juice of a fruit; nil for any other line.
  static func needs(
    of food: FoodID, _ need: Need, _ words: NamedLine, reader: NeedReader
  ) -> [Need]? {
    guard let zest = reader.purchases.zests[food] else { return nil }
    let hasZest = words.has(.zest)
    let hasJuice = words.has(.juice)
    guard hasZest || hasJuice else { return nil }
    var needs: [Need] = []
    if hasZest {
      let said = hasJuice ? nil : WrittenPieces.count(of: food, in: words.text)
      needs.append(part("zest", WrittenPieces.joined(said, pieces(need, zest)), need))
    }
    if hasJuice { needs.append(part("juice", need.amounts, need)) }
    return needs.map { part in
      var part = part
      part.label = reader.book[food]?.name ?? part.label
      return reader.finished(part, food, words)
    }
  }

  /// Whether the juice is squeezed from a fruit, and not poured from a carton.
  static func isSqueezed(_ food: FoodID, _ need: Need, _ words: NamedLine) -> Bool {
    guard food == "orange-juice" || food == "grapefruit-juice" else { return true }
    let isCounted = need.amounts.first.map { $0.measured == .count(nil) } ?? false
    return isCounted || words.has([.fresh, .squeezed])
  }

  private static func part(_ name: String, _ amounts: [ListAmount], _ need: Need) -> Need {
    var need = need
    need.amounts = amounts
    need.part = name
    need.steps.append(.sharedPiece)
    return need
  }

  /// The number of fruits for an amount of zest; a strip is the zest of an eighth of a fruit.
  private static func pieces(_ need: Need, _ zest: PurchaseForms.Zest) -> [ListAmount] {
    guard let first = need.amounts.first else { return [] }
    if let count = need.amounts.first(where: { $0.measured == .count(nil) }) { return [count] }
    switch first.measured {
    case .volume:
      let ml = VolumeSum.millilitres(first)
      return [ListAmount(ml.mapped { $0.times(1 / zest.millilitres) })]
    case .mass:
      return [ListAmount(MassSum.grams(first).mapped { $0.times(1 / zest.grams) })]
    case .count(.slice): return [ListAmount(first.quantity * (Fraction(1, over: 8) ?? .one))]
    default: return [ListAmount(first.quantity)]
    }
  }
}
