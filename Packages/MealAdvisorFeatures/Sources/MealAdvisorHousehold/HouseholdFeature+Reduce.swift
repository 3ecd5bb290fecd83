import AppShell
import EaterRecord
import MealAdvisorFeatureParts
import Preferences
import Presentation
import ScreenParts

extension HouseholdFeature {
  func reduce(
    _ action: Action, _ state: inout State, _ stored: StoredSettings, _ world: World
  ) -> [Command<Effect>] {
    let preferences = state.pending.shown(over: stored.preferences)
    switch action {
    case .shown: state.refused = nil
    case .added(let name): return add(name, preferences, &state, world)
    case .renamed(let eater, let name): return rename(eater, to: name, preferences, &state, world)
    case .removed(let eater): return remove(eater, preferences, &state, world)
    case .written(let events): state.pending.end(events)
    case .unstored(let events):
      state.pending.end(events)
      return [say(.changeNotStored)]
    }
    return []
  }

  /// Somebody who was here before comes back with the limits they had.
  private func add(
    _ text: String, _ preferences: EaterPreferences, _ state: inout State, _ world: World
  ) -> [Command<Effect>] {
    guard let name = preferences.usableName(text) else {
      state.refused = Refusal(eater: nil, name: text)
      return []
    }
    return write([.seating(name)], &state, world)
  }

  /// The limits stay with the person, so that they never stop to hold; nobody takes the name, and
  /// with it the limits, of somebody who is away.
  private func rename(
    _ eater: String, to text: String, _ preferences: EaterPreferences, _ state: inout State,
    _ world: World
  ) -> [Command<Effect>] {
    guard preferences.names.contains(eater), eater != text else { return [] }
    guard let name = preferences.usableName(text, for: eater) else {
      state.refused = Refusal(eater: eater, name: text)
      return []
    }
    return [.dismiss] + write([.renaming(eater, to: name), .naming(eater, name)], &state, world)
  }

  private func remove(
    _ eater: String, _ preferences: EaterPreferences, _ state: inout State, _ world: World
  ) -> [Command<Effect>] {
    guard preferences.names.contains(eater), preferences.mayLeave(eater) else { return [] }
    let name = copy.eater(named: eater)
    return [.dismiss] + write([.unseating(eater)], &state, world)
      + [.say(.confirmation(copy("household.removed", ["name": name])))]
  }

  private func write(
    _ events: [PreferencesEvent], _ state: inout State, _ world: World
  ) -> [Command<Effect>] {
    state.refused = nil
    state.pending.begin(events)
    return [.run(.write(events, world))]
  }
}
