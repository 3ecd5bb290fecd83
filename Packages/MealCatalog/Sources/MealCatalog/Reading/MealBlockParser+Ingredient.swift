import MealModels

extension MealBlockParser {
  /// Reads "- AMOUNT | NAME = FOOD | NOTE"; a line that begins with "-?" is optional.
  func ingredient(
    _ line: SourceLine, _ block: inout MealBlock, _ problems: inout [CatalogError]
  ) {
    let optional = line.text.rest(after: "-?")
    let columns = (optional ?? line.text.dropFirst()).parts(at: UInt8(ascii: "|"))
    let named = columns.count > 1 ? columns[1].cut(at: UInt8(ascii: "=")) : nil
    let name = named?.before ?? columns.dropFirst().first ?? ""
    guard (2...3).contains(columns.count), !name.isEmpty else {
      problems.append(
        file.error(.bad(.ingredient), line, expected: ["'- AMOUNT | NAME = FOOD | NOTE'"]))
      let text = line.text.drop { "-? ".contains($0) }
      block.ingredients.append(Ingredient(name: String(text), food: nil))
      return
    }
    let known = problems.count
    let measure: Measure? = problems.collect(nil) { () throws(CatalogError) in
      try self.measure(line.with(columns[0]))
    }
    if named != nil { block.renamed[block.ingredients.count] = line.with(name) }
    if problems.count > known { block.unreadAmounts.insert(block.ingredients.count) }
    block.ingredients.append(
      Ingredient(
        measure: measure,
        name: String(name),
        food: named?.after == "?" ? nil : food(line.with(named?.after ?? name), &block, &problems),
        note: columns.count == 3 && !columns[2].isEmpty ? String(columns[2]) : nil,
        isOptional: optional != nil,
        section: block.section))
  }

  private func measure(_ line: SourceLine) throws(CatalogError) -> Measure? {
    let text = line.text
    guard !text.isEmpty else { return nil }
    let firstLetter = text.utf8.firstIndex(where: \.isLetter) ?? text.endIndex
    guard let quantity = Quantity(String(text[..<firstLetter].trimmed)),
      quantity.lowerBound > .zero
    else {
      throw file.error(.bad(.amount), line, expected: ["an amount such as 1 1/2, 0.5 or 2-3"])
    }
    let word = text[firstLetter...]
    let unit = try unit(line.with(word))
    guard CatalogFormat.allows(quantity, unit) else {
      throw file.error(.bad(.amount), line, expected: ["at most 100 kg, 100 l or 1000 pieces"])
    }
    return Measure(quantity, unit)
  }

  private func unit(_ line: SourceLine) throws(CatalogError) -> MeasureUnit? {
    guard !line.text.isEmpty else { return nil }
    guard let unit = MeasureUnit(named: line.text) else {
      throw file.unknown(
        .unit, line, among: MeasureUnit.spellings,
        expected: MeasureUnit.allCases.map(\.symbol))
    }
    return unit
  }

  /// The food of a name in an ingredient line or list; a group is returned too, but reported as a
  /// problem.
  func food(
    _ line: SourceLine, _ block: inout MealBlock, _ problems: inout [CatalogError]
  ) -> FoodID? {
    guard let id = foodNames.id(of: line.text) else {
      problems.append(
        file.unknown(
          .food, line, among: foodNames.candidates,
          expected: ["a known food, or '= ?' where none is known"]))
      return nil
    }
    if foodNames.isGroup(id) {
      problems.append(
        file.error(.bad(.food), line, expected: ["one kind of it, because it names several foods"]))
    }
    if case .words(let book, _, _) = foodNames, book[id] == nil,
      let food = foodNames.food(named: line.text)
    {
      block.madeOutFoods.append(food)
    }
    return id
  }
}
