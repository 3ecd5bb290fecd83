import CommandKit
import MealCatalog
import MealModels
import PrintedText

extension Catalog {
  /// The id of a meal that is typed as a present or former id or as a title; case is ignored.
  package func typedID(_ text: String, program: String) throws(CommandError) -> MealID {
    guard let id = id(typed: text) else {
      throw .unknownMeal(text, nearest: nearestID(to: text), program: program)
    }
    return id
  }

  /// The meal that is typed as an id or a title.
  package func typedMeal(_ text: String, program: String) throws(CommandError) -> Meal {
    let id = try typedID(text, program: program)
    guard let meal = meal(id) else {
      throw .unknownMeal(id.rawValue, nearest: nil, program: program)
    }
    return meal
  }

  /// The id of a typed meal; nil if it is unknown.
  package func id(typed text: String) -> MealID? {
    if let id = currentID(of: MealID(rawValue: text)) { return id }
    if let id = currentID(of: MealID(slug: text)) { return id }
    let word = text.lowercased()
    return summaries.first { $0.title.lowercased() == word }?.id
  }

  /// The id of the meal that was probably meant: one with a similar spelling, or with the word in
  /// its id.
  package func nearestID(to text: String) -> String? {
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
