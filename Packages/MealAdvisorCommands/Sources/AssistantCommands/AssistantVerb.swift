import EaterCommands
import AppComposition
import CommandKit
import Journal
import PrintedText
import RecipeAssistant
import ServiceCalls

/// `assistant`: the language model to ask, its consents, and its key.
public struct AssistantVerb: Sendable {
  let advisor: EaterContext

  static let url = Flag("--url", "URL", "its address: https, or http on this machine")
  static let model = Flag("--model", "NAME", "the model to ask")
  static let allow = Flag(
    "--allow", "KINDS",
    "what it may be told: "
      + AssistantDataKind.allCases.map(\.rawValue).joined(separator: ", ") + "; or 'none'")

  /// The longest address and name of a model, in characters.
  private static let longest = 100

  /// Makes the verbs of a program.
  public init(advisor: EaterContext) { self.advisor = advisor }

  /// Its forms, for the list of a program.
  public var forms: [CommandForm] {
    [
      CommandForm(
        "assistant show", flags: [.json], "which assistant is asked, and what it may be told",
        run: show),
      CommandForm(
        "assistant set", flags: [Self.url, Self.model, Self.allow, .json],
        "choose which assistant is asked, and what it may be told", run: set),
      CommandForm(
        "assistant key FILE", flags: [.json],
        "keep the key for its address: a file's only line, or '-' for input", run: keep),
      CommandForm("assistant forget", flags: [.json], "delete its key", run: forget),
      CommandForm(
        "assistant sign-in", flags: [.simulate()],
        "sign in with the provider of the household's server",
        run: signIn),
      CommandForm(
        "assistant sign-out", flags: [.simulate(), .json], "sign out of that provider", run: signOut
      ),
    ]
  }

  private func show(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await advisor.withSession(invocation) { session async throws(CommandError) in
      try reply(try await settings(session), session: session, invocation: invocation)
    }
  }

  private func set(_ invocation: Invocation) async throws(CommandError) -> Reply {
    let (url, model, kinds) = (
      try Self.url(invocation), try Self.model(invocation), try Self.kinds(invocation)
    )
    guard url != nil || model != nil || kinds != nil else {
      throw .wrong("say what to change: '--url', '--model' or '--allow'")
    }
    return try await advisor.withSession(invocation) { session async throws(CommandError) in
      let before = try await settings(session)
      var events: [AssistantEvent] = []
      let (address, name) = (url ?? before.address, model ?? before.model)
      if (address, name) != (before.address, before.model) {
        events.append(.asked(address: address, model: name, format: before.format))
      }
      let allowed = before.consents[address]?.kinds ?? []
      for kind in AssistantDataKind.allCases {
        guard let kinds, kinds.contains(kind) != allowed.contains(kind) else { continue }
        events.append(.allowed(kind, kinds.contains(kind), at: address))
      }
      return try reply(try await record(events, session), session: session, invocation: invocation)
    }
  }

  private func keep(_ invocation: Invocation) async throws(CommandError) -> Reply {
    let key = try invocation.secretLine(of: invocation.operand())
    return try await advisor.withSession(invocation) { session async throws(CommandError) in
      // Each call is a separate process, so a key in memory would be lost when the call ends.
      var remembering = try await settingsWithKey(session)
      remembering.remembersKey = true
      do throws(AssistantError) {
        // A text that cannot be a key is refused before anything is stored.
        try AssistantKeys(kept: .inMemory(), session: .inMemory()).keep(key, for: remembering)
        do throws(SecretStoreError) { try await session.stores.record.prepareForKeys() } catch {
          throw AssistantError.keyNotKept
        }
        try session.assistants.keys.keep(key, for: remembering)
      } catch {
        throw error == .notAKey ? .wrong(error.phrase) : .failed(error.phrase)
      }
      return try reply(
        try await record([.remembersKey(true)], session), session: session, invocation: invocation)
    }
  }

  private func forget(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await advisor.withSession(invocation) { session async throws(CommandError) in
      let settings = try await settingsWithKey(session)
      let wasThere: Bool
      do throws(AssistantError) {
        wasThere = try session.assistants.keys.forget(for: settings)
      } catch { throw .failed(error.phrase) }
      return try reply(
        try await record([.remembersKey(false)], session), session: session, invocation: invocation,
        key: wasThere ? "Its key was deleted." : "It had no key.")
    }
  }

  /// The settings of an assistant with a key; throws for one with a sign-in.
  private func settingsWithKey(_ session: Session) async throws(CommandError) -> AssistantSettings {
    let settings = try await settings(session)
    guard settings.provider == nil else {
      throw .failed("you are signed in, and no key is asked for; 'assistant sign-out' ends that")
    }
    return settings
  }

  func settings(_ session: Session) async throws(CommandError) -> AssistantSettings {
    try await session.storing { stores async throws(JournalError) in
      try await stores.assistant.state()
    }
  }

  /// Stores the changes that have an effect.
  func record(
    _ events: [AssistantEvent], _ session: Session
  ) async throws(CommandError) -> AssistantSettings {
    let now = session.now
    return try await session.storing { stores async throws(JournalError) in
      var settings = try await stores.assistant.state()
      let before = settings
      for event in events { settings.apply(event) }
      if settings != before { try await stores.assistant.record(events, at: now) }
      return settings
    }
  }

  private static func url(_ invocation: Invocation) throws(CommandError) -> String? {
    guard let text = invocation.arguments.value(url) else { return nil }
    guard text.count <= longest, let service = try? ServiceAddress(text) else {
      throw .wrong(
        "\(PlainText.quoted(text)) is not an address of an assistant; say https, or http on this "
          + "machine, such as '\(AssistantSettings.usualAddress)', with a port from 1 to 65535, "
          + "of at most \(longest) characters")
    }
    return service.text
  }

  private static func model(_ invocation: Invocation) throws(CommandError) -> String? {
    guard let text = invocation.arguments.value(model) else { return nil }
    guard 1...longest ~= text.count, text.utf8.allSatisfy({ 0x21...0x7E ~= $0 }) else {
      throw .wrong(
        "\(PlainText.quoted(text)) is not a name of a model; say a single word such as "
          + "'\(AssistantSettings.usualModel)', of at most \(longest) characters")
    }
    return text
  }

  private static func kinds(
    _ invocation: Invocation
  ) throws(CommandError) -> Set<AssistantDataKind>? {
    guard let text = invocation.arguments.value(allow) else { return nil }
    guard text.lowercased() != "none" else { return [] }
    var kinds: Set<AssistantDataKind> = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      let word = word.filter { $0 != " " }
      kinds.insert(try Invocation.choice(word, "kind of data", listsAll: true))
    }
    return kinds
  }
}

extension AssistantError {
  /// The message without the full stop at its end, as errors of commands are written.
  var phrase: String { String(message.dropLast()) }
}
