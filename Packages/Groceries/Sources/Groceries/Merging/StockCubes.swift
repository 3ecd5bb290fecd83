import MealModels

/// Lines about stock that is made from cubes, for which cubes are bought.
enum StockCubes {
  /// The food "stock cube" for names such as "bouillon cubes"; nil for any other name.
  static func food(named words: [String], _ names: NameMemory) -> Food? {
    guard let place = words.firstIndex(of: "bouillon"), words.last.map(FoodName.singular) == "cube"
    else { return nil }
    var words = words
    words[place] = "stock"
    return names.food(words.joined(separator: " "))
  }

  /// The need for cubes; nil for any other line.
  static func need(_ read: FoodOfLine, _ words: NamedLine, reader: NeedReader) -> Need? {
    guard let food = read.food, food.rawValue.hasSuffix("stock"),
      let place = words.all.firstIndex(where: { $0 == "cube" || $0 == "cubes" }),
      let cube = reader.names.food(read.words.joined(separator: " ") + " cube")
        ?? reader.names.food("stock cube")
    else { return nil }
    let said = words.all[..<place].suffix(5).last { Int($0) != nil }.flatMap { Int($0) }
    let asked = LineAmounts.totals(of: read.line).first ?? []
    let count = said.flatMap { (1...20).contains($0) ? Fraction($0) : nil } ?? cubes(for: asked)
    var need = Need(
      key: ItemKey(food: cube.id), label: cube.name, amounts: [ListAmount(.exactly(count))],
      isOptional: read.line.isOptional, asked: asked)
    need.steps = [.madeOf(cube.id, rule: "a cube makes half a litre")]
    return need
  }

  /// The number of cubes: one for each half litre, as their packets state.
  private static func cubes(for amounts: [ListAmount]) -> Fraction {
    guard let volume = amounts.first(where: { $0.measured == .volume }) else { return .one }
    let millilitres = VolumeSum.millilitres(volume).upperBound
    return (millilitres * (Fraction(1, over: 500) ?? .one)).roundedUp(forgiving: 0.05)
  }
}
