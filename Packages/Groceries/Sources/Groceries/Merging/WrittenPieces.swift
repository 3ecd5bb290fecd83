import MealModels

/// The number of whole fruits that a line states for its juice: "1/3 cup lime juice (about 3
/// limes)".
enum WrittenPieces {
  /// The number before the name of the fruit; nil if there is none.
  static func count(of fruit: FoodID, in text: String) -> Quantity? {
    let words = text.split { $0 == " " || $0 == "(" || $0 == ")" || $0 == "," }
    for (number, name) in zip(words, words.dropFirst())
    where FoodName.key(name) == fruit.rawValue {
      if let count = Quantity(String(number)), count.upperBound < Fraction(100) { return count }
    }
    return nil
  }

  /// The stated number if it fits the line's amount, else a number that covers both.
  ///
  /// When a recipe is scaled, the number in a remark stays the same.
  static func joined(_ said: Quantity?, _ weighed: [ListAmount]) -> [ListAmount] {
    guard let said else { return weighed }
    guard let amount = weighed.first else { return [ListAmount(said)] }
    let share = amount.high.doubleValue / said.upperBound.doubleValue
    return [ListAmount((0.55...1.3).contains(share) ? said : amount.quantity.covering(said))]
  }
}
