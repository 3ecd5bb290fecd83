import Journal
import CommandKit
import Testing

@testable import AppComposition
@testable import MealAdvisorCommands

@Suite struct DataFolderTests {
  static let changing = [
    "history cook spicy-beef-tacos", "settings set diets vegan", "premium start-trial",
    "settings reset", "history reset",
  ]
  static let writing = ["", "suggest"] + changing

  @Test(arguments: changing)
  func `a folder that cannot be written is one clear line`(_ call: String) async throws {
    var demo = Demo()
    demo.files.makeFolder = { _ throws(JournalError) in throw .noPermission("data") }
    let outcome = await demo.run(call)
    #expect(outcome.exitCode == 1)
    #expect(
      outcome.standardError == "mealadvisor-demo: data folder '/data': no permission for 'data'; "
        + "make it yours to read and write\n")
    #expect(outcome.standardOutput.isEmpty)
  }

  @Test(arguments: writing + ["history list", "premium status", "data export -", "favorites list"])
  func `a folder that cannot be read is one clear line`(_ call: String) async throws {
    var demo = Demo()
    demo.files.identity = { _ throws(JournalError) in throw .noPermission("journal") }
    let outcome = await demo.run(call)
    #expect(outcome.exitCode == 1)
    #expect(outcome.standardError.hasPrefix("mealadvisor-demo: data folder '/data': no permission"))
    #expect(outcome.standardError.split(separator: "\n").count == 1)
  }

  @Test func `a file that is no journal is left as it was`() async throws {
    let demo = Demo()
    try demo.write("something else\n")
    let before = try demo.journal()
    for call in ["suggest", "history list", "data delete --yes"] {
      let outcome = await demo.run(call)
      #expect(outcome.exitCode == 1)
      #expect(outcome.standardError.contains("'journal' is not a journal; it was not changed"))
    }
    #expect(try demo.journal() == before)
  }

  @Test func `a torn end is dropped with a warning`() async throws {
    let demo = Demo()
    _ = try await demo.output("history cook spicy-beef-tacos")
    try demo.append("00000000 2 half a rec")
    let outcome = await demo.run("history list")
    #expect(outcome.exitCode == 0)
    #expect(outcome.standardOutput.contains("Spicy Beef Tacos"))
    #expect(
      outcome.standardError
        == "mealadvisor-demo: warning: the journal in '/data' was not finished: "
        + "skipped 21 bytes at its end, of a change that was not finished or whose end was cut "
        + "off\n")
  }

  @Test func `the room at the end of the file is not counted as dropped`() async throws {
    let demo = Demo()
    for _ in 0..<2 { _ = try await demo.output("history cook spicy-beef-tacos") }
    #expect(try demo.journal()?.last == UInt8(ascii: " "))
    try demo.append("00000000 2 half a rec")
    let outcome = await demo.run("history list")
    #expect(outcome.standardError.contains("skipped 21 bytes at its end"))
  }

  @Test func `a damaged line is passed over with a warning and a copy of the file`() async throws {
    let demo = Demo()
    _ = try await demo.output("history cook spicy-beef-tacos")
    try demo.append("this was a record once\n")
    let outcome = await demo.run("history cook thai-green-curry")
    #expect(outcome.exitCode == 0)
    #expect(outcome.standardError.contains("skipped 1 line that cannot be read; a copy is in"))
    let after = await demo.run("history list --json")
    #expect(after.standardError.isEmpty)
    #expect(after.standardOutput.contains("thai-green-curry"))
    #expect(after.standardOutput.contains("spicy-beef-tacos"))
  }

  @Test func `a damaged line may have been an allergy, so nothing is suggested until they are set`()
    async throws
  {
    let demo = Demo()
    _ = try await demo.output("settings set allergies peanut")
    try demo.append("this was a limit once\n")
    for call in ["suggest", "suggest --dry-run", ""] {
      let outcome = await demo.run(call)
      #expect(outcome.exitCode == 1)
      #expect(outcome.standardError.contains(": 1 damaged line;"))
      #expect(outcome.standardOutput.isEmpty)
    }
    _ = await demo.run("settings set allergies peanut,egg")
    #expect(await demo.run("suggest").standardError.contains("safe: diets@you (may be lost);"))
    _ = await demo.run("settings set diets none")
    #expect(await demo.run("suggest").exitCode == 0)
  }

  @Test(arguments: [
    "settings set units metric", "history cook spicy-beef-tacos", "pantry add eggs",
    "favorites add-food kiwi", "premium start-trial", "settings set household you,Ana",
    "settings reset", "history reset", "plan set 2026-05-13-dinner leftovers",
  ])
  func `after damage no other call brings meals back, and each says how to`(
    _ call: String
  ) async throws {
    let demo = Demo()
    _ = try await demo.output("settings set allergies peanut")
    _ = try await demo.output("history cook spicy-beef-tacos")
    try demo.damageLastLine()
    _ = await demo.run(call)
    for asked in ["suggest", "", "plan set 2026-05-13-dinner pad-thai", "search noodles"] {
      let outcome = await demo.run(asked)
      #expect(outcome.exitCode == 1)
      #expect(outcome.standardError.contains("'mealadvisor-demo settings confirm'"))
      #expect(outcome.standardOutput.isEmpty)
    }
    let list = await demo.run("settings list")
    #expect(list.standardError.contains("allergies@you"))
    let names = call.contains("Ana") ? ["you", "Ana"] : ["you"]
    for name in names {
      #expect(await demo.run("suggest").exitCode == 1)
      let confirmed = await demo.run("settings confirm \(name)")
      let allergy = name == "you" && call != "settings reset" ? "peanut" : "none"
      #expect(confirmed.standardOutput.contains("Confirmed for \(name): "))
      #expect(confirmed.standardOutput.contains("allergies \(allergy);"))
    }
    #expect(await demo.run("suggest").exitCode == 0)
  }

  @Test func `the command cannot confirm limits of a person who is not at the table`() async throws
  {
    let outcome = await Demo().run("settings confirm Bob")
    #expect(outcome.exitCode == 2)
    #expect(outcome.standardError.contains("'Bob'"))
  }

  @Test func `a folder whose journal is gone says so, and what is left is taken back`() async throws
  {
    for isCounted in [true, false] {
      let demo = Demo()
      _ = try await demo.output("settings set allergies peanut")
      try demo.files.rename("/data/journal", "/data/journal.new")
      if !isCounted { try demo.files.remove("/data/journal.count") }
      for call in ["suggest", "pantry add eggs", "settings confirm"] {
        let outcome = await demo.run(call)
        #expect(outcome.exitCode == 1)
        #expect(outcome.standardError.contains("journal.new"))
        #expect(outcome.standardError.contains("data restore"))
      }
      #expect(await demo.run("settings get allergies").standardError.contains("data restart"))
      let back = await demo.run("data restore")
      #expect(back.standardOutput.contains("Recovered what was left"))
      #expect(await demo.run("settings get allergies").standardOutput == "peanut\n")
      #expect(await demo.run("suggest").exitCode == (isCounted ? 0 : 1))
      _ = try await demo.output("settings confirm")
      #expect(await demo.run("suggest").exitCode == 0)
    }
  }

  @Test func `starting over asks about limits, and deleting does not`() async throws {
    for call in ["data restart", "data delete --yes"] {
      let demo = Demo()
      _ = try await demo.output("settings set allergies peanut")
      _ = try await demo.output("premium start-trial")
      try demo.files.remove("/data/journal")
      #expect(await demo.run("suggest").exitCode == 1)
      #expect(await demo.run(call).exitCode == 0)
      #expect(await demo.run("suggest").exitCode == (call == "data restart" ? 1 : 0))
      _ = try await demo.output("settings confirm")
      #expect(await demo.run("suggest").exitCode == 0)
    }
    #expect(await Demo().run("data restore").standardOutput.contains("No data is missing"))
  }

  @Test func `an event of a later version may be a limit, so nothing is suggested`() async throws {
    let demo = Demo()
    let journal = try EventJournal(directory: .init(filePath: "/data"), fileSystem: demo.files)
    for (version, payload) in [(2, #"{"allergies":["peanut"]}"#), (1, #"{"key":7}"#)] {
      try await journal.append([
        Event(
          stream: "preferences", version: version, time: Demo.start, payload: .init(payload.utf8))
      ])
      #expect(await demo.run("suggest").exitCode == 1)
      #expect(await demo.run("").exitCode == 1)
    }
    // What was not read is not seen by who sets everything back.
    #expect(await demo.run("settings reset").exitCode == 0)
    #expect(await demo.run("suggest").exitCode == 1)
    #expect(await demo.run("settings confirm").exitCode == 0)
    #expect(await demo.run("suggest").exitCode == 0)
  }

  @Test func `limits that this version cannot read stop every suggestion`() async throws {
    let demo = Demo()
    let journal = try EventJournal(directory: .init(filePath: "/data"), fileSystem: demo.files)
    let payload = #"{"key":"diets","value":"vegan,lunar"}"#
    try await journal.append([
      Event(stream: "preferences", version: 1, time: Demo.start, payload: .init(payload.utf8))
    ])
    for call in ["suggest", ""] {
      let outcome = await demo.run(call)
      #expect(outcome.exitCode == 1)
      #expect(outcome.standardError.contains("diets:lunar"))
      #expect(outcome.standardOutput.isEmpty)
    }
    _ = try await demo.output("settings set diets vegan")
    _ = try await demo.output("suggest")
  }

  @Test func `without any home folder a data folder has to be named`() async throws {
    let demo = Demo()
    var context = demo.appContext
    context.dataFolder = { $0.map { .init(filePath: $0) } }
    let program = demo.program("mealadvisor-demo", in: context)
    let outcome = await program.run(["suggest"], in: demo.context)
    #expect(outcome.exitCode == 1)
    #expect(outcome.standardError.contains("--data-dir DIR"))
    let named = await program.run(["suggest", "--data-dir", "/mine"], in: demo.context)
    #expect(named.exitCode == 0)
    #expect(try demo.files.list("/mine") != nil)
  }

  @Test(arguments: FileOperation.allCases)
  func `every error of the disk names the folder`(_ operation: FileOperation) {
    let text = JournalWords.text(.system(operation, "journal", code: 5), folder: "/data")
    #expect(text.hasPrefix("data folder '/data': 'journal' could not be "))
    #expect(text.contains(": the disk reports an error; copy the folder to another disk"))
  }

  @Test(arguments: 1...140 as ClosedRange<Int32>)
  func `every error of the system says what to do`(_ code: Int32) {
    let text = JournalWords.text(.system(.write, "journal", code: code), folder: "/data")
    #expect(!text.contains("(error"))
    #expect(["--data-dir DIR", "try again", "disk"].contains { text.contains($0) })
  }

  @Test func `a damaged line feed at the end costs no limit and blocks nothing`() async throws {
    let demo = Demo()
    _ = try await demo.output("settings set allergies peanut")
    let end = try #require(try demo.journal()?.lastIndex(of: 0x0A))
    try demo.files.open("/data/journal", .write)?.write([0x0A ^ 0x40], end)
    let outcome = await demo.run("settings list --json")
    #expect(outcome.standardOutput.contains("peanut"))
    #expect(outcome.standardError.contains("read 1 line without a line break"))
    #expect(await demo.run("suggest").exitCode == 0)
    #expect(try await demo.output("settings list --json").contains("peanut"))
  }

  @Test func `a line that is gone may have been an allergy, so nothing is suggested`() async throws
  {
    let demo = Demo()
    _ = try await demo.output("settings set allergies peanut")
    _ = try await demo.output("settings set diets vegan")
    var lines = try #require(try demo.journal()).split(separator: 0x0A)
    lines.remove(at: 1)
    try demo.files.remove("/data/journal")
    try demo.write(lines.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n"))
    let outcome = await demo.run("suggest")
    #expect(outcome.exitCode == 1)
    #expect(outcome.standardError.contains(": 1 damaged line;"))
    _ = await demo.run("settings set allergies peanut")
    #expect(await demo.run("suggest").standardError.contains("safe: diets@you (may be lost);"))
    _ = await demo.run("settings set diets vegan")
    #expect(await demo.run("suggest").exitCode == 0)
  }
}

extension Demo {
  func write(_ text: String) throws {
    try files.makeFolder("/data")
    let file = try files.open("/data/journal", .create)
    try file?.write(Array(text.utf8), 0)
  }

  /// Changes a bit of the last record, which was acknowledged.
  func damageLastLine() throws {
    let bytes = try journal() ?? []
    guard let end = bytes.lastIndex(of: 0x0A) else { return }
    try files.open("/data/journal", .write)?.write([bytes[end - 9] ^ 1], end - 9)
  }

  func append(_ text: String) throws {
    guard let file = try files.open("/data/journal", .write) else { return }
    try file.write(Array(text.utf8), try file.size())
  }
}
