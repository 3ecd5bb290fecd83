import EaterRecord
import Journal
import MealAdvisorFeatureParts
import MealAdvisorFeatures
import Preferences
import PremiumGate

/// `settings`: what the eaters told us.
enum SettingsVerb {
  static let forms: [CommandForm] = [
    CommandForm("settings list", flags: [.json], "every setting", run: list),
    CommandForm(
      "settings get KEY", flags: [.json], "one setting; KEY@EATER for one eater", run: get),
    CommandForm(
      "settings set KEY VALUE", flags: [.json], "change one; lists by comma, 'none' empties them",
      run: set),
    CommandForm("settings reset", flags: [.json], "back to how it began", run: reset),
  ]

  private static func list(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await Session.run(invocation) { session async throws(CommandError) in
      let preferences = try await session.read().preferences
      let text = SettingsText(preferences)
      var reply = invocation.wantsJSON ? Reply(text.json) : Reply(lines: text.lines)
      reply.warnings = AllergyNotes(context: invocation.context).narrowings(
        of: preferences.household)
      return reply
    }
  }

  private static func get(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await Session.run(invocation) { session async throws(CommandError) in
      let preferences = try await session.read().preferences
      let key = try target(invocation.operand(), preferences, invocation)
      let value = preferences.text(of: key.key, eater: key.eater)
      var reply =
        invocation.wantsJSON
        ? Reply(["key": .string(invocation.operand()), "value": .string(value)])
        : Reply(lines: [value])
      if key.key == .allergies {
        reply.warnings = AllergyNotes(context: invocation.context)
          .narrowings(of: preferences.eaters(named: key.eater))
      }
      return reply
    }
  }

  private static func set(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await Session.run(invocation) { session async throws(CommandError) in
      let stored = try await session.readRefreshed()
      let event: PreferencesEvent
      do throws(PreferenceError) {
        event = try parser(stored.preferences, invocation)
          .event(invocation.operand(), invocation.operand(1))
      } catch {
        throw .preference(error)
      }
      try check(event, stored.gate(at: session.now))
      try await record(event, session)
      var preferences = stored.preferences
      preferences.apply(event)
      var reply = try reply(preferences, invocation)
      if event.key == PreferenceKey.allergies.rawValue {
        reply.warnings = AllergyNotes(context: invocation.context).all(
          of: preferences.eaters(named: event.eater))
      }
      return reply
    }
  }

  private static func reply(
    _ preferences: Preferences, _ invocation: Invocation
  ) throws(CommandError) -> Reply {
    let key = try target(invocation.operand(), preferences, invocation)
    let value = preferences.text(of: key.key, eater: key.eater)
    guard invocation.wantsJSON else {
      return Reply(lines: ["\(invocation.operand()): \(value)"])
    }
    return Reply(["key": .string(invocation.operand()), "value": .string(value)])
  }

  private static func reset(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await Session.run(invocation) { session async throws(CommandError) in
      try await record(.reset, session)
      let text = SettingsText(Preferences())
      return invocation.wantsJSON
        ? Reply(text.json) : Reply(lines: ["Every setting is back to how it began."])
    }
  }

  /// Setting a premium key needs premium; emptying it never does (C-P02).
  private static func check(_ event: PreferencesEvent, _ gate: Gate) throws(CommandError) {
    guard let feature = PreferenceKey(rawValue: event.key)?.premiumFeature else { return }
    let usage: Usage = event.value.isEmpty ? .remove : .change
    if case .needsPremium(let trigger) = gate.decide(usage, feature) {
      throw .needsPremium(trigger)
    }
  }

  private static func record(
    _ event: PreferencesEvent, _ session: Session
  ) async throws(CommandError) {
    let now = session.now
    try await session.storing { stores async throws(JournalError) in
      _ = try await stores.preferences.record([event], at: now)
    }
  }

  private static func parser(
    _ preferences: Preferences, _ invocation: Invocation
  ) -> PreferenceParser {
    let foods = invocation.context.foods
    return PreferenceParser(household: preferences.household) { foods().book }
  }

  private static func target(
    _ text: String, _ preferences: Preferences, _ invocation: Invocation
  ) throws(CommandError) -> (key: PreferenceKey, eater: String?) {
    do throws(PreferenceError) { return try parser(preferences, invocation).target(text) } catch {
      throw .preference(error)
    }
  }
}
