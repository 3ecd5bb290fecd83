import MealModels

extension MealBlockParser {
  /// Makes a meal of the values of a block.
  func meal(_ id: MealID, from block: MealBlock) throws(CatalogError) -> ParsedMeal {
    let recipe = Recipe(
      id: id,
      title: String(try value(.title, block).text),
      summary: String(try value(.summary, block).text),
      description: String(try value(.description, block).text),
      cuisine: try file.value(try value(.cuisine, block), .cuisine),
      difficulty: try file.value(try value(.difficulty, block), .difficulty),
      times: try times(try value(.time, block)),
      servings: try servings(try value(.servings, block)),
      ingredients: block.ingredients,
      alsoUses: try list(.also, block).map { line throws(CatalogError) in try food(line) },
      steps: block.steps,
      picture: try picture(try value(.picture, block)),
      origin: origin)
    return ParsedMeal(
      recipe: recipe, slots: try slots(block),
      formerIDs: try list(.formerly, block).map { line throws(CatalogError) in
        try file.id(line, .mealID)
      })
  }

  /// The food of a name in an ingredient line or list.
  func food(_ line: SourceLine) throws(CatalogError) -> FoodID {
    guard let id = foodNames.id(of: line.text) else {
      throw file.unknown(
        .food, line, among: foodNames.candidates,
        expected: ["a known food, or '= ?' where none is known"])
    }
    if foodNames.isGroup(id) {
      throw file.error(
        .bad(.food), line, expected: ["one kind of it, because it names several foods"])
    }
    return id
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

  private func slots(_ block: MealBlock) throws(CatalogError) -> SlotSet {
    _ = try value(.slots, block)
    return SlotSet(
      try list(.slots, block).map { line throws(CatalogError) -> MealSlot in
        try file.value(line, .slot)
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
