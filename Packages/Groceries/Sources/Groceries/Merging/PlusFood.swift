import MealModels

/// A second food that a line adds in its remarks: "2 eggs plus 1 egg yolk".
enum PlusFood {
  /// The line of the further food; nil where the line adds none, or more of the same.
  static func line(_ line: CookedLine, _ names: NameMemory) -> CookedLine? {
    let text = line.remarks.joined(separator: " ")
    guard let plus = text.firstRange(of: "plus ") else { return nil }
    var words = text[plus.upperBound...].split { $0 == " " || $0 == "," }.map { String($0) }
    guard words.count > 1, let quantity = Quantity(words.removeFirst()) else { return nil }
    var unit: MeasureUnit?
    if words.count > 1, let named = MeasureUnit(named: words[0]) {
      unit = named
      words.removeFirst()
    }
    for count in stride(from: min(4, words.count), to: 0, by: -1) {
      let name = words.prefix(count).joined(separator: " ")
      guard let food = names.food(name), food.id != line.food else { continue }
      return CookedLine(
        text: name, amounts: [CookedAmount(quantity, unit)], name: name, food: food.id,
        isOptional: line.isOptional)
    }
    return nil
  }
}
