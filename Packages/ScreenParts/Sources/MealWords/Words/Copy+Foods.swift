import AppWords
import MealModels

extension Copy {
  /// The name of a food inside a sentence: its given name, or the words of its id.
  public func inlineName(of food: FoodID, from names: [FoodID: String]) -> String {
    names[food] ?? food.rawValue.split(separator: "-").joined(separator: " ")
  }

  /// The name of a food in the number that cooks use for dishes: "spinach", but "eggs" and "black
  /// beans".
  public func inlinePlural(of food: FoodID, from names: [FoodID: String]) -> String {
    let name = inlineName(of: food, from: names)
    guard let key = keyOfSeveral(name) else { return name }
    return (name.split(separator: " ").dropLast().map(String.init) + [self(key)])
      .joined(separator: " ")
  }

  /// Whether ``inlinePlural(of:from:)`` is a plural, so that a verb can agree with it.
  public func isSpokenOfAsSeveral(_ food: FoodID, from names: [FoodID: String]) -> Bool {
    keyOfSeveral(inlineName(of: food, from: names)) != nil
  }

  private func keyOfSeveral(_ name: String) -> CopyKey? {
    let key = CopyKey("food.several.\(name.split(separator: " ").last ?? "")")
    return tables.contains { $0.entries[key] != nil } ? key : nil
  }
}
