import AppShell
import DesignSystem
import MealModels
import Preferences
import PremiumGate
import Presentation

extension SettingsFeature {
  func reduce(_ action: Action, _ state: inout State, _ world: World) -> [Command<Effect>] {
    switch action {
    case .storeChanged: return [.run(.read, id: "read")]
    case .stored(let stored):
      state.known = state.known.updated(by: stored)
      state.stored = state.known
    case .opened(let page, let eater):
      state.refusedFoods = [:]
      return open(page, eater, state, world)
    case .shown: clear(&state)
    case .set(let key, let change, let eater):
      return set(key, change.usage, [change.event(of: key, eater: eater)], &state, world)
    case .tracesTapped(isOn: true, let eater):
      state.toast = nil
      return [.show(Route(Path.acceptTraces, Self.parameters(eater)))]
    case .tracesTapped(isOn: false, let eater):
      return acceptTraces(of: [], by: eater, &state, world)
    case .tracesAccepted(let eater):
      let allergens = Self.eater(named: eater, state)?.allergens ?? []
      return [.dismiss] + acceptTraces(of: allergens, by: eater, &state, world)
    case .foodNamed(let key, let text, let eater):
      return add(text, to: key, of: eater, &state, world)
    case .supportTapped: return [.leave(to: ExternalLink.support.address)]
    case .changed:
      state.toast = nil
      return [.changed(stream: "preferences")]
    case .failed(let isInForce):
      state.stored = state.known
      let commands = sayUnsaved(&state.toast, world)
      guard isInForce else { return commands }
      if state.toast == .changeNotStored { state.toast = .limitNotStored }
      return commands + [.changed(stream: "preferences")]
    case .unsaved: return sayUnsaved(&state.toast, world)
    case .unread:
      // That a change is not stored matters more.
      let isSaid = [.changeNotStored, .limitNotStored].contains(state.toast)
      if !isSaid { state.toast = .dataNotRead }
    }
    return []
  }

  private func clear(_ state: inout State) {
    state.toast = nil
    state.refusedFoods = [:]
  }

  /// C-P02: the cuisine list is premium; the row stays visible and asks.
  private func open(
    _ page: String, _ eater: String?, _ state: State, _ world: World
  ) -> [Command<Effect>] {
    guard (Self.pages + Self.others).contains(page) else { return [] }
    let gate = state.stored.gate(at: world.date)
    if page == "cuisine-preferences",
      case .needsPremium(let trigger) = gate.decide(.view, .cuisineFilter)
    {
      return [.show(.prompt(for: trigger))]
    }
    return [.show(Route(page, Self.parameters(eater)))]
  }

  private static func parameters(_ eater: String?) -> [ActionParameter] {
    eater.map { [ActionParameter("eater", $0)] } ?? []
  }

  /// Accepts traces of what the question was about, and of nothing else.
  private func acceptTraces(
    of allergens: Set<Allergen>, by eater: String?, _ state: inout State, _ world: World
  ) -> [Command<Effect>] {
    let event = PreferencesEvent.acceptingTraces(of: allergens, eater: eater)
    return set(.traces, .change, [event], &state, world)
  }

  /// Somebody at the table; nil is the owner of the device, and nobody once they left.
  static func eater(named name: String?, _ state: State) -> Eater? {
    let household = state.stored.preferences.household
    return name == nil ? household.first : household.first { $0.name == name }
  }

  private func set(
    _ key: PreferenceKey, _ usage: Usage, _ events: [PreferencesEvent], _ state: inout State,
    _ world: World
  ) -> [Command<Effect>] {
    state.toast = nil
    let gate = state.stored.gate(at: world.date)
    if let feature = key.premiumFeature,
      case .needsPremium(let trigger) = gate.decide(usage, feature)
    {
      return [.show(.prompt(for: trigger))]
    }
    // Shown at once, so that the next tap builds on it; what is stored decides in the end.
    for event in events { state.stored.preferences.apply(event) }
    return [.run(.write(events, world))]
  }

  /// Adds foods by the names that people have for them; one that nobody knows is said, and where no
  /// name was typed there is nothing to say.
  private func add(
    _ text: String, to key: PreferenceKey, of eater: String?, _ state: inout State,
    _ world: World
  ) -> [Command<Effect>] {
    guard !text.allSatisfy(\.isWhitespace) else {
      state.refusedFoods[key] = nil
      return []
    }
    let service = clients.service
    let parser = PreferenceParser(household: state.stored.preferences.household) {
      service.foods
    }
    do throws(PreferenceError) {
      let events = try parser.additions(text, to: key, of: eater)
      state.refusedFoods[key] = nil
      return set(key, .change, events, &state, world)
    } catch {
      state.refusedFoods[key] = RefusedFood(
        eater: eater, typed: text, words: Copy.english.text(for: error, typed: text))
      return []
    }
  }
}
