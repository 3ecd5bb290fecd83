import DemoGrocer
import EaterRecord
import Groceries
import MealModels
import RetailerServices
import ServiceCalls
import Synchronization
import Testing

@testable import MealAdvisorCommands

/// Which retailer is asked, with which key, and in which order its store is walked.
@Suite struct StoreCommandTests {
  private static let address = "http://127.0.0.1:8650"
  private static let planted = "PLANTED-KEY-42"

  private struct Answered: Decodable {
    var retailer: String
    var store: String?
  }
  private struct Aisles: Decodable {
    struct Row: Decodable {
      var aisle: String
      var why: String
    }
    var store: String?
    var aisles: [Row]
  }

  /// A program that reaches the server of a grocer, and what was sent to it.
  private func demo(key: String? = nil) -> (Demo, Requests) {
    let server = RetailerServer(
      of: .demo { Demo.start }, key: key.map { HiddenKey($0) }, now: { Demo.start })
    let sent = Requests()
    var demo = Demo()
    demo.inputFile = .texts(["key": Self.planted, "two": "a\nb\n", "none": "\n"])
    demo.services = ServiceCaller(
      over: ServiceTransport(to: { request in
        sent.all.withLock { $0.append(request) }
        return await server.answer(to: request)
      }),
      timing: CallTiming(now: { Demo.start }, chance: { 0 }))
    return (demo, sent)
  }

  private final class Requests: Sendable {
    let all = Mutex<[ServiceRequest]>([])
  }

