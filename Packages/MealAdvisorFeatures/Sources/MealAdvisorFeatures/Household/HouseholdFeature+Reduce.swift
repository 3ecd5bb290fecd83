import AppShell
import DesignSystem
import MealModels
import Preferences
import Presentation
import ScreenParts

extension HouseholdFeature {
  func reduce(_ action: Action, _ state: inout State, _ world: World) -> [Command<Effect>] {
    switch action {
    case .storeChanged: return [.run(.read, id: "read")]
    case .stored(let stored):
      state.known = state.known.updated(by: stored)
      state.stored = state.known
    case .shown:
      state.refused = nil
      state.toast = nil
    case .added(let name): return add(name, &state, world)
    case .renamed(let eater, let name): return rename(eater, to: name, &state, world)
    case .removed(let eater): return remove(eater, &state, world)
    case .changed: return [.changed(stream: "preferences")]
    case .failed:
      state.stored = state.known
      return sayUnsaved(&state.toast, world)
    case .unsaved: return sayUnsaved(&state.toast, world)
    case .unread: state.toast = .dataNotRead
    case .toastExpired: if state.toast?.isBrief == true { state.toast = nil }
    }
    return []
  }

  /// Somebody who was here before comes back with the limits they had.
  private func add(
    _ text: String, _ state: inout State, _ world: World
  ) -> [Command<Effect>] {
    guard let name = state.stored.preferences.usableName(text) else {
      state.refused = Refusal(eater: nil, name: text)
      return []
    }
    return write(.seating(name), &state, world)
  }

  /// The limits stay with the person, so that they never stop to hold; nobody takes the name, and
  /// with it the limits, of somebody who is away.
  private func rename(
    _ eater: String, to text: String, _ state: inout State, _ world: World
  ) -> [Command<Effect>] {
    let preferences = state.stored.preferences
    guard preferences.names.contains(eater), eater != text else { return [] }
    let name = preferences.usableName(text, besides: eater)
    let isFree = name.map { name in
      !preferences.away.contains { $0.name.lowercased() == name.lowercased() }
    }
    guard let name, isFree == true else {
      state.refused = Refusal(eater: eater, name: text)
      return []
    }
    return [.dismiss] + write(.renaming(eater, to: name), &state, world)
  }

  private func remove(
    _ eater: String, _ state: inout State, _ world: World
  ) -> [Command<Effect>] {
    let preferences = state.stored.preferences
    guard preferences.names.contains(eater), preferences.mayLeave(eater) else { return [] }
    let commands = write(.unseating(eater), &state, world)
    let name = Copy.english.eater(named: eater)
    state.toast = .confirmation(Copy.english("household.removed", ["name": name]))
    return [.dismiss] + commands + [.run(.rest, id: "toast")]
  }

  private func write(
    _ event: PreferencesEvent, _ state: inout State, _ world: World
  ) -> [Command<Effect>] {
    state.refused = nil
    state.toast = nil
    // Shown at once, so that the next tap builds on it; what is stored decides in the end.
    state.stored.preferences.apply(event)
    return [.run(.write([event], world))]
  }
}

extension Preferences {
  /// The names at the table, in order.
  var names: [String] { household.map(\.name) }

  /// Whether somebody may leave: not the last one, and not the nameless owner, who could not be
  /// called back.
  func mayLeave(_ eater: String) -> Bool { household.count > 1 && eater != Eater.you.name }

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
