import AppShell
import DesignSystem
import MealModels
import Preferences
import Presentation

extension HouseholdFeature {
  func reduce(_ action: Action, _ state: inout State, _ world: World) -> [Command<Effect>] {
    switch action {
    case .storeChanged: return [.run(.read, id: "read")]
    case .stored(let stored): state.stored = stored
    case .shown:
      state.refusedName = nil
      state.toast = nil
    case .added(let name): return add(name, &state, world)
    case .renamed(let eater, let name): return rename(eater, to: name, &state, world)
    case .removed(let eater): return remove(eater, &state, world)
    case .changed: return [.changed(stream: "preferences")]
    case .failed: state.toast = .changeNotStored
    case .toastExpired: if state.toast?.isBrief == true { state.toast = nil }
    }
    return []
  }

  /// Somebody who was here before comes back with the limits they had.
  private func add(
    _ text: String, _ state: inout State, _ world: World
  ) -> [Command<Effect>] {
    let preferences = state.stored.preferences
    guard let name = preferences.usableName(text) else {
      state.refusedName = text
      return []
    }
    return write([preferences.seating(preferences.names + [name])], &state, world)
  }

  /// The limits move to the new name in one batch, so that they never stop to hold.
  private func rename(
    _ eater: String, to text: String, _ state: inout State, _ world: World
  ) -> [Command<Effect>] {
    let preferences = state.stored.preferences
    guard let place = preferences.names.firstIndex(of: eater), eater != text else { return [] }
    let isAway = preferences.away.contains { $0.name == text }
    guard !isAway, let name = preferences.usableName(text, besides: eater) else {
      state.refusedName = text
      return []
    }
    var names = preferences.names
    names[place] = name
    let limits = preferences.household[place].limitEvents(under: name)
    return [.dismiss] + write(limits + [preferences.seating(names)], &state, world)
  }

  private func remove(
    _ eater: String, _ state: inout State, _ world: World
  ) -> [Command<Effect>] {
    let preferences = state.stored.preferences
    let names = preferences.names.filter { $0 != eater }
    guard !names.isEmpty, names.count < preferences.names.count else { return [] }
    let commands = write([preferences.seating(names)], &state, world)
    let name = Copy.english.eater(named: eater)
    state.toast = .confirmation(Copy.english("household.removed", ["name": name]))
    return [.dismiss] + commands + [.run(.rest, id: "toast")]
  }

  private func write(
    _ events: [PreferencesEvent], _ state: inout State, _ world: World
  ) -> [Command<Effect>] {
    state.refusedName = nil
    state.toast = nil
    // Shown at once, so that the next tap builds on it; what is stored decides in the end.
    for event in events { state.stored.preferences.apply(event) }
    return [.run(.write(events, world))]
  }
}

extension Preferences {
  /// The names at the table, in order.
  var names: [String] { household.map(\.name) }

  /// The event that seats exactly these people.
  func seating(_ names: [String]) -> PreferencesEvent {
    PreferencesEvent(
      key: PreferenceKey.household.rawValue, value: names.joined(separator: ","))
  }

  /// A name without spaces around it, if nobody at the table has it besides who is to get it.
  func usableName(_ text: String, besides eater: String? = nil) -> String? {
    let trimmed = text.drop { $0 == " " }.reversed().drop { $0 == " " }
    let name = String(trimmed.reversed())
    let taken = (names.filter { $0 != eater } + [Eater.you.name]).map { $0.lowercased() }
    guard !name.contains(","), !taken.contains(name.lowercased()) else { return nil }
    let parser = PreferenceParser(household: household) { .culinary }
    let event = try? parser.event(PreferenceKey.household.rawValue, name)
    return event.map(\.value)
  }
}

extension Eater {
  /// The events that give somebody of another name exactly these limits, unreadable ones included.
  func limitEvents(under name: String) -> [PreferencesEvent] {
    let ids: [(PreferenceKey, [String])] = [
      (.diets, diets.map(\.rawValue)),
      (.allergies, allergens.map(\.rawValue) + allergyFoods.map { "food:\($0.rawValue)" }),
      (.dislikes, dislikes.map(\.rawValue)),
    ]
    return ids.map { key, known in
      let prefix = "\(key.rawValue):"
      let unread = unreadableLimits.filter { $0.hasPrefix(prefix) }
        .map { String($0.dropFirst(prefix.count)) }
      let value = (known.sorted() + unread.sorted()).joined(separator: ",")
      return PreferencesEvent(key: key.rawValue, eater: name, value: value)
    }
  }
}
