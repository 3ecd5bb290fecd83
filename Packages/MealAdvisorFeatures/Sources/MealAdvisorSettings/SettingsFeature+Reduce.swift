import AccountSubscription
import AppShell
import DesignSystem
import EaterRecord
import MealAdvisorFeatureParts
import MealModels
import Preferences
import PremiumGate
import Presentation
import ScreenParts

extension SettingsFeature {
  func reduce(
    _ action: Action, _ state: inout State, _ stored: Stored, _ world: World
  ) -> [Command<Effect>] {
    var record = stored.record
    record.preferences = state.pending.shown(over: record.preferences)
    switch action {
    case .opened(let page, let eater):
      state.forgetRefusals()
      return open(page, eater, record, world)
    case .shown: state.forgetRefusals()
    case .set(let key, let change, let eater):
      return set(
        key, change.usage, [change.event(of: key, eater: eater)], &state, record, world)
    case .tracesTapped(isOn: true, let eater):
      return [.show(Route(Routes.acceptTraces, eater))]
    case .tracesTapped(isOn: false, let eater):
      return acceptTraces(of: [], by: eater, &state, record, world)
    case .tracesAccepted(let eater):
      let allergens = Self.eater(named: eater, record.preferences)?.allergens ?? []
      return [.dismiss] + acceptTraces(of: allergens, by: eater, &state, record, world)
    case .limitsConfirmed(let eater):
      let event = record.preferences.confirmation(by: eater)
      return set(.allergies, .change, [event], &state, record, world)
    case .foodNamed(let key, let text, let eater):
      return add(text, to: key, of: eater, &state, record, world)
    case .amountNamed(let nutrient, let text):
      return bound(nutrient, text, &state, record, world)
    case .amountDropped(let nutrient): return bound(nutrient, "", &state, record, world)
    case .supportTapped: return [.leave(to: ExternalLink.support.departure)]
    case .written(let events): state.pending.end(events)
    case .unstored(let events):
      state.pending.end(events)
      return [say(events.contains(where: \.protects) ? .limitNotStored : .changeNotStored)]
    }
    return []
  }

  /// C-P02: cuisines and limits on nutrition are premium; their rows stay visible and ask.
  private func open(
    _ page: SettingsPageID, _ eater: String?, _ record: StoredState, _ world: World
  ) -> [Command<Effect>] {
    let gate = record.gate(at: world.deviceDate)
    if let feature = Self.soldPages[page],
      case .needsPremium(let trigger) = gate.decide(.view, feature)
    {
      return [.show(Route(PremiumRoutes.prompt, trigger))]
    }
    return [.show(Route(RouteForm(page, about: .eater), eater))]
  }

  private static let soldPages: [SettingsPageID: PremiumFeature] = [
    .cuisines: .cuisineFilter, .nutritionLimits: .nutritionLimits,
  ]

  /// Accepts traces of what the question was about, and of nothing else.
  private func acceptTraces(
    of allergens: Set<Allergen>, by eater: String?, _ state: inout State, _ record: StoredState,
    _ world: World
  ) -> [Command<Effect>] {
    let event = PreferencesEvent.acceptingTraces(of: allergens, eater: eater)
    return set(.traces, .change, [event], &state, record, world)
  }

  /// Somebody at the table; nil is the owner of the device, and nobody once they left.
  static func eater(named name: String?, _ preferences: EaterPreferences) -> Eater? {
    let household = preferences.household
    return name == nil ? household.first : household.first { $0.name == name }
  }

  private func set(
    _ key: PreferenceKey, _ usage: Usage, _ events: [PreferencesEvent], _ state: inout State,
    _ record: StoredState, _ world: World
  ) -> [Command<Effect>] {
    let gate = record.gate(at: world.deviceDate)
    if let feature = record.premium.settings[key],
      case .needsPremium(let trigger) = gate.decide(usage, feature)
    {
      return [.show(Route(PremiumRoutes.prompt, trigger))]
    }
    state.pending.begin(events)
    return [.run(.write(events, world))]
  }

  /// Bounds a nutrient as typed, or no longer where nothing was; an amount that cannot be used is said.
  private func bound(
    _ nutrient: BoundedNutrient, _ text: String, _ state: inout State, _ record: StoredState,
    _ world: World
  ) -> [Command<Effect>] {
    let parser = PreferenceParser(household: record.preferences.household) { .empty }
    let amount: Int?
    do throws(PreferenceError) { amount = try parser.amount(text, of: nutrient) } catch {
      state.refusedAmounts[nutrient] = .init(text, copy.text(for: error, of: nutrient))
      return []
    }
    state.refusedAmounts[nutrient] = nil
    let old = record.preferences.nutrition[nutrient]
    guard amount != old, let changed = amount ?? old else { return [] }
    let event = PreferencesEvent.toggling(
      nutrient.stored(changed), isOn: amount != nil, of: .nutrition)
    return set(.nutrition, amount == nil ? .remove : .change, [event], &state, record, world)
  }

  /// Adds foods by the names that people have for them; one that nobody knows is said, and where no
  /// name was typed there is nothing to say.
  private func add(
    _ text: String, to key: PreferenceKey, of eater: String?, _ state: inout State,
    _ record: StoredState, _ world: World
  ) -> [Command<Effect>] {
    guard !text.allSatisfy(\.isWhitespace) else {
      state.refusedFoods[key] = nil
      return []
    }
    let service = clients.service
    let parser = PreferenceParser(household: record.preferences.household) {
      service.foods
    }
    do throws(PreferenceError) {
      let events = try parser.additions(text, to: key, of: eater)
      state.refusedFoods[key] = nil
      return set(key, .change, events, &state, record, world)
    } catch {
      state.refusedFoods[key] = RefusedFood(
        eater: eater, typed: text, words: copy.text(for: error, typed: text))
      return []
    }
  }
}

extension SettingsFeature.State {
  /// Lets go of what was typed and could not be used.
  mutating func forgetRefusals() {
    refusedFoods = [:]
    refusedAmounts = [:]
  }
}
