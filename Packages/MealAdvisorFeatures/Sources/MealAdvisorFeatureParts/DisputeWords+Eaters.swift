import DesignSystem
import Journal
import MealModels
import Preferences
import Presentation
import ScreenParts
import SharingFeatures
import SharingScreens
import SuggestionEngine

extension DisputeWords {
  /// The words of disagreements about what the eaters told us.
  ///
  /// - Parameter food: the name of a food by its id; nil for none that is known.
  public static func preferences(
    _ copy: Copy, food: @escaping @Sendable (String) -> String?
  ) -> DisputeWords {
    let stream = EventStream<EaterPreferences, PreferencesEvent>.preferences
    return DisputeWords(
      of: stream.name,
      title: { thing in
        // Who got two names, or left the table and got a limit.
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

  /// The words of disagreements about opinions on meals.
  ///
  /// - Parameter title: the title of a meal by its id; nil for none that is known.
  public static func opinions(
    _ copy: Copy, title: @escaping @Sendable (String) -> String?
  ) -> DisputeWords {
    let stream = EventStream<History, HistoryEvent>.history
    return DisputeWords(
      of: stream.name,
      title: { thing in
        guard let thing, !thing.isEmpty else { return copy("merge.thing.opinions") }
        return title(thing) ?? copy("merge.thing.meal")
      },
      name: { field in
        guard field.hasPrefix("opinion/") else { return nil }
        guard field.count > 8 else { return copy("merge.field.opinion") }
        return copy(
          "merge.field.opinion.of", ["name": copy.eater(named: String(field.dropFirst(8)))])
      },
      value: { record, _, _ in stream.content(of: record).flatMap { Self.value(of: $0, copy) } })
  }

  /// What somebody said of a meal, or that all of it was forgotten.
  private static func value(of event: HistoryEvent, _ copy: Copy) -> MergeInput.Value? {
    switch event.kind {
    case .rated: event.stars.map { .text(copy("merge.stars", count: $0)) }
    case .disliked: .text(copy("merge.disliked"))
    case .reset: .text(copy("merge.forgotten"))
    case .suggested, .accepted, .cooked, .skipped: nil
    }
  }
}

/// What edits of preferences say.
private struct PreferenceWords {
  let copy: Copy
  let food: (String) -> String?

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
    default: return .words(copy.list(ids.map { word($0, event.key) }))
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
    return name ?? food(id) ?? id
  }
}
