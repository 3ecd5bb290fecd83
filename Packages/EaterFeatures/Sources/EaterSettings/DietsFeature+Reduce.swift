import AccountSubscription
import AppShell
import DesignSystem
import EaterParts
import EaterRecord
import MealModels
import Preferences
import PremiumGate
import ScreenParts

extension DietsFeature {
  func reduce(
    _ action: Action, into state: inout State, stored: Stored, world: World
  ) -> [Command<Effect>] {
    var stored = stored
    stored.preferences = state.pending.shown(over: stored.preferences)
    switch action {
    case .opened(let page, let eater):
      return [.show(Route(RouteForm(page.rawValue, about: .eater), eater))]
    case .shown, .covered: state.refusedFoods = [:]
    case .toggled(let key, let id, let isOn, let eater):
      let isAll = id == Diet.everything.rawValue
      let event =
        isAll
        ? PreferencesEvent(key: key.rawValue, eater: eater, value: "")
        : .toggling(id, isOn: isOn, of: key, eater: eater)
      return set(
        key, usage: isOn ? .change : .remove, events: [event], in: &state, stored: stored,
        world: world)
    case .tracesTapped(isOn: true, let eater):
      return [.show(Route(EaterRoutes.acceptTraces, eater))]
    case .tracesTapped(isOn: false, let eater):
      return acceptTraces(of: [], by: eater, &state, stored, world)
    case .tracesAccepted(let eater):
      let allergens = Self.eater(named: eater, stored.preferences)?.allergens ?? []
      return [.dismiss] + acceptTraces(of: allergens, by: eater, &state, stored, world)
    case .limitsConfirmed(let eater):
      let event = stored.preferences.confirmation(by: eater)
      return set(
        .allergies, usage: .change, events: [event], in: &state, stored: stored, world: world)
    case .foodNamed(let key, let text, let eater):
      return add(text, to: key, of: eater, in: &state, stored: stored, world: world)
    case .written(let events): state.pending.end(events)
    case .unstored(let events):
      state.pending.end(events)
      let isLimit = events.contains(where: \.protects)
      return [.say(.failure(clients.copy(isLimit ? "error.unsaved.limit" : "error.unsaved")))]
    }
    return []
  }

  /// Accepts traces of the allergens in the question only.
  private func acceptTraces(
    of allergens: Set<Allergen>, by eater: String?, _ state: inout State, _ stored: Stored,
    _ world: World
  ) -> [Command<Effect>] {
    let event = PreferencesEvent.acceptingTraces(of: allergens, eater: eater)
    return set(.traces, usage: .change, events: [event], in: &state, stored: stored, world: world)
  }

  /// The eater at the table with a name; nil if that person left the table.
  ///
  /// Without a name, the owner of the device.
  static func eater(named name: String?, _ preferences: EaterPreferences) -> Eater? {
    let household = preferences.household
    return name == nil ? household.first : household.first { $0.name == name }
  }

  /// Whether a setting may be used; diets and allergies never need premium.
  func decision(
    for usage: Usage, key: PreferenceKey, stored: Stored, world: World
  ) -> Decision {
    let rules = clients.stores.premium
    guard let feature = rules.settings[key] else { return .allowed }
    let phase = stored.entitlement.phase(at: world.deviceDate)
    return Gate(phase, of: rules.offer).decide(usage, feature)
  }

  private func set(
    _ key: PreferenceKey, usage: Usage, events: [PreferencesEvent], in state: inout State,
    stored: Stored, world: World
  ) -> [Command<Effect>] {
    if case .needsPremium(let trigger) = decision(
      for: usage, key: key, stored: stored, world: world)
    {
      return [.show(Route(PremiumRoutes.prompt, trigger))]
    }
    state.pending.begin(events)
    return [.run(.write(events, world))]
  }

  /// Adds foods by name; unknown foods are reported, and an empty name is ignored.
  private func add(
    _ text: String, to key: PreferenceKey, of eater: String?, in state: inout State, stored: Stored,
    world: World
  ) -> [Command<Effect>] {
    guard !text.allSatisfy(\.isWhitespace) else {
      state.refusedFoods[key] = nil
      return []
    }
    let parser = PreferenceParser(household: stored.preferences.household) {
      clients.foods()
    }
    do throws(PreferenceError) {
      let events = try parser.additions(text, to: key, of: eater)
      state.refusedFoods[key] = nil
      return set(key, usage: .change, events: events, in: &state, stored: stored, world: world)
    } catch {
      state.refusedFoods[key] = RefusedFood(
        eater: eater, typed: text, words: clients.copy.text(for: error, typed: text))
      return []
    }
  }
}
