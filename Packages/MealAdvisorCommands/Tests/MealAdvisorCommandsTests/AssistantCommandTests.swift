import EaterRecord
import Journal
import RecipeAssistant
import ServiceCalls
import Testing

@testable import MealAdvisorCommands

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Which language model may be asked, what it may be told, and where its key is.
@Suite struct AssistantCommandTests {
  private static let planted = "sk-PLANTED-42"

  private struct Shown: Decodable, Equatable {
    var url: String
    var model: String
    var allowed: [String]
    var hasKey: Bool
  }

  private func demo() -> Demo {
    var demo = Demo()
    demo.inputFile = .texts([
      "key": "\n  \(Self.planted)\n", "two": "a\nb\n", "none": "\n", "odd": "a key",
    ])
    return demo
  }

  private func shown(_ demo: Demo) async throws -> Shown {
    try await demo.json("assistant show --json")
  }

  @Test func `by default the assistant has no permission and no key`() async throws {
    let demo = demo()
    #expect(
      try await demo.output("assistant show") == """
        Assistant: https://api.openai.com/v1, model gpt-4o-mini
        May be told: nothing
        It has no key.

        """)
    #expect(try demo.journal() == nil)
  }

  @Test func `a permission for the assistant holds for one address only`() async throws {
    let demo = demo()
    _ = try await demo.output("assistant set --allow doubtful-lines,budget")
    #expect(try await shown(demo).allowed == ["doubtful-lines", "budget"])
    _ = try await demo.output("assistant set --url http://localhost:11434/v1/ --model local")
    let here = Shown(
      url: "http://localhost:11434/v1", model: "local", allowed: [], hasKey: false)
    #expect(try await shown(demo) == here)
    _ = try await demo.output("assistant set --url https://api.openai.com/v1")
    #expect(try await shown(demo).allowed == ["doubtful-lines", "budget"])
    _ = try await demo.output("assistant set --allow none")
    #expect(try await shown(demo).allowed == [])
  }

  @Test func `a call that changes nothing stores nothing`() async throws {
    let demo = demo()
    _ = try await demo.output("assistant set --allow budget")
    let before = try demo.journal()
    _ = try await demo.output("assistant set --allow budget --model gpt-4o-mini")
    #expect(try demo.journal() == before)
  }

  @Test func `a key is kept for its address, shown nowhere, and taken away`() async throws {
    let demo = demo()
    let kept = await demo.run("assistant key key")
    #expect(kept.exitCode == 0 && kept.standardOutput.contains("Its key is kept."))
    let secrets = SecretStore.files(in: "/data", files: demo.files)
    let name = SecretName.assistant(AssistantSettings.usualAddress)
    #expect(try secrets.read(name) == HiddenKey(Self.planted))
    var texts = [kept.standardOutput, kept.standardError]
    for call in ["assistant show", "assistant show --json", "data export -", "settings show"] {
      let outcome = await demo.run(call)
      texts += [outcome.standardOutput, outcome.standardError]
    }
    texts.append(String(decoding: try #require(try demo.journal()), as: UTF8.self))
    for text in texts { #expect(!text.contains(Self.planted)) }
    _ = try await demo.output("assistant set --url https://other.example/v1")
    #expect(try await !shown(demo).hasKey, "it is never sent to another address")
    _ = try await demo.output("assistant set --url https://api.openai.com/v1")
    #expect(try await demo.output("assistant forget").contains("Its key was deleted."))
    #expect(try await demo.output("assistant forget").contains("It had no key."))
    #expect(try await !shown(demo).hasKey)
    #expect(try secrets.read(name) == nil)
  }

  @Test func `signing in needs no key and keeps a stored key`() async throws {
    let demo = demo()
    _ = try await demo.output("assistant key key")
    let offer = SignInOffer(
      host: "model.example", isSignedIn: true,
      address: "https://home.example/assistant/signed-in/model.example")
    let journal = try EventJournal(directory: URL(filePath: "/data"), fileSystem: demo.files)
    try await Stores(journal: journal, premium: PremiumRules()).assistant
      .record([offer.event], at: Demo.start)
    let before = try demo.journal()
    for call in ["assistant key key", "assistant forget"] {
      let refused = await demo.run(call)
      #expect(refused.exitCode == 1 && refused.unwrappedError.contains("you are signed in"))
      #expect(refused.unwrappedError.contains("'assistant sign-out' ends that"), "\(refused)")
    }
    #expect(try demo.journal() == before)
    let secrets = SecretStore.files(in: "/data", files: demo.files)
    #expect(try secrets.read(.assistant(offer.address)) == nil)
    #expect(
      try secrets.read(.assistant(AssistantSettings.usualAddress)) == HiddenKey(Self.planted))
  }

  @Test func `deleting everything takes settings and key`() async throws {
    let demo = demo()
    _ = try await demo.output("assistant set --allow budget --model local")
    _ = try await demo.output("assistant key key")
    _ = try await demo.output("data delete --yes")
    let shown = try await shown(demo)
    #expect(!shown.hasKey && shown.allowed.isEmpty && shown.model == "gpt-4o-mini")
  }

  @Test(arguments: [
    ("assistant set", "say what to change"),
    ("assistant set --url http://grocer.example", "https"),
    ("assistant set --url https://a:b@c.example", "not an address"),
    ("assistant set --url https://\(String(repeating: "a", count: 100)).example", "at most 100"),
    ("assistant set --model \(String(repeating: "a", count: 101))", "not a name of a model"),
    ("assistant set --allow names", "kind of data"),
    ("assistant set --allow budget,", "kind of data"),
    ("assistant key two", "2 lines"), ("assistant key none", "0 lines"),
    ("assistant key odd", "not a key"), ("assistant key missing", "missing"),
  ])
  func `the command refuses invalid values and stores nothing`(
    call: String, words: String
  ) async throws {
    let demo = demo()
    let refused = await demo.run(call)
    #expect(refused.exitCode == 2 && refused.unwrappedError.contains(words), "\(refused)")
    #expect(try demo.journal() == nil && (try demo.files.list("/data") ?? []).isEmpty)
  }
}
