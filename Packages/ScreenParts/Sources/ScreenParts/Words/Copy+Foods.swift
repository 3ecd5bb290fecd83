import DesignSystem
import MealModels

extension Copy {
  /// A food inside a sentence: its given name, or the words of its id.
  public func inlineName(of food: FoodID, from names: [FoodID: String]) -> String {
    names[food] ?? food.rawValue.split(separator: "-").joined(separator: " ")
  }

  /// A food as cooks speak of it in dishes: "spinach", but "eggs" and "black beans".
  public func inlinePlural(of food: FoodID, from names: [FoodID: String]) -> String {
    let name = inlineName(of: food, from: names)
    let words = name.split(separator: " ")
    let key = CopyKey("food.several.\(words.last ?? "")")
    guard tables.contains(where: { $0.entries[key] != nil }) else { return name }
    return (words.dropLast().map(String.init) + [self(key)]).joined(separator: " ")
  }
}
