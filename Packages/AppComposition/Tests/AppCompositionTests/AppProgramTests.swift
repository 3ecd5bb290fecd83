import AccountComposition
import AppComposition
import AppRecord
import AppShell
import CommandKit
import Journal
import SharingComposition
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A program is what its parts are.
@Suite struct AppProgramTests {
  private static let optional: [String: (part: AppPart, calls: [String])] = [
    "data": (
      .data, ["data export FILE", "data restore", "data restart", "data delete"]
    ),
    "premium": (
      .premium(home: Route("shelf")),
      ["premium status", "premium start-trial", "premium cancel", "premium restore"]
    ),
    "sharing": (
      .sharing,
      [
        "household create", "household join CODE", "household leave", "drafts list", "drafts sync",
        "sync status",
      ]
    ),
  ]

  private func calls(in help: String) -> [String] {
    help.split(separator: "\n").map(String.init).filter { $0.hasPrefix("  shelf-demo ") }
  }

  private func lists(_ call: String, _ help: String) -> Bool {
    calls(in: help).contains { $0.hasPrefix("  shelf-demo \(call)") }
  }

  // MARK: - The help

  @Test func `its help lists its own verbs and those over consents and screens`() async {
    let help = await ShelfProgram().call("--help").standardOutput
    #expect(help.hasPrefix("What is there?\n"))
    for call in ["put FOOD", "consents list", "consents allow ID", "consents forbid ID", "serve"] {
      #expect(lists(call, help), "\(call)")
    }
    for (_, calls) in Self.optional.values {
      for call in calls { #expect(!lists(call, help), "\(call)") }
    }
  }

  @Test(arguments: ["data", "premium", "sharing"])
  func `its help lists the verbs of a part where it has that part`(name: String) async throws {
    let (part, calls) = try #require(Self.optional[name])
    let help = await ShelfProgram(parts: [.shelf, part]).call("--help").standardOutput
    for call in calls + ["put FOOD"] { #expect(lists(call, help), "\(call)") }
    for (other, further) in Self.optional where other != name {
      for call in further.calls { #expect(!lists(call, help), "\(call)") }
    }
  }

  @Test func `a verb of a part that is not there is no verb`() async {
    let outcome = await ShelfProgram().call("data export -")
    #expect(outcome.exitCode == 2 && outcome.standardOutput.isEmpty)
  }

  @Test func `its words are those of its parts, of which a later one has the last word`() {
    let other = AppPart(words: ["shelf.title": "Board"])
    #expect(ShelfProgram().program.context.copy("shelf.title") == "Shelf")
    #expect(ShelfProgram(parts: [.shelf, other]).program.context.copy("shelf.title") == "Board")
    #expect(ShelfProgram(parts: [other, .shelf]).program.context.copy("shelf.title") == "Shelf")
  }

  // MARK: - The data folder

  @Test func `its verb writes to the folder that a call names, or else to its own`() async throws {
    let program = ShelfProgram()
    #expect(await program.call("put rice") == Outcome(standardOutput: "There is rice now.\n"))
    #expect(await program.call("put oats --data-dir /other").exitCode == 0)
    #expect(try await program.record().store(of: .shelf).state() == ["rice"])
    #expect(try await program.record(in: "/other").store(of: .shelf).state() == ["oats"])
  }

  @Test func `its help names the variable and the folder that count without a named one`() {
    let flag = Flag.dataFolder(else: "SHELF_DATA_DIR", at: "~/shelf")
    #expect(flag.help == "the folder of your data; else SHELF_DATA_DIR; else ~/shelf")
  }

  @Test func `a folder whose name cannot be used is refused in its own sentence`() async throws {
    var program = ShelfProgram()
    program.dataFolder = { asked in
      guard asked == nil else { throw FolderError.unreadable("that name is no text; use letters") }
      return URL(filePath: "/data")
    }
    #expect(
      await program.call("put rice --data-dir x")
        == Outcome(
          standardError: "shelf-demo: that name is no text; use letters\n", exitCode: 1))
    #expect(await program.call("put rice").exitCode == 0)
    #expect(try await program.record().store(of: .shelf).state() == ["rice"])
  }

  @Test
  func `where no folder is known a call says how to name one, and help is given all the same`()
    async
  {
    var program = ShelfProgram()
    program.dataFolder = { $0.map { URL(filePath: $0) } }
    let outcome = await program.call("put rice")
    #expect(outcome.exitCode == 1 && outcome.standardError.contains("--data-dir DIR"))
    #expect(await program.call("put rice --data-dir /data").exitCode == 0)
    #expect(await program.call("--help").exitCode == 0)
  }

  @Test func `an error of another kind is a sentence, too`() async {
    var program = ShelfProgram()
    program.dataFolder = { _ in throw JournalError.diskFull("/data") }
    let outcome = await program.call("put rice")
    #expect(outcome.exitCode == 1 && outcome.standardError.hasPrefix("shelf-demo: "))
  }
}
