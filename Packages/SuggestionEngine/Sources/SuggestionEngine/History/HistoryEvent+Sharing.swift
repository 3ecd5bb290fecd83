import Journal
import MealModels

extension HistoryEvent {
  /// The meaning of the event for the other devices of a household.
  var meaning: EditMeaning {
    switch kind {
    case .reset: EditMeaning(.ends)
    case .rated, .disliked:
      EditMeaning(.sets, of: meal?.rawValue, fields: ["opinion/\(person ?? "")"])
    case .suggested, .accepted, .cooked, .skipped: EditMeaning(.happens)
    }
  }
}
