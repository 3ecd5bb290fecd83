extension Ingredient {
  /// The line for more or fewer servings, in the units of a system if one is given.
  ///
  /// A counted food changes between singular and plural: one egg, two eggs. In metric units a cup
  /// stays where nobody knows what it weighs, and the note says how much a cup is. How much each
  /// piece is stays as it is.
  ///
  /// - Parameter measured: how the food is measured; what its id tells unless given.
  public func scaled(
    by factor: Fraction, in system: MeasurementSystem? = nil, as measured: MeasuredFood? = nil
  ) -> Ingredient {
    guard let measure else { return self }
    let kind = measured ?? food.map { MeasuredFood($0) } ?? MeasuredFood()
    let said = saidAmount(in: system) ?? measure
    let scaled = said.scaled(by: factor, in: system, of: kind)
    let isCup = system == .metric && scaled.unit == .cup
    if scaled == measure, !isCup, factor == .one || further.isEmpty { return self }
    var line = self
    line.measure = scaled
    let isMeasured = measure.unit?.baseAmount != nil
    line.further = further.compactMap {
      $0.scaled(by: factor, in: system, of: kind, isRepeated: isMeasured)
    }
    if let note { line.note = AddedInNote.scaled(note, by: factor) }
    if isCup {
      line.note = [line.note, "a cup is 240 ml"].compactMap(\.self).joined(separator: ", ")
    }
    if measure.unit == nil, measure.word == nil {
      let wasMany = measure.quantity.upperBound > .one
      let isMany = scaled.quantity.upperBound > .one
      if isMany, !wasMany { line.name = EnglishNoun.plural(of: name) }
      if wasMany, !isMany { line.name = EnglishNoun.singular(of: name) }
    }
    return line
  }

  /// The same amount as the first one where the line says it in a system in which the first is not.
  private func saidAmount(in system: MeasurementSystem?) -> Measure? {
    guard let measure, !measure.belongs(to: system) else { return nil }
    return further.first { $0.relation == .same && $0.measure.isMeasured(in: system) }?.measure
  }
}

extension FurtherAmount {
  /// The amount for more or fewer servings; nil where the first one says the same in the units of a
  /// system.
  ///
  /// - Parameter isRepeated: whether the first one is a volume or weight, which can be turned into
  ///   those units; what packages hold that are counted is told beside them.
  fileprivate func scaled(
    by factor: Fraction, in system: MeasurementSystem?, of food: MeasuredFood, isRepeated: Bool
  ) -> FurtherAmount? {
    switch relation {
    case .each: self
    case .same where isRepeated && system != nil && measure.unit?.dimension != .count: nil
    case .same where isRepeated: FurtherAmount(measure.scaled(by: factor, of: food), .same)
    case .same, .added, .instead:
      FurtherAmount(measure.scaled(by: factor, in: system, of: food), relation)
    }
  }
}
