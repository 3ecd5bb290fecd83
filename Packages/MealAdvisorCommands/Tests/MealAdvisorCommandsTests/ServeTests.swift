import AppShell
import CommandKit
import Journal
import ScreenCommands
import Synchronization
import Testing

@testable import MealAdvisorCommands

@Suite struct ServeTests {
  /// A program that can serve: what it was asked to serve, and what it says.
  private struct Server {
    let demo: Demo
    let asked: Asked
    private let serve: @Sendable (Stage, ServeOptions) async -> String?

    init(
      _ demo: Demo = Demo(),
      serve: @escaping @Sendable (Stage, ServeOptions) async -> String? = { _, _ in nil }
    ) {
      self.demo = demo
      self.serve = serve
      asked = Asked()
    }

    func run(_ line: String) async -> Outcome {
      let (asked, serve) = (asked, serve)
      var demo = demo
      demo.shells.serve = { stage, options in
        asked.options.withLock { $0.append(options) }
        return await serve(stage, options)
      }
      var context = demo.context
      context.say = { line in asked.said.withLock { $0.append(line) } }
      return await demo.program.run(line.split(separator: " ").map(String.init), in: context)
    }
  }

  private final class Asked: Sendable {
    let options = Mutex<[ServeOptions]>([])
    let said = Mutex<[String]>([])

    var ports: [UInt16?] { options.withLock { $0.map(\.port) } }
    var routes: [String?] { options.withLock { $0.map(\.route) } }
  }

  @Test func `serving goes on until it is ended, and then nothing is left to say`() async {
    let server = Server()
    #expect(await server.run("serve") == Outcome())
    #expect(await server.run("serve --port 1") == Outcome())
    #expect(await server.run("serve --port=65535 --at recipe?id=tacos") == Outcome())
    #expect(server.asked.ports == [nil, 1, 65535])
    #expect(server.asked.routes == [nil, nil, "recipe?id=tacos"])
  }

  @Test(
    arguments: [
      ("serve", [:]), ("serve --simulate offline", ["network": "offline"]),
      ("serve --simulate flaky", ["network": "flaky"]), ("serve --simulate conflict", [:]),
    ] as [(String, StageSettings)])
  func `a made-up world is set around what is served, and a conflict is made in its data`(
    call: String, settings: StageSettings
  ) async throws {
    let server = Server()
    _ = try await server.demo.output("premium start-trial")
    #expect(await server.run(call) == Outcome())
    #expect(server.asked.options.withLock { $0.map(\.settings) } == [settings])
    let status = try await server.demo.output("sync status")
    #expect(status.contains("simulated") == call.contains("conflict"))
  }

  @Test func `a failed serve prints one line and exits with an error`() async {
    let server = Server { _, options in "port \(options.port ?? 0) is in use" }
    let outcome = await server.run("serve --port 8080")
    #expect(outcome.standardError == "mealadvisor-demo: port 8080 is in use\n")
    #expect(outcome.exitCode == 1)
  }

  @Test func `a program without a server says so`() async {
    let outcome = await Demo().run("serve")
    #expect(outcome.exitCode == 1)
    #expect(outcome.standardError.contains("cannot serve a browser"))
  }

  static let wrong = [
    ("serve --port 0", "--port is a whole number from 1 to 65535, not '0'"),
    ("serve --port 65536", "--port is a whole number from 1 to 65535, not '65536'"),
    ("serve --port -1", "--port is a whole number from 1 to 65535, not '-1'"),
    ("serve --port http", "--port is a whole number from 1 to 65535, not 'http'"),
    ("serve --port", "'--port' needs a value: --port N"),
    ("serve --at favorite", "unknown screen 'favorite'; did you mean 'favorites'?"),
    ("serve --at recipe?id=%", "unknown screen 'recipe?id=%'; valid: "),
    ("serve --at ../secret", "unknown screen '../secret'; valid: "),
    ("serve 8080", "unexpected argument '8080'; usage: mealadvisor-demo serve [--port N]"),
    ("serve --simulate stormy", "unknown simulation 'stormy'; valid: slow, offline, failing, "),
  ]

