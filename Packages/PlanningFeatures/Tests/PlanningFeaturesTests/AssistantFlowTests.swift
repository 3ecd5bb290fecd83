import AppShell
import AppTesting
import Foundation
import Journal
import MealModels
import Preferences
import RecipeAssistant
import ServiceCalls
import Testing

/// From a key and a consent to something that stands in on the list.
@Suite struct AssistantFlowTests {
  private static let planted = "sk-planted-4711"

  @Test func `the assistant is not offered without permission and a key`() async throws {
    let service = AskedService(.fats)
    let shopper = try await AskingShopper(service)
    try await shopper.openButter()
    #expect(try await !shopper.sees("Ask the Assistant"))
    try await shopper.tap("navigation.dismiss", "tab.select?id=planner")
    try await shopper.openConnections()
    try await shopper.enter("sk-a", into: "connections.key")
    #expect(try await shopper.sees("Until the app closes"))
    try await shopper.tap("navigation.dismiss", "tab.select?id=groceries")
    try await shopper.tap("groceries.item?id=butter")
    #expect(try await !shopper.sees("Ask the Assistant"))
    #expect(service.requests.isEmpty)
  }

  @Test func `nothing is sent before the tap, and only the name of the food with it`()
    async throws
  {
    let service = AskedService(.fats)
    let shopper = try await AskingShopper(service)
    try await shopper.allow()
    try await shopper.avoidNuts()
    await shopper.app.dataChanged(.everything)
    try await shopper.openButter()
    #expect(try await shopper.sees("api.openai.com gets the name of this food"))
    #expect(service.requests.isEmpty)
    try await shopper.tap("Ask the Assistant")
    #expect(service.requests.count == 1)
    let body = try #require(service.bodies.first)
    #expect(body.contains("butter") && !body.contains("200"))
    #expect(!body.lowercased().contains("tree"))
  }

  @Test func `a proposal that breaks a limit or has an unknown food is never shown`() async throws {
    let service = AskedService(.fats)
    let shopper = try await AskingShopper(service)
    try await shopper.allow()
    try await shopper.avoidNuts()
    await shopper.app.dataChanged(.everything)
    try await shopper.openButter()
    try await shopper.tap("Ask the Assistant")
    #expect(try await shopper.screen.state == "proposals")
    let words = try await shopper.words
    #expect(words.contains("cocoa butter"))
    #expect(words.contains("From the assistant, not our list · 3/4 of the weight"))
    #expect(!words.contains("almond") && !words.contains("moon"))
  }

