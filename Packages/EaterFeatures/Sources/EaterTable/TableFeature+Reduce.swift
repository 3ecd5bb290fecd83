import AppShell
import DesignSystem
import EaterMeals
import EaterParts
import Preferences
import ScreenParts

extension TableFeature {
  func reduce(
    _ action: Action, into state: inout State, stored: StoredSettings, world: World
  ) -> [Command<Effect>] {
    let preferences = state.pending.shown(over: stored.preferences)
    switch action {
    case .shown: (state.refused, state.hasSent) = (nil, false)
    case .added(let name):
      state.hasSent = true
      return add(name, preferences: preferences, in: &state, world: world)
    case .confirmed:
      if !state.hasSent { state.refused = Refusal(eater: nil, name: "") }
      state.hasSent = false
    case .renamed(let eater, let name):
      return rename(eater, to: name, preferences: preferences, in: &state, world: world)
    case .removed(let eater):
      return remove(eater, preferences: preferences, in: &state, world: world)
    case .written(let events): state.pending.end(events)
    case .unstored(let events):
      state.pending.end(events)
      return [.say(.failure(clients.copy("error.unsaved")))]
    }
    return []
  }

  /// Adds a person; a person who was at the table before returns with the earlier limits.
  private func add(
    _ text: String, preferences: EaterPreferences, in state: inout State, world: World
  ) -> [Command<Effect>] {
    guard let name = preferences.usableName(text) else {
      state.refused = Refusal(eater: nil, name: text)
      return []
    }
    return write([.seating(name)], &state, world)
  }

  /// Renames a person; the person's limits apply without interruption.
  ///
  /// Another person cannot get the name of an absent person, because the absent person's limits are
  /// stored under it.
  private func rename(
    _ eater: String, to text: String, preferences: EaterPreferences, in state: inout State,
    world: World
  ) -> [Command<Effect>] {
    guard preferences.names.contains(eater), eater != text else { return [] }
    guard let name = preferences.usableName(text, for: eater) else {
      state.refused = Refusal(eater: eater, name: text)
      return []
    }
    return [.dismiss] + write([.renaming(eater, to: name), .naming(eater, name)], &state, world)
  }

  private func remove(
    _ eater: String, preferences: EaterPreferences, in state: inout State, world: World
  ) -> [Command<Effect>] {
    guard preferences.names.contains(eater), preferences.mayLeave(eater) else { return [] }
    let name = clients.copy.eater(named: eater)
    let limits =
      preferences.household.first { $0.name == eater }
      .map { clients.copy.summary(of: companion($0)) } ?? ""
    let words =
      limits.isEmpty
      ? clients.copy("household.removed", ["name": name])
      : clients.copy("household.removed.limits", ["name": name, "limits": limits])
    return [.dismiss] + write([.unseating(eater)], &state, world)
      + [.say(.confirmation(words))]
  }

  private func write(
    _ events: [PreferencesEvent], _ state: inout State, _ world: World
  ) -> [Command<Effect>] {
    state.refused = nil
    state.pending.begin(events)
    return [.run(.write(events, world))]
  }
}
