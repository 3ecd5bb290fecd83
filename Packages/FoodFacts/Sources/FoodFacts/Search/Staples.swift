import EmbeddedText
import MealModels

/// The foods that people look for most, the most wanted first.
enum Staples {
  /// The place of each food, counted from zero.
  static let bundled: [FoodID: Int] = {
    let ids = String(decoding: BundledStaples.text.bytes, as: UTF8.self).split(separator: "\n")
    return Dictionary(
      ids.enumerated().map { (FoodID(rawValue: String($1)), $0) },
      uniquingKeysWith: { first, _ in first })
  }()
}