  @Test func `a proposal is taken by its own tap, marked, and given back`() async throws {
    let shopper = try await AskingShopper(AskedService(.fats))
    try await shopper.allow()
    try await shopper.openButter()
    try await shopper.tap("Ask the Assistant")
    #expect(try await shopper.taken.isEmpty)
    try await shopper.tap("groceries.takeProposal?id=butter&product=cocoa butter")
    #expect(try await shopper.taken == ["cocoa butter"])
    #expect(try await shopper.screen.id == "grocery-list")
    let item = try #require(
      try await shopper.screen.element.actions.first {
        $0.id == "groceries.item" && "\($0)".contains("cocoa")
      })
    try await shopper.tap("\(item)")
    #expect(try await shopper.sees("From the assistant, not our list"))
    try await shopper.tap("grocery-item.keep")
    #expect(try await shopper.taken.isEmpty)
  }

  @Test func `limits that changed since it was proposed are held against it before it is stored`()
    async throws
  {
    let shopper = try await AskingShopper(AskedService(.fats))
    try await shopper.allow()
    try await shopper.openButter()
    try await shopper.tap("Ask the Assistant")
    #expect(try await shopper.sees("almond oil"))
    try await shopper.avoidNuts()
    try await shopper.tap("groceries.takeProposal?id=butter&product=almond oil")
    #expect(try await shopper.taken.isEmpty)
    #expect(try await shopper.sees("Not everybody at the table may have almond oil any more"))
  }

  @Test func `a proposal disappears once a new limit forbids it`() async throws {
    let shopper = try await AskingShopper(AskedService(.fats))
    try await shopper.allow()
    try await shopper.openButter()
    try await shopper.tap("Ask the Assistant")
    #expect(try await shopper.sees("almond oil"))
    try await shopper.avoidNuts()
    await shopper.app.dataChanged(.everything)
    await shopper.app.settle()
    #expect(try await !shopper.sees("almond oil"))
    #expect(try await shopper.sees("cocoa butter"))
  }

  @Test func `while it thinks that is said, and a limit of meanwhile counts`() async throws {
    let service = AskedService(.waiting(AskedService.fatsContent))
    let shopper = try await AskingShopper(service)
    try await shopper.allow()
    try await shopper.openButter()
    try await shopper.touch("groceries.askAssistant?id=butter")
    try await shopper.wait(for: "asking")
    try await shopper.avoidNuts()
    await shopper.app.dataChanged(.everything)
    while service.requests.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
    service.goOn()
    try await shopper.wait(for: "proposals")
    await shopper.app.settle()
    #expect(try await !shopper.sees("almond"))
  }

  @Test(arguments: [
    (AskedService.Manner.status(500), "The assistant could not be asked."),
    (.status(404), "The assistant could not be asked."),
    (.content("I would love to help!"), "The answer could not be used"),
    (.content(#"{"substitutes": 7}"#), "proposed no known food"),
    (.content(String(repeating: "[", count: 90_000)), "The answer could not be used"),
  ])
  func `a failure is said in the drawer, and nothing is taken`(
    manner: AskedService.Manner, words: String
  ) async throws {
    let shopper = try await AskingShopper(AskedService(manner))
    try await shopper.allow()
    try await shopper.openButter()
    try await shopper.tap("Ask the Assistant")
    #expect(try await shopper.sees(words))
    #expect(try await shopper.taken.isEmpty)
  }

  @Test func `a key that is refused is said where it was entered, until there is another one`()
    async throws
  {
    let service = AskedService(.status(401))
    let shopper = try await AskingShopper(service)
    try await shopper.allow()
    try await shopper.openButter()
    try await shopper.tap("Ask the Assistant")
    #expect(try await shopper.sees("The service refused this key."))
    try await shopper.tap("navigation.dismiss", "tab.select?id=planner")
    try await shopper.openConnections()
    #expect(try await shopper.screen.state == "key-refused")
    try await shopper.tap("Remove Key")
    #expect(try await !shopper.sees("The service refused this key."))
    try await shopper.enter("sk-b", into: "connections.key")
    #expect(try await shopper.screen.state == "key-set")
  }

  @Test(arguments: [true, false])
  func `a key is forgotten at the end unless it is to be remembered`(
    isRemembered: Bool
  ) async throws {
    let disk = JournalFileSystem.inMemory()
    let shopper = try await AskingShopper(AskedService(), on: disk)
    try await shopper.openConnections()
    try await shopper.enter("sk-a", into: "connections.key")
    if isRemembered { try await shopper.enter("on", into: "connections.remember") }
    let next = try await AskingShopper(AskedService(), on: disk)
    try await next.openConnections()
    #expect(try await next.sees("Kept on this device") == isRemembered)
    guard isRemembered else { return }
    try await next.enter("off", into: "connections.remember")
    #expect(try await next.sees("Until the app closes"))
    #expect(try Self.files(disk).allSatisfy { !$0.text.contains("sk-a") })
    try await next.tap("Remove Key")
    #expect(try await !next.sees("Until the app closes"))
  }

  @Test func `the app refuses an invalid key with a message and stores it nowhere`() async throws {
    let disk = JournalFileSystem.inMemory()
    let shopper = try await AskingShopper(AskedService(), on: disk)
    try await shopper.openConnections()
    try await shopper.enter("two words", into: "connections.key")
    #expect(try await shopper.sees("This is not a key."))
    #expect(try await !shopper.sees("two words"))
  }

  // R-CRED-10
  @Test(arguments: [true, false])
  func `a planted key is in nothing but the store of keys and the one field that is for it`(
    isRemembered: Bool
  ) async throws {
    let disk = JournalFileSystem.inMemory()
    let service = AskedService(.fats)
    let shopper = try await AskingShopper(service, on: disk)
    try await shopper.openConnections()
    if isRemembered { try await shopper.enter("on", into: "connections.remember") }
    try await shopper.tap("navigation.dismiss")
    try await shopper.allow(Self.planted)
    try await shopper.openButter()
    try await shopper.tap("Ask the Assistant")
    try await shopper.look()
    try await shopper.tap("groceries.takeProposal?id=butter&product=cocoa butter")
    try await shopper.look()
    service.answer(.status(401))
    try await shopper.tap("tab.select?id=planner")
    try await shopper.openConnections()
    #expect(!shopper.seen.all.contains(Self.planted))
    #expect(shopper.seen.all.contains("cocoa butter"))
    let news = await shopper.app.takeOutgoingEvents()
    #expect(!"\(news)".contains(Self.planted))
    let holding = try Self.files(disk).filter { $0.text.contains(Self.planted) }
    #expect(holding.allSatisfy { $0.name.hasPrefix("secret-") })
    #expect(holding.count == (isRemembered ? 1 : 0))
    let export = String(decoding: try await shopper.stores.journal.exportAll(), as: UTF8.self)
    #expect(export.contains("assistant") && !export.contains(Self.planted))
    #expect(service.requests.map(\.authorization) == [.bearer(HiddenKey(Self.planted))])
    #expect(!service.bodies.joined().contains(Self.planted))
    #expect(!service.requests.map(\.address).joined().contains(Self.planted))
    #expect(!"\(service.requests)".contains(Self.planted))
  }

  @Test func `without an assistant nothing of it is shown`() async throws {
    let shopper = try await AskingShopper(AskedService(), hasAssistant: false)
    try await shopper.openConnections()
    #expect(try await !shopper.sees("OpenAI access"))
    #expect(try await !shopper.sees("What may be sent"))
  }

  private static func files(
    _ disk: JournalFileSystem
  ) throws -> [(name: String, text: String)] {
    try (disk.list("/data") ?? []).compactMap { name in
      guard let file = try disk.open("/data/\(name)", .read) else { return nil }
      defer { file.close() }
      return (name, String(decoding: try file.read(0, 1_000_000), as: UTF8.self))
    }
  }
}
