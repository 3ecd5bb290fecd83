import AppShell
import AppTesting
import CommandKit
import MealAdvisorFeatures
import Synchronization
import StageParts
import Testing

@testable import MealAdvisorCommands

/// A call that asks somebody outside, and what comes of it in each made-up world.
struct Surface: Sendable, CustomTestStringConvertible {
  /// The exit code, and words of what is said.
  typealias Outcome = (code: Int32, words: String)

  var call: String
  var before: [String] = []
  /// What is expected; a way that the call does not take is refused.
  var outcomes: [SimulatedCondition: Outcome]

  init(
    _ call: String, after before: [String] = [], offline: Outcome, flaky: Outcome,
    conflict: Outcome? = nil
  ) {
    (self.call, self.before) = (call, before)
    outcomes = [.offline: offline, .flaky: flaky]
    outcomes[.conflict] = conflict
  }

  var testDescription: String { call }
}

/// What each surface says and does in each made-up world.
@Suite struct SimulationTests {
  private static let page = "https://kitchen.example/soup"
  private static let store = [
    "store choose kroger-1234", "grocery add 3 onions", "grocery add milk",
  ]
  private static let server = "--server https://home.example"
  private static let home = ["premium start-trial", "household create CODE \(server) --name Ana"]
  private static let silent = "did not answer within 20 seconds"

  static let surfaces = [
    Surface(
      "import \(page)", offline: (0, "The link is kept"), flaky: (1, "longer than 20 seconds")),
    Surface(
      "import --waiting", after: ["import \(page) --simulate offline"],
      offline: (0, "There is no connection"), flaky: (0, "longer than 20 seconds")),
    Surface(
      "store list --zip 94103", offline: (1, "there is no connection"), flaky: (1, silent)),
    Surface(
      "store choose kroger-1234", offline: (1, "there is no connection"), flaky: (1, silent)),
    Surface(
      "grocery build", after: store, offline: (0, "there is no connection"), flaky: (0, silent)),
    Surface(
      "grocery list", after: store, offline: (0, "there is no connection"), flaky: (0, silent)),
    Surface(
      "grocery refresh", after: store, offline: (1, "there is no connection"),
      flaky: (1, silent)),
    Surface(
      "grocery cart", after: store, offline: (1, "there is no connection"), flaky: (1, silent)),
    Surface(
      "grocery cart --checkout", after: store + ["grocery cart"],
      offline: (1, "there is no connection"), flaky: (1, silent)),
    Surface(
      "grocery choose onions", after: store, offline: (1, "there is no connection"),
      flaky: (1, silent)),
    Surface(
      "grocery why onions", after: store, offline: (0, "there is no connection"),
      flaky: (0, silent)),
    Surface(
      "grocery substitute --all", after: store, offline: (1, "there is no connection"),
      flaky: (1, silent)),
    Surface(
      "grocery add bread --json", after: store, offline: (0, "there is no connection"),
      flaky: (0, silent)),
    Surface(
      "grocery check onions --json", after: store, offline: (0, "there is no connection"),
      flaky: (0, silent)),
    Surface(
      "grocery uncheck onions --json", after: store + ["grocery check onions"],
      offline: (0, "there is no connection"), flaky: (0, silent)),
    Surface(
      "grocery remove onions --json", after: store, offline: (0, "there is no connection"),
      flaky: (0, silent)),
    Surface(
      "grocery restore onions --json", after: store + ["grocery remove onions"],
      offline: (0, "there is no connection"), flaky: (0, silent)),
    Surface(
      "grocery have onions --json", after: store, offline: (0, "there is no connection"),
      flaky: (0, silent)),
    Surface(
      "grocery want onions --json", after: store, offline: (0, "there is no connection"),
      flaky: (0, silent)),
    Surface(
      "grocery unwant onions --json", after: store, offline: (0, "there is no connection"),
      flaky: (0, silent)),
    Surface(
      "grocery amount onions 500g --json", after: store, offline: (0, "there is no connection"),
      flaky: (0, silent)),
    Surface(
      "grocery kind onions only --json", after: store, offline: (0, "there is no connection"),
      flaky: (0, silent)),
    Surface(
      "grocery packages onions 2 --json", after: store + ["grocery build"],
      offline: (1, "there is no connection"), flaky: (1, silent)),
    Surface(
      "plan fill --slots fri-dinner --budget 80", after: store, offline: (0, "budget"),
      flaky: (0, "budget")),
    Surface(
      "household create CODE \(server)", after: ["premium start-trial"],
      offline: (1, "no connection to the household's server"), flaky: (1, "did not answer")),
    Surface(
      "household join CODE \(server)", after: ["premium start-trial"],
      offline: (1, "no connection to the household's server"), flaky: (1, "did not answer")),
    Surface(
      "household invite", after: home, offline: (1, "no connection to the household's server"),
      flaky: (1, "did not answer")),
    Surface(
      "household members", after: home, offline: (1, "no connection to the household's server"),
      flaky: (1, "did not answer")),
    Surface(
      "household remove Ben", after: home,
      offline: (1, "no connection to the household's server"), flaky: (1, "did not answer")),
    Surface(
      "household leave", after: home, offline: (1, "no connection to the household's server"),
      flaky: (1, "did not answer")),
    Surface(
      "household sign-in password \(server) --project-key key --email a@b.example",
      offline: (1, "no connection to the household's server"), flaky: (1, "did not answer")),
    Surface(
      "assistant sign-in", after: home, offline: (1, "no connection"),
      flaky: (0, "You are signed in")),
    Surface(
      "assistant sign-out", after: home + ["assistant sign-in"], offline: (1, "no connection"),
      flaky: (1, "did not answer")),
    // A push is sent again once it was not heard of; the page after it does not arrive.
    Surface(
      "household rejoin", after: home, offline: (1, "no connection to the household's server"),
      flaky: (1, "no connection to the household's server")),
    Surface(
      "drafts sync", after: home + ["plan set fri-dinner Soup"],
      offline: (1, "no connection to the household's server"),
      flaky: (1, "no connection to the household's server"),
      conflict: (1, "a real household simulates no conflicts")),
  ]