  @Test func `a cart is checked out at a grocer's server, page and all`() async throws {
    let (demo, sent) = demo()
    let connected: Answered = try await demo.json("store connect \(Self.address) --json")
    #expect(connected.retailer == Self.address && connected.store == nil)
    _ = try await demo.output("store list --zip 94103")
    _ = try await demo.output("store choose kroger-1234")
    _ = try await demo.output("grocery add 2 l oat milk")
    _ = try await demo.output("grocery build")
    _ = try await demo.output("grocery cart")
    let paid: CartOutput = try await demo.json("grocery cart --checkout --json")
    let page = try #require(paid.checkout)
    #expect(page.hasPrefix("\(Self.address)/checkout/kroger-1234."), "\(page)")
    let cart = String(page.dropFirst("\(Self.address)/checkout/".count))
    let shown = try await #require(demo.services).answer(
      to: ServiceRequest(.get, ["checkout", cart], of: try ServiceAddress(Self.address)))
    #expect(shown.status == 200)
    #expect(String(decoding: shown.body, as: UTF8.self).lowercased().contains("oat"))
    let requests = sent.all.withLock { $0 }
    #expect(requests.contains { $0.address.hasSuffix("/checkout") })
  }

  @Test func `a key goes to its server alone, and stands in no file but its own`() async throws {
    let (demo, sent) = demo(key: Self.planted)
    let refused = await demo.run("store connect \(Self.address)")
    #expect(refused.exitCode == 0)
    let denied = await demo.run("store list --zip 94103")
    #expect(denied.unwrappedError.contains("refuses the key"))
    _ = try await demo.output("store connect \(Self.address) --key key")
    _ = try await demo.output("store list --zip 94103")
    #expect(
      !String(decoding: try #require(try demo.journal()), as: UTF8.self).contains(Self.planted))
    #expect(!(try await demo.output("data export -")).contains(Self.planted))
    let before = sent.all.withLock { $0.count }
    _ = await demo.run("store connect http://127.0.0.1:9999/api")
    _ = await demo.run("store list --zip 94103")
    let other = sent.all.withLock { $0.dropFirst(before) }
    #expect(!other.isEmpty && other.allSatisfy { $0.authorization == nil })
    _ = try await demo.output("store connect \(Self.address) --forget-key")
    #expect(await demo.run("store list --zip 94103").exitCode != 0)
  }

  @Test func `a key that a new file does not hold is not left from the old one`() async throws {
    var (demo, _) = demo()
    demo.inputFile = .texts(["all": "id\nsecret\ncustomer", "app": "id2\nsecret2"])
    _ = try await demo.output("store connect kroger --key all")
    let secrets = SecretStore.files(in: "/data", files: demo.files)
    #expect(try secrets.read(.krogerCustomer) == HiddenKey("customer"))
    _ = try await demo.output("store connect kroger --key app")
    #expect(try secrets.read(.krogerClient) == HiddenKey("id2"))
    #expect(try secrets.read(.krogerCustomer) == nil)
  }

  @Test func `deleting everything forgets every key`() async throws {
    let (demo, _) = demo(key: Self.planted)
    _ = try await demo.output("store connect \(Self.address) --key key")
    #expect(try #require(try demo.files.list("/data")).contains { $0.hasPrefix("secret-") })
    _ = try await demo.output("data delete --yes")
    #expect(!(try #require(try demo.files.list("/data")).contains { $0.hasPrefix("secret-") }))
  }

  @Test(
    arguments: [
      ("store connect nowhere", "not a retailer"), ("store connect http://grocer.example", "https"),
      ("store connect https://a:b@grocer.example", "not a retailer"),
      ("store connect https://\(String(repeating: "a", count: 200)).example", "at most 100"),
      ("store connect embedded --key key", "needs no key"),
      ("store connect kroger --key key", "id, the secret"),
      ("store connect http://127.0.0.1:1/api --key two", "needs one line"),
      ("store connect http://127.0.0.1:1/api --key none", "0 lines"),
      ("store connect kroger --key missing", "missing"),
    ])
  func `the command refuses an invalid retailer or key and stores nothing`(
    _ call: String, _ words: String
  ) async throws {
    let (demo, _) = demo()
    let refused = await demo.run(call)
    #expect(refused.exitCode == 2 && refused.unwrappedError.contains(words))
    #expect(try demo.journal() == nil && (try demo.files.list("/data") ?? []).isEmpty)
  }

  @Test(arguments: [
    ("embedded", ""), (Self.address, " --zip 94103"),
  ])
  func `a store that is chosen by its id has the name that its retailer tells`(
    _ retailer: String, _ zip: String
  ) async throws {
    let (demo, _) = demo()
    _ = try await demo.output("store connect \(retailer)")
    #expect(try await demo.output("store choose kroger-1234\(zip)").contains("Kroger #1234"))
    let journal = String(decoding: try #require(try demo.journal()), as: UTF8.self)
    #expect(journal.contains("Kroger #1234"), "screens show it by that name")
    // Where a retailer tells nothing, what was told before stays.
    #expect(try await demo.output("store choose kroger-1234").contains("Kroger #1234"))
  }

  @Test func `an unknown shop cannot be chosen at any retailer`() async throws {
    let (demo, _) = demo()
    for retailer in ["embedded", Self.address] {
      _ = try await demo.output("store connect \(retailer)")
      let refused = await demo.run("store choose nowhere-1")
      #expect(refused.exitCode == 2 && refused.unwrappedError.contains("there is no store"))
      #expect(
        try await demo.json("store connect \(retailer) --json", as: Answered.self).store == nil)
    }
  }

  @Test func `another retailer has other stores`() async throws {
    let (demo, _) = demo()
    _ = try await demo.output("store choose kroger-1234")
    _ = try await demo.output("store connect \(Self.address)")
    let unknown = await demo.run("grocery refresh")
    #expect(unknown.unwrappedError.contains("no store is chosen"))
    _ = try await demo.output("store connect embedded")
    #expect(try await demo.json("store connect embedded --json", as: Answered.self).store == nil)
  }

  @Test func `the order of the aisles is learned from ticks, shown, moved and forgotten`()
    async throws
  {
    let (demo, _) = demo()
    #expect(await demo.run("store move frozen").unwrappedError.contains("no store is chosen"))
    _ = try await demo.output("store choose kroger-1234")
    for word in ["onions", "milk", "frozen peas"] {
      _ = try await demo.output("grocery add \(word)")
    }
    let usual: GroceryOutput = try await demo.json("grocery list --json")
    #expect(usual.items.map(\.aisle) == ["produce", "dairy-eggs", "frozen"])
    for _ in 0..<2 {
      for item in ["frozen peas", "milk", "onions"] {
        _ = try await demo.output("grocery check \(item)")
        _ = try await demo.output("grocery uncheck \(item)")
      }
      demo.world.advance(hours: 24)
    }
    let learned: GroceryOutput = try await demo.json("grocery list --json")
    #expect(learned.items.map(\.aisle) == ["frozen", "dairy-eggs", "produce"])
    let shown: Aisles = try await demo.json("store aisles --json")
    let frozen = try #require(shown.aisles.firstIndex { $0.aisle == "frozen" })
    #expect(shown.aisles.count == Aisle.allCases.count)
    #expect(shown.aisles[(frozen)...].contains { $0.aisle == "dairy-eggs" })
    #expect(shown.aisles.contains { $0.why.contains("ticked first on 2 of 2 trips") })
    _ = try await demo.output("store move produce --before frozen")
    let moved: GroceryOutput = try await demo.json("grocery list --json")
    #expect(moved.items.map(\.aisle) == ["produce", "frozen", "dairy-eggs"])
    _ = try await demo.output("store reset")
    let again: GroceryOutput = try await demo.json("grocery list --json")
    #expect(again.items.map(\.aisle) == ["produce", "dairy-eggs", "frozen"])
  }
}
