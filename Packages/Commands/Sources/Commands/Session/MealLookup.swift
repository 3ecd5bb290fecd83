import MealCatalog
import MealModels
import PrintedText

extension Catalog {
  /// The id of a meal that somebody typed: an id of today or before, or a title, in any case.
  func typedID(_ text: String) throws(CommandError) -> MealID {
    if let id = currentID(of: MealID(rawValue: text)) { return id }
    if let id = currentID(of: MealID(slug: text)) { return id }
    let word = text.lowercased()
    if let summary = summaries.first(where: { $0.title.lowercased() == word }) {
      return summary.id
    }
    throw .unknownMeal(text, nearest: nearestID(to: text))
  }

  /// The id of the meal that was probably meant: near in spelling, or with the word in its id.
  private func nearestID(to text: String) -> String? {
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
