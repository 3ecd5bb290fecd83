extension Ingredient {
  /// The line for a different number of servings, in the units of a system if one is given.
  ///
  /// The name of a counted food becomes singular or plural: one egg, two eggs. In metric units a
  /// cup stays a cup if its weight is unknown, and the note states the volume of a cup. The size of
  /// each piece is not scaled.
  ///
  /// - Parameter measured: how the food is measured; by default as its id implies.
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
    line.isNoteFirst = isWrittenNoteFirst ? true : isNoteFirst
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

  /// Whether the line as written has its note right before the food, or before the amount as in
  /// "juice of 2 lemons".
  private var isWrittenNoteFirst: Bool {
    guard let note = note?.lowercased(), let text = written?.text.lowercased() else { return false }
    return note.hasSuffix(" of")
      ? text.hasPrefix(note) : text.contains("\(note) \(name.lowercased())")
  }

  /// The first amount in the units of a system, if the line states it in these units too.
  private func saidAmount(in system: MeasurementSystem?) -> Measure? {
    guard let measure, !measure.belongs(to: system) else { return nil }
    return further.first { $0.relation == .same && $0.measure.isMeasured(in: system) }?.measure
  }
}

extension FurtherAmount {
  /// The amount for a different number of servings; nil if the first amount states the same in the
  /// units of a system.
  ///
  /// - Parameter isRepeated: whether the first amount is a volume or weight, which can be converted
  ///   to those units. If it counts packages, the content of the packages is stated too.
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
