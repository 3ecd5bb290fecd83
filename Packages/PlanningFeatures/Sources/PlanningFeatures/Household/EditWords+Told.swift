import DesignSystem
import MealModels
import PlanningPresentation
import Preferences
import RecipeStore
import ScreenParts
import SuggestionEngine

extension EditWords {
  /// What somebody told us.
  func value(of event: PreferencesEvent) -> MergeInput.Value? {
    // Who decides for that takes away what was told since, too.
    guard event.key != PreferencesEvent.resetKey else { return .text(copy("merge.reset")) }
    if event.key == PreferencesEvent.nameKey { return .text(copy.eater(named: event.value)) }
    if event.key == PreferenceKey.traces.rawValue {
      let isAccepted = event.removes != nil || event.value.hasPrefix("accept")
      return .text(copy(isAccepted ? "merge.traces.accept" : "merge.traces.avoid"))
    }
    if let id = event.adds { return .text(copy("merge.added", ["name": word(id, event.key)])) }
    if let id = event.removes { return .text(copy("merge.taken", ["name": word(id, event.key)])) }
    let ids = event.value.split(separator: ",").map(String.init)
    switch PreferenceKey(rawValue: event.key) {
    case .cookingTime: return .text(copy.cookingTime(Int(event.value)))
    default: return Self.text(copy.list(ids.map { word($0, event.key) }))
    }
  }

  /// The name of something that a list of preferences holds.
  private func word(_ id: String, _ key: String) -> String {
    let name: String? =
      switch PreferenceKey(rawValue: key) {
      case .diets: Diet(rawValue: id).map { copy.name(of: $0) }
      case .allergies: Allergen(rawValue: id).map { copy.name(of: $0) }
      case .cuisines: Cuisine(rawValue: id).map { copy.name(of: $0) }
      case .household: copy.eater(named: id)
      default: nil
      }
    return name ?? self.name(of: id) ?? id
  }

  /// What somebody said of a meal, or that all of it was forgotten.
  func value(of event: HistoryEvent) -> MergeInput.Value? {
    switch event.kind {
    case .rated: event.stars.map { .text(copy("merge.stars", count: $0)) }
    case .disliked: .text(copy("merge.disliked"))
    case .reset: .text(copy("merge.forgotten"))
    case .suggested, .accepted, .cooked, .skipped: nil
    }
  }

  /// What a word on an ingredient line means.
  func value(of event: SettledNameEvent) -> MergeInput.Value {
    switch event {
    case .settled(_, .food(let food)): .text(name(of: food.rawValue) ?? food.rawValue)
    case .settled(_, .contains(let foods)):
      .text(
        copy(
          "merge.contains",
          ["names": copy.list(foods.map { name(of: $0.rawValue) ?? $0.rawValue })]))
    case .settled(_, .noFood): .text(copy("merge.no-food"))
    case .forgotten: .empty
    }
  }
}
