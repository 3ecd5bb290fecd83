import Foundation
import Journal
import RecipeAssistant
import ServiceCalls
import Testing

@Suite struct SettingsTests {
  private let settings = AssistantSettings()
  private let here = "http://127.0.0.1:11434/v1"

  @Test func `by default nothing is allowed and no key is remembered`() {
    #expect(settings.consent == .nothing && !settings.remembersKey)
    #expect(settings.address == "https://api.openai.com/v1")
  }

  @Test func `a permission for one assistant does not hold for another`() {
    var settings = settings
    settings.apply(.allowed(.doubtfulLines, true, at: settings.address))
    settings.apply(.allowed(.budget, true, at: settings.address))
    settings.apply(.asked(address: here, model: "local", format: .object))
    #expect(settings.consent == .nothing && settings.model == "local")
    settings.apply(
      .asked(address: AssistantSettings.usualAddress, model: "other", format: .schema))
    #expect(settings.consent == AssistantConsent([.doubtfulLines, .budget]))
    settings.apply(.allowed(.budget, false, at: settings.address))
    #expect(settings.consent == AssistantConsent([.doubtfulLines]))
  }

  @Test func `the stream keeps them, and holds no key`() async throws {
    let journal = try EventJournal(directory: URL(filePath: "/data"), fileSystem: .inMemory())
    let store = Store(.assistant, in: journal)
    let date = Date(timeIntervalSince1970: 1_795_694_400)
    let events: [AssistantEvent] = [
      .asked(address: here, model: "a", format: .schema), .allowed(.budget, true, at: here),
      .allowed(.budget, false, at: here), .allowed(.substitutions, true, at: here),
      .remembersKey(true), .asked(address: here, model: "b", format: .object),
    ]
    for event in events { try await store.record([event], at: date) }
    var expected = settings
    for event in events { expected.apply(event) }
    #expect(try await store.state() == expected)
    #expect(expected.model == "b" && expected.consent.kinds == [.substitutions])
  }

  @Test func `they are kept as JSON and read again`() throws {
    var changed = settings
    changed.consent = .everything
    changed.remembersKey = true
    let data = try JSONEncoder().encode(changed)
    #expect(try JSONDecoder().decode(AssistantSettings.self, from: data) == changed)
  }

  @Test func `a key is kept for good only where that is wanted`() throws {
    let (kept, session) = (SecretStore.inMemory(), SecretStore.inMemory())
    let keys = AssistantKeys(kept: kept, session: session)
    let remembering = AssistantSettings(remembersKey: true)
    let name = SecretName.assistant(settings.address)
    try keys.keep(HiddenKey(" one\n"), for: settings)
    #expect(try kept.read(name) == nil && session.read(name) == HiddenKey("one"))
    try keys.keep(HiddenKey("two"), for: remembering)
    #expect(try kept.read(name) == HiddenKey("two") && session.read(name) == nil)
    #expect(try keys.key(for: remembering) == HiddenKey("two"))
    #expect(try keys.key(for: settings) == nil, "it is not used once it is not to be remembered")
    try keys.keep(HiddenKey("three"), for: settings)
    #expect(try kept.read(name) == nil && keys.key(for: settings) == HiddenKey("three"))
    try keys.forget(for: settings)
    #expect(try kept.read(name) == nil && session.read(name) == nil)
  }

  @Test func `a key is never used for another address`() throws {
    let keys = AssistantKeys(kept: .inMemory(), session: .inMemory())
    try keys.keep(HiddenKey("one"), for: settings)
    #expect(try keys.key(for: AssistantSettings(address: here)) == nil)
  }

  @Test(arguments: ["", " \n", "two words", "é", "a\u{0}b", String(repeating: "k", count: 8193)])
  func `an invalid key is refused, and the earlier key stays`(text: String) throws {
    let keys = AssistantKeys(kept: .inMemory(), session: .inMemory())
    try keys.keep(HiddenKey("one"), for: settings)
    #expect(throws: AssistantError.notAKey) { try keys.keep(HiddenKey(text), for: settings) }
    #expect(try keys.key(for: settings) == HiddenKey("one"))
  }

  @Test func `a store that fails is told, without the key`() {
    let broken = SecretStore(
      read: { _ throws(SecretStoreError) in throw .unreadable },
      keep: { _, _ throws(SecretStoreError) in throw .notKept },
      forgetAll: { () throws(SecretStoreError) in throw .notKept })
    let keys = AssistantKeys(kept: broken, session: .inMemory())
    let settings = AssistantSettings(remembersKey: true)
    #expect(throws: AssistantError.keyUnreadable) { try keys.key(for: settings) }
    #expect(throws: AssistantError.keyNotKept) {
      try keys.keep(HiddenKey("one"), for: settings)
    }
  }
}
