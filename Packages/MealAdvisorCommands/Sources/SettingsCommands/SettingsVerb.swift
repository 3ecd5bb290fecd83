import CommandKit
import EaterCommands
import EaterRecord
import Journal
import MealAdvisorFeatureParts
import MealModels
import Preferences
import PremiumGate
import PrintedText

/// `settings`: the eaters' preferences.
public struct SettingsVerb: Sendable {
  let advisor: EaterContext

  /// Makes the verbs of a program.
  public init(advisor: EaterContext) { self.advisor = advisor }

  /// Its forms, for the list of a program.
  public var forms: [CommandForm] {
    [
      CommandForm("settings list", flags: [.json], "every setting", run: list),
      CommandForm(
        "settings get KEY", flags: [.json], "one setting; KEY@EATER for one eater", run: get),
      CommandForm(
        "settings set KEY VALUE", flags: [.json],
        "change one; commas separate a list, 'none' empties it",
        run: set),
      renameForm,
      CommandForm(
        "settings confirm [EATER]", flags: [.json],
        "confirm that limits are right as listed; of one eater, or all",
        run: confirm),
      CommandForm("settings reset", flags: [.json], "reset every setting", run: reset),
    ]
  }

  private func list(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await advisor.withSession(invocation) { session async throws(CommandError) in
      let stored = try await session.read()
      let preferences = stored.preferences
      let text = SettingsText(preferences)
      var reply = invocation.reply(text.json, text.lines)
      reply.warnings =
        AllergyNotes(advisor: advisor).narrowings(of: preferences.household)
        + lossWarnings(stored.settings, invocation)
      return reply
    }
  }

  private func get(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await advisor.withSession(invocation) { session async throws(CommandError) in
      let stored = try await session.read()
      let preferences = stored.preferences
      let key = try target(invocation.operand(), preferences, invocation)
      let value = preferences.text(of: key.key, eater: key.eater)
      var reply = reply(value, [value], invocation)
      if key.key == .allergies {
        reply.warnings = AllergyNotes(advisor: advisor)
          .narrowings(of: preferences.eaters(named: key.eater))
      }
      if key.key.isLimit { reply.warnings += lossWarnings(stored.settings, invocation) }
      return reply
    }
  }

  private func set(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await advisor.withSession(invocation) { session async throws(CommandError) in
      let stored = try await session.readRefreshed()
      let event: PreferencesEvent
      do throws(PreferenceError) {
        event = try parser(stored.preferences, invocation)
          .event(invocation.operand(), invocation.operand(1))
      } catch {
        throw .preference(error)
      }
      try checkTable(event, stored.preferences, invocation)
      try check(event, stored: stored, session: session, invocation: invocation)
      try await record(event, session)
      var preferences = stored.preferences
      preferences.apply(event)
      let told = tableLines(event, stored.preferences, preferences)
      var reply = try reply(preferences, invocation, saying: told)
      if event.key == PreferenceKey.allergies.rawValue {
        reply.warnings = AllergyNotes(advisor: advisor).all(
          of: preferences.eaters(named: event.eater))
      }
      if event.key == PreferenceKey.sides.rawValue {
        reply.warnings = idle(preferences, try await session.service(invocation))
      }
      reply.warnings += lossWarnings(try await session.read().settings, invocation)
      return reply
    }
  }

  /// The warnings about chosen sides without effect: those of an unknown meal, and dishes that the
  /// meal does not offer in that place.
  private func idle(
    _ preferences: EaterPreferences, _ service: SuggestionService
  ) -> [String] {
    service.chosenSides(in: preferences).sorted { $0.key < $1.key }.flatMap { id, chosen in
      guard let customs = service.catalog.summary(id)?.customs else {
        return ["unknown meal \(PlainText.quoted(id.rawValue)), so its chosen sides have no effect"]
      }
      return chosen.sorted { $0.key < $1.key }.compactMap { place, choice -> String? in
        let isThere = customs.accompaniments.indices.contains(place)
        guard case .side(let dish) = choice else {
          return isThere ? nil : "\(id) has no side \(place + 1) to leave out"
        }
        guard !isThere || !customs.accompaniments[place].choices.contains(dish) else { return nil }
        return "\(PlainText.quoted(dish.rawValue)) is not a possible side \(place + 1) of \(id)"
      }
    }
  }

  private func reply(
    _ preferences: EaterPreferences, _ invocation: Invocation, saying further: [String]
  ) throws(CommandError) -> Reply {
    let key = try target(invocation.operand(), preferences, invocation)
    let value = preferences.text(of: key.key, eater: key.eater)
    // With several eaters the line names its eater, even if the call means the first eater.
    let isFirst = key.key.isPerEater && key.eater == nil && preferences.household.count > 1
    let whose = isFirst ? preferences.names.first.map { "@\($0)" } ?? "" : ""
    return reply(
      value, ["\(invocation.operand())\(whose): \(value)"] + further, invocation)
  }

  private func reply(_ value: String, _ lines: [String], _ invocation: Invocation) -> Reply {
    invocation.reply(
      ["key": .string(invocation.operand()), "value": .string(value)], lines)
  }

  private func reset(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await advisor.withSession(invocation) { session async throws(CommandError) in
      try await record(.reset, session)
      let settings = try await session.read().settings
      let text = SettingsText(settings.preferences)
      var reply = invocation.reply(text.json, ["Every setting was reset."])
      reply.warnings = lossWarnings(settings, invocation)
      return reply
    }
  }

  /// Setting a premium key needs premium; emptying it never does (C-P02).
  private func check(
    _ event: PreferencesEvent, stored: StoredState, session: Session, invocation: Invocation
  ) throws(CommandError) {
    let key = PreferenceKey(rawValue: event.key)
    guard let feature = key.flatMap({ stored.premium.settings[$0] }) else { return }
    try stored.check(
      event.value.isEmpty ? .remove : .change, of: feature, session: session, invocation: invocation
    )
  }

  private func record(
    _ event: PreferencesEvent, _ session: Session
  ) async throws(CommandError) {
    let now = session.now
    try await session.storing { stores async throws(JournalError) in
      try await stores.recordPreferences([event], at: now)
    }
  }

  private func parser(
    _ preferences: EaterPreferences, _ invocation: Invocation
  ) -> PreferenceParser {
    let foods = advisor.foods
    return PreferenceParser(household: preferences.household) { foods().book }
  }

  func target(
    _ text: String, _ preferences: EaterPreferences, _ invocation: Invocation
  ) throws(CommandError) -> (key: PreferenceKey, eater: String?) {
    do throws(PreferenceError) { return try parser(preferences, invocation).target(text) } catch {
      throw .preference(error)
    }
  }
}
