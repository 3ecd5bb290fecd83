import MealModels

extension MealBlockParser {
  /// Makes a meal of the values of a block; values that cannot be read are left empty.
  func meal(
    _ id: MealID, from block: inout MealBlock, _ problems: inout [CatalogError]
  ) -> ParsedMeal {
    let texts = [MealKey.title, .summary].map { key in
      problems.collect("") { () throws(CatalogError) in String(try value(key, block).text) }
    }
    let description = block.values[.description].map { String($0.text) } ?? ""
    let cuisine = problems.collect(Cuisine.allCases[0]) { () throws(CatalogError) in
      try file.value(try value(.cuisine, block), .cuisine)
    }
    let difficulty = problems.collect(Difficulty.easy) { () throws(CatalogError) in
      try file.value(try value(.difficulty, block), .difficulty)
    }
    let times = problems.collect(RecipeTimes(prepMinutes: 0, cookMinutes: 0)) {
      () throws(CatalogError) in try self.times(try value(.time, block))
    }
    let servings = problems.collect(1) { () throws(CatalogError) in
      try self.servings(try value(.servings, block))
    }
    let also = list(.also, block).map { line in
      food(line, &block, &problems) ?? FoodID(slug: line.text)
    }
    let picture = problems.collect(DishPicture(kind: .plate, description: "")) {
      () throws(CatalogError) in try self.picture(try value(.picture, block))
    }
    let slots = self.slots(block, &problems)
    let sides = sides(block, &problems)
    let customs = customs(block, sides, &problems)
    let formerIDs = list(.formerly, block).compactMap { line -> MealID? in
      problems.collect(nil) { () throws(CatalogError) in try file.id(line, .mealID) }
    }
    return ParsedMeal(
      recipe: Recipe(
        id: id, title: texts[0], gloss: optionalText(.gloss, block), summary: texts[1],
        description: description.isEmpty ? texts[1] : description, cuisine: cuisine,
        difficulty: difficulty, times: times, servings: servings,
        ingredients: block.ingredients, alsoUses: also, steps: block.steps, picture: picture,
        origin: origin),
      slots: slots, customs: customs, formerIDs: formerIDs, madeOutFoods: block.madeOutFoods,
      namedSides: sides.flatMap(\.self), unreadAmounts: block.unreadAmounts, renamed: block.renamed)
  }

  private func value(_ key: MealKey, _ block: MealBlock) throws(CatalogError) -> SourceLine {
    guard let line = block.values[key], !line.text.isEmpty else {
      let place = block.values[key] ?? block.heading
      throw file.error(.missing(.key), place.with(Substring(key.rawValue)))
    }
    return line
  }

  private func list(_ key: MealKey, _ block: MealBlock) -> [SourceLine] {
    block.values[key].map { line in line.text.listed.map(line.with) } ?? []
  }

  private func slots(_ block: MealBlock, _ problems: inout [CatalogError]) -> SlotSet {
    if block.kind == .side {
      if let line = block.values[.slots] { problems.append(file.error(.unexpectedLine, line)) }
      return []
    }
    problems.collect(()) { () throws(CatalogError) in _ = try value(.slots, block) }
    return SlotSet(
      list(.slots, block).compactMap { line -> MealSlot? in
        problems.collect(nil) { () throws(CatalogError) in try file.value(line, .slot) }
      })
  }

  private func servings(_ line: SourceLine) throws(CatalogError) -> Int {
    let range = CatalogFormat.servings
    guard line.text.isDigits, let count = Int(line.text), range.contains(count) else {
      throw file.error(
        .bad(.servings), line,
        expected: ["a whole number from \(range.lowerBound) to \(range.upperBound)"])
    }
    return count
  }

  private func picture(_ line: SourceLine) throws(CatalogError) -> DishPicture {
    guard let (kind, description) = line.text.cut(at: UInt8(ascii: ",")), !description.isEmpty
    else {
      throw file.error(.bad(.picture), line, expected: ["KIND, WHAT THE PICTURE SHOWS"])
    }
    return DishPicture(
      kind: try file.value(line.with(kind), .picture), description: String(description))
  }

  private func times(_ line: SourceLine) throws(CatalogError) -> RecipeTimes {
    var minutes: [Substring: Int] = [:]
    for part in line.text.listed {
      let words = part.parts(at: UInt8(ascii: " ")).filter { !$0.isEmpty }
      guard words.count == 2, ["prep", "cook", "total"].contains(words[0]), words[1].isDigits,
        let count = Int(words[1]), CatalogFormat.minutes.contains(count),
        minutes.updateValue(count, forKey: words[0]) == nil
      else { throw badTime(line) }
    }
    guard let prep = minutes["prep"], let cook = minutes["cook"] else { throw badTime(line) }
    let times = RecipeTimes(
      prepMinutes: prep, cookMinutes: cook, totalMinutes: minutes["total"])
    guard times.totalMinutes > 0, times.totalMinutes == minutes["total"] ?? (prep + cook)
    else { throw badTime(line) }
    return times
  }

  private func badTime(_ line: SourceLine) -> CatalogError {
    file.error(
      .bad(.time), line,
      expected: ["'prep MINUTES, cook MINUTES', and ', total MINUTES' if that is more"])
  }
}
