import DesignSystem
import Journal
import MealModels
import Preferences
import ScreenParts
import SharingFeatures
import SharingScreens

extension DisputeWords {
  /// The words for conflicts in the eaters' preferences.
  ///
  /// - Parameter food: the name of a food by its id; nil if unknown.
  public static func preferences(
    _ copy: Copy, food: @escaping @Sendable (String) -> String?
  ) -> DisputeWords {
    let stream = EventStream<EaterPreferences, PreferencesEvent>.preferences
    return DisputeWords(
      of: stream.name,
      title: { thing in
        // A person with two names, or a person who left the table and whose limits changed.
        let people = ["\(PreferencesEvent.nameKey)/", "\(PreferenceKey.household.rawValue)/"]
        guard let thing, let prefix = people.first(where: thing.hasPrefix) else {
          return copy("merge.thing.limits")
        }
        let name = copy.eater(named: String(thing.dropFirst(prefix.count)))
        return copy("merge.thing.person", ["name": name])
      },
      name: { copy.name(ofField: $0, among: ["value", "name"]) },
      value: { record, _, _ in
        stream.content(of: record).flatMap { PreferenceWords(copy: copy, food: food).value(of: $0) }
      })
  }
}

/// The words for edits of preferences.
private struct PreferenceWords {
  let copy: Copy
  let food: (String) -> String?

  /// The value that an edit sets.
  func value(of event: PreferencesEvent) -> MergeInput.Value? {
    // Choosing this side also removes later changes.
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
    default: return .words(copy.list(ids.map { word($0, event.key) }))
    }
  }

  /// The name of an entry in a list of preferences.
  private func word(_ id: String, _ key: String) -> String {
    let name: String? =
      switch PreferenceKey(rawValue: key) {
      case .diets: Diet(rawValue: id).map { copy.name(of: $0) }
      case .allergies: Allergen(rawValue: id).map { copy.name(of: $0) }
      case .cuisines: Cuisine(rawValue: id).map { copy.name(of: $0) }
      case .household: copy.eater(named: id)
      default: nil
      }
    return name ?? food(id) ?? id
  }
}
