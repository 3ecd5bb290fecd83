import CommandKit
import EaterCommands
import EaterRecord
import Journal
import Preferences
import PrintedText

/// Who sits at the table: renaming a person, and what a change of the list of people means.
extension SettingsVerb {
  var renameForm: CommandForm {
    CommandForm(
      "settings rename EATER NAME", flags: [.json],
      "give a person another name; the limits stay", run: rename)
  }

  private func rename(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await advisor.withSession(invocation) { session async throws(CommandError) in
      let before = try await session.readRefreshed().preferences
      guard let old = before.eater(spelledLike: invocation.operand())?.name,
        before.names.contains(old)
      else {
        throw .unknown(
          "person at the table", invocation.operand(), among: before.names, listsAll: true)
      }
      guard let new = before.usableName(invocation.operand(1), for: old) else {
        throw .wrong(
          "\(PlainText.quoted(invocation.operand(1))) cannot be used; choose an unused name of 1 to "
            + "40 characters, without a comma or @")
      }
      let now = session.now
      if new != old {
        try await session.storing { stores async throws(JournalError) in
          try await stores.recordPreferences(
            [.renaming(old, to: new), .naming(old, new)], at: now)
        }
      }
      let settings = try await session.read().settings
      let (was, called) = (PlainText.cleaned(old), PlainText.cleaned(new))
      var reply = invocation.reply(
        ["was": .string(old), "name": .string(new)],
        [
          "\(was) is now called \(called), with the same limits: "
            + "\(settings.preferences.limitsText(of: new))."
        ])
      reply.warnings = lossWarnings(settings, invocation)
      return reply
    }
  }

  /// Throws if a change of the table takes one person away and adds another.
  ///
  /// That may mean a new name, which would lose the person's limits.
  func checkTable(
    _ event: PreferencesEvent, _ before: EaterPreferences, _ invocation: Invocation
  ) throws(CommandError) {
    let change = TableChange(event, before)
    guard let gone = change.leaving.first, let new = change.joining.first else { return }
    let (program, stay) = (invocation.program, before.names.filter { !change.leaving.contains($0) })
    let list = PlainText.quoted((stay.isEmpty ? change.joining : stay).joined(separator: ","))
    throw .wrong(
      "\(PlainText.cleaned(gone)) would leave the table, with limits "
        + "(\(before.limitsText(of: gone))) that are then not checked, and \(PlainText.cleaned(new)) "
        + "would join without them; for a new name say '\(program) settings rename "
        + "\(PlainText.cleaned(gone)) \(PlainText.cleaned(new))'; for two people, take one away "
        + "first ('settings set household \(list.dropFirst().dropLast())'), and add the other then"
    )
  }

  /// The sentences about the people whom a change takes away from the table or brings back.
  func tableLines(
    _ event: PreferencesEvent, _ before: EaterPreferences, _ after: EaterPreferences
  ) -> [String] {
    let change = TableChange(event, before)
    let gone = change.leaving.map { name in
      "\(PlainText.cleaned(name)) leaves the table, and the limits of \(PlainText.cleaned(name)) "
        + "are no longer checked: \(before.limitsText(of: name)). They are kept under this name."
    }
    let known = Set(before.away.map(\.name))
    let back = change.joining.filter(known.contains).map { name in
      "\(PlainText.cleaned(name)) is back, with the limits kept: \(after.limitsText(of: name))."
    }
    return gone + back
  }
}

/// Who leaves and who joins the table by a change of the list of people.
private struct TableChange {
  let leaving: [String]
  let joining: [String]

  init(_ event: PreferencesEvent, _ before: EaterPreferences) {
    guard event.key == PreferenceKey.household.rawValue else {
      (leaving, joining) = ([], [])
      return
    }
    // Only the names are used, so that no id is needed.
    let changes = event.singleChanges(in: before, newPerson: { "" })
      .filter { $0.key == PreferenceKey.household.rawValue }
    leaving = changes.compactMap { $0.adds == nil ? $0.removes : nil }
    joining = changes.compactMap { $0.removes == nil ? $0.adds : nil }
  }
}

extension EaterPreferences {
  /// The limits of a person at the table: "allergies peanut; diets vegan"; "none".
  fileprivate func limitsText(of name: String) -> String {
    let limits = [PreferenceKey.diets, .allergies, .dislikes].compactMap { key -> String? in
      let text = text(of: key, eater: name)
      return text == "none" || text.isEmpty ? nil : "\(key.rawValue) \(text)"
    }
    return limits.isEmpty ? "none" : limits.joined(separator: "; ")
  }
}