  @Test(arguments: surfaces, SimulatedCondition.allCases)
  func `each surface does in each world what it does when that really happens`(
    surface: Surface, simulation: SimulatedCondition
  ) async throws {
    let outside = Outside()
    let demo = outside.demo
    for call in surface.before { _ = try await demo.output(call) }
    let (arrived, stored) = (outside.arrived, try demo.journal())
    let outcome = await demo.run("\(surface.call) --simulate \(simulation)")
    let said = outcome.standardOutput + outcome.unwrappedError
    guard let expected = surface.outcomes[simulation] else {
      #expect(outcome.exitCode == 2 && said.contains("unknown simulation '\(simulation)'"))
      for way in surface.outcomes.keys { #expect(said.contains(way.rawValue)) }
      #expect(outside.arrived == arrived)
      #expect(try demo.journal() == stored)
      return
    }
    #expect(outcome.exitCode == expected.code && said.contains(expected.words), "\(said)")
    #expect((outside.arrived > arrived) == (simulation == .flaky))
    // What was allowed with the call stays allowed, and a key is kept beside a journal.
    let allows = ["household create", "household join", "household sign-in"].contains {
      surface.call.hasPrefix($0)
    }
    if expected.code != 0, !allows { #expect(try demo.journal() == stored) }
  }

  @Test(arguments: surfaces)
  func `the help of each surface lists the ways that it takes, and no other`(
    surface: Surface
  ) async throws {
    let verb = surface.call.split(separator: " ")[0]
    let help = try await Demo().output("\(verb) --help").split { " \n".contains($0) }
    let ways = SimulatedCondition.allCases.filter { surface.outcomes.keys.contains($0) }
    let line = "conditions: " + ways.map(\.rawValue).joined(separator: ", ")
    let text = help.joined(separator: " ")
    #expect(text.contains(line) && !text.contains(line + ","))
  }

  @Test func `each form that can be tried is one of the surfaces`() {
    let program = Demo().program
    let forms = program.commands.filter { $0 != "serve" }.flatMap(program.forms)
      .filter { $0.flags.contains { $0.name == "--simulate" } }
    #expect(!forms.isEmpty)
    for form in forms {
      let name = form.words.joined(separator: " ")
      #expect(Self.surfaces.contains { "\($0.call) ".hasPrefix("\(name) ") }, "\(name)")
    }
  }

  @Test func `a device without a household joins a simulated one and leaves it again`()
    async throws
  {
    let outside = Outside()
    let demo = outside.demo
    _ = try await demo.output("premium start-trial")
    _ = try await demo.output("--simulate conflict")
    #expect(try await demo.output("sync status").contains("simulated"))
    let lost = await demo.run("drafts sync --simulate offline")
    #expect(lost.exitCode == 1 && lost.standardError.contains("no connection"))
    _ = try await demo.output("--simulate conflict")
    _ = try await demo.output("household leave")
    #expect(try await demo.output("sync status").contains("not in a household"))
    #expect(outside.arrived == 0)
  }

  @Test(arguments: ["", "serve", "drafts sync"])
  func `a conflict is not made up in a real household, which stays as it was`(
    call: String
  ) async throws {
    let outside = Outside()
    var demo = outside.demo
    demo.shells.serve = { _, _ in nil }
    for call in Self.home { _ = try await demo.output(call) }
    let (arrived, stored) = (outside.arrived, try demo.journal())
    let refused = await demo.run("\(call) --simulate conflict")
    #expect(refused.exitCode == 1)
    #expect(refused.unwrappedError.contains("nothing was changed; try it in a data folder"))
    #expect(try demo.journal() == stored && outside.arrived == arrived)
  }
}
