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
    _ action: Action, into state: inout State, stored: Stored, world: World
  ) -> [Command<Effect>] {
    var record = stored.record
    record.preferences = state.pending.shown(over: record.preferences)
    switch action {
    case .opened(let page, let eater):
      state.refusedAmounts = [:]
      return open(page, eater: eater, record: record, world: world)
    case .shown: state.refusedAmounts = [:]
    case .set(let key, let change):
      return set(
        key, usage: change.usage, events: [change.event(of: key)], in: &state, record: record,
        world: world)
    case .amountNamed(let nutrient, let text):
      return bound(nutrient, text: text, in: &state, record: record, world: world)
    case .amountDropped(let nutrient):
      return bound(nutrient, text: "", in: &state, record: record, world: world)
    case .supportTapped: return [.leave(to: ExternalLink.support.departure)]
    case .written(let events): state.pending.end(events)
    case .unstored(let events):
      state.pending.end(events)
      return [say(.changeNotStored)]
    }
    return []
  }

  /// C-P02: cuisines and limits on nutrition are premium; their rows stay visible and ask for it.
  private func open(
    _ page: SettingsPageID, eater: String?, record: StoredState, world: World
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

  private func set(
    _ key: PreferenceKey, usage: Usage, events: [PreferencesEvent], in state: inout State,
    record: StoredState, world: World
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

  /// Sets the typed bound of a nutrient, or removes it if the text is empty; an impossible amount
  /// is reported.
  private func bound(
    _ nutrient: BoundedNutrient, text: String, in state: inout State, record: StoredState,
    world: World
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
    return set(
      .nutrition, usage: amount == nil ? .remove : .change, events: [event], in: &state,
      record: record, world: world)
  }
}
