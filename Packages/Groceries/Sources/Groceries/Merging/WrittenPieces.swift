import MealModels

/// How many whole fruits a line itself says that its juice is from: "1/3 cup lime juice (about 3
/// limes)".
enum WrittenPieces {
  /// The number before the name of the fruit; nil where the line says none.
  static func count(of fruit: FoodID, in text: String) -> Quantity? {
    let words = text.split { $0 == " " || $0 == "(" || $0 == ")" || $0 == "," }
    for (number, name) in zip(words, words.dropFirst())
    where FoodName.key(name) == fruit.rawValue {
      if let count = Quantity(String(number)), count.upperBound < Fraction(100) { return count }
    }
    return nil
  }

  /// What the line says where that can be true of its amount, else enough for both: a remark keeps its
  /// number when a recipe is cooked for more people.
  static func joined(_ said: Quantity?, _ weighed: [ListAmount]) -> [ListAmount] {
    guard let said else { return weighed }
    guard let amount = weighed.first else { return [ListAmount(said)] }
    let share = amount.high.doubleValue / said.upperBound.doubleValue
    return [ListAmount((0.55...1.3).contains(share) ? said : amount.quantity.covering(said))]
  }
}