  @Test(arguments: wrong)
  func `a wrong call serves nothing and says what is right`(
    _ row: (call: String, message: String)
  ) async throws {
    let server = Server()
    let outcome = await server.run(row.call)
    #expect(outcome.unwrappedError.hasPrefix("mealadvisor-demo: \(row.message)"))
    #expect(outcome.exitCode == 2)
    #expect(server.asked.ports.isEmpty)
    #expect(try server.demo.journal() == nil)
  }

  @Test func `serve prints its lines at once and without control characters`() async {
    let server = Server { _, options in
      options.say("http://127.0.0.1:8080/\u{1B}[2Jx/")
      return nil
    }
    #expect(await server.run("serve").standardOutput.isEmpty)
    let said = server.asked.said.withLock { $0 }
    #expect(said.count == 1)
    #expect(said[0].unicodeScalars.allSatisfy { $0.value >= 0x20 })
  }

  @Test func `apps of the stage live in the data folder, each at a place of its own`() async throws
  {
    let server = Server { stage, _ in
      guard let one = try? await stage.start([:]), let other = try? await stage.start([:]) else {
        return "no app"
      }
      await one.app.settle()
      await other.app.settle()
      return nil
    }
    #expect(await server.run("serve") == Outcome())
    let history: HistoryTests.List = try await server.demo.json("history list --json")
    #expect(history.events.count { $0.kind == "suggested" } == 2)
  }

  // S-ERR-04
  @Test func `a folder that cannot be read is said, and every place of the app says it`() async {
    var demo = Demo()
    demo.files.identity = { _ throws(JournalError) in throw .noPermission("journal") }
    let seen = Mutex<[String]>([])
    let server = Server(demo) { stage, _ in
      guard let app = try? await stage.start([:]).app else { return "no app" }
      for trail in ["home", "settings", "home recipe?id=bibimbap", "settings eater?eater=ana"] {
        let routes = trail.split(separator: " ").compactMap { try? Route(parsing: String($0)) }
        try? await app.go(along: routes)
        await app.settle()
        let showing = try? await app.showing()
        let place = showing?.navigation.trail.map(\.address).joined(separator: " ") ?? ""
        seen.withLock { $0.append("\(place): \(showing?.screen.id.rawValue ?? "")") }
      }
      return nil
    }
    let outcome = await server.run("serve")
    #expect(outcome == Outcome())
    let said = server.asked.said.withLock(\.self)
    #expect(said.count == 1)
    #expect(said[0].hasPrefix("warning: data folder '/data': no permission for 'journal'"))
    #expect(
      seen.withLock(\.self) == [
        "home: system-error", "settings: system-error",
        "home recipe?id=bibimbap: system-error", "settings eater?eater=ana: system-error",
      ])
  }

  @Test func `limits that cannot be read are said, and the app shows no meal`() async throws {
    let words = Mutex("")
    let server = Server { stage, _ in
      guard let app = try? await stage.start([:]).app else { return "no app" }
      await app.settle()
      let text = (try? await app.screen())?.element.visibleText ?? ""
      words.withLock { $0 = text }
      return nil
    }
    let journal = try EventJournal(
      directory: .init(filePath: "/data"), fileSystem: server.demo.files)
    let payload = #"{"key":"diets","value":"vegan,lunar"}"#
    try await journal.append([
      Event(stream: "preferences", version: 1, time: Demo.start, payload: .init(payload.utf8))
    ])
    #expect(await server.run("serve").exitCode == 0)
    #expect(server.asked.said.withLock { $0.first?.contains("diets:lunar") } == true)
    #expect(words.withLock { !$0.isEmpty && !$0.contains("View Recipe") })
    let history: HistoryTests.List = try await server.demo.json("history list --json")
    #expect(history.events.isEmpty)
  }
}
