import CommandKit
import MealCatalog
import MealModels
import PrintedText

extension Catalog {
  /// The id of a meal that somebody typed: an id of today or before, or a title, in any case.
  func typedID(_ text: String, program: String) throws(CommandError) -> MealID {
    guard let id = id(typed: text) else {
      throw .unknownMeal(text, nearest: nearestID(to: text), program: program)
    }
    return id
  }

  /// A meal that somebody typed.
  func typedMeal(_ text: String, program: String) throws(CommandError) -> Meal {
    let id = try typedID(text, program: program)
    guard let meal = meal(id) else {
      throw .unknownMeal(id.rawValue, nearest: nil, program: program)
    }
    return meal
  }

  /// The id of a meal that somebody typed; nil where nobody knows it.
  func id(typed text: String) -> MealID? {
    if let id = currentID(of: MealID(rawValue: text)) { return id }
    if let id = currentID(of: MealID(slug: text)) { return id }
    let word = text.lowercased()
    return summaries.first { $0.title.lowercased() == word }?.id
  }

  /// The id of the meal that was probably meant: near in spelling, or with the word in its id.
  func nearestID(to text: String) -> String? {
    let ids = summaries.map(\.id.rawValue)
    if let near = Spelling.nearest(to: text, among: ids) { return near }
    if let near = Spelling.nearest(to: text, among: summaries.map(\.title)) {
      return summaries.first { $0.title == near }?.id.rawValue
    }
    let word = MealID(slug: text).rawValue
    guard word.count > 2 else { return nil }
    return ids.first { $0.contains(word) }
  }
}
