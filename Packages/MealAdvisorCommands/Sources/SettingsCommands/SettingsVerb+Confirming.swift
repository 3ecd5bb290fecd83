import CommandKit
import EaterCommands
import EaterRecord
import Journal
import Preferences
import PrintedText

/// `settings confirm`: after a loss of data, a person confirms that the listed limits are right.
extension SettingsVerb {
  func confirm(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await advisor.withSession(invocation) { session async throws(CommandError) in
      let before = try await session.read().preferences
      let names = try eaters(invocation, before)
      let events = names.map { before.confirmation(by: $0) }
      let now = session.now
      try await session.storing { stores async throws(JournalError) in
        try await stores.recordPreferences(events, at: now)
      }
      let settings = try await session.read().settings
      let preferences = settings.preferences
      let confirmed = names.map { name in
        let limits = [PreferenceKey.diets, .allergies, .traces].map { key in
          "\(key.rawValue) \(preferences.text(of: key, eater: name))"
        }
        return "Confirmed for \(PlainText.cleaned(name)): \(limits.joined(separator: "; "))."
      }
      var reply = invocation.reply(
        [
          "confirmed": .array(names.map(JSON.string)),
          "unconfirmed": .array(settings.unconfirmedLimits.map(JSON.string)),
        ], confirmed)
      reply.warnings = lossWarnings(settings, invocation)
      return reply
    }
  }

  private func eaters(
    _ invocation: Invocation, _ preferences: EaterPreferences
  ) throws(CommandError) -> [String] {
    guard !invocation.operand().isEmpty else { return preferences.names }
    let key = "\(PreferenceKey.allergies.rawValue)@\(invocation.operand())"
    return [try target(key, preferences, invocation).eater].compactMap(\.self)
  }

  /// The warning about limits that may be lost and are not confirmed yet, with the remedy; empty if
  /// there are none.
  func lossWarnings(_ settings: StoredSettings, _ invocation: Invocation) -> [String] {
    let open = settings.unconfirmedLimits
    guard !open.isEmpty else { return [] }
    let losses = settings.preferences.losses
    let copies = losses.filter { !$0.isEmpty }.map { "'\(PlainText.cleaned($0))'" }
    let place = copies.isEmpty ? "" : " (put aside in \(copies.joined(separator: ", ")))"
    return [
      "part of the data was damaged or is missing\(place), so limits may be lost and nothing is "
        + "suggested; set them again, or confirm with '\(invocation.program) settings confirm' "
        + "what is right as listed: \(open.joined(separator: ", "))"
    ]
  }
}
