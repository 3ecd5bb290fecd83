import Journal
import Preferences
import Testing

@testable import MealAdvisorCommands

/// A disk that takes nothing any more stops remembering, and nothing else.
@Suite struct NotRememberedTests {
  /// What is wrong with the disk, and the words for it.
  struct Fault: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let words: String
    let strike: @Sendable (inout JournalFileSystem) -> Void
  }

  static let faults = [
    Fault(testDescription: "a full disk", words: "the disk is full; nothing was changed; make room")
    { disk in
      disk.changeFiles { file in
        file.write = { _, _ throws(JournalError) in throw .diskFull("journal") }
      }
    },
    Fault(testDescription: "a disk error", words: "'journal' could not be saved to disk") {
      disk in
      disk.changeFiles { file in
        file.sync = { () throws(JournalError) in throw .system(.sync, "journal", code: 5) }
      }
    },
    Fault(testDescription: "a read-only folder", words: "no permission for 'journal.lock'") {
      disk in
      let open = disk.open
      disk.open = { path, access throws(JournalError) in
        if access != .read { throw .noPermission("journal.lock") }
        return try open(path, access)
      }
    },
    Fault(testDescription: "no place for the lock", words: "the disk is full") { disk in
      let open = disk.open
      disk.open = { path, access throws(JournalError) in
        if access == .lock { throw .diskFull("journal.lock") }
        return try open(path, access)
      }
    },
    Fault(testDescription: "a disk without locks", words: "'journal.lock' could not be locked") {
      disk in
      disk.changeFiles { file in
        file.whileLocked = { _, _ throws(JournalError) in
          throw .system(.lock, "journal.lock", code: 95)
        }
      }
    },
  ]

  /// Somebody who is allergic to milk, whose disk takes nothing any more.
  private func allergic(_ fault: Fault) async throws -> Demo {
    var demo = Demo()
    _ = try await demo.output("premium start-trial")
    _ = try await demo.output("settings set allergies milk")
    fault.strike(&demo.files)
    return demo
  }

  @Test(arguments: faults)
  func `meals are suggested by the limits that are known, and it is said once`(
    fault: Fault
  ) async throws {
    let demo = try await allergic(fault)
    let before = try demo.lines()
    let outcome = await demo.run("suggest --count 20 --json")
    #expect(outcome.exitCode == 0)
    #expect(outcome.standardOutput.contains("\"suggestions\""))
    #expect(!outcome.standardOutput.contains("\"milk\""))
    #expect(
      outcome.standardError.hasPrefix(
        "mealadvisor-demo: warning: not remembered: data folder '/data': \(fault.words)"))
    #expect(outcome.standardError.split(separator: "\n").count == 1)
    #expect(try demo.lines() == before)
  }

  @Test(arguments: faults)
  func `Home is drawn, and it is said once`(fault: Fault) async throws {
    let outcome = await (try await allergic(fault)).run("")
    #expect(outcome.exitCode == 0)
    #expect(outcome.standardOutput.contains("Get New Suggestion"))
    #expect(outcome.standardError.contains("not remembered: data folder '/data': \(fault.words)"))
    #expect(outcome.standardError.split(separator: "\n").count == 1)
  }

  @Test(
    arguments: faults,
    [
      "week --slots 3", "why", "settings list", "history list", "favorites list",
      "suggest --dry-run",
    ]
  )
  func `a command that only reads works without a warning`(fault: Fault, call: String) async throws
  {
    let outcome = await (try await allergic(fault)).run(call)
    #expect(outcome.exitCode == 0)
    #expect(outcome.standardError.isEmpty)
  }

  @Test(
    arguments: faults,
    [
      "settings set allergies milk,egg", "settings reset", "favorites add spicy-beef-tacos",
      "history cook spicy-beef-tacos", "history reset", "premium cancel",
    ])
  func `a command that cannot store fails and changes nothing`(
    fault: Fault, call: String
  ) async throws {
    let demo = try await allergic(fault)
    let before = try demo.lines()
    let outcome = await demo.run(call)
    #expect(outcome.exitCode == 1)
    #expect(outcome.standardError.contains(fault.words))
    #expect(outcome.standardError.split(separator: "\n").count == 1)
    #expect(outcome.standardOutput.isEmpty)
    #expect(try demo.lines() == before)
    let allergies = await demo.run("settings get allergies")
    #expect(allergies.standardOutput == "milk\n")
  }

  @Test(arguments: faults)
  func `a torn end is read on such a disk as well`(fault: Fault) async throws {
    var demo = Demo()
    _ = try await demo.output("settings set allergies milk")
    try demo.append("00000000 9 half")
    fault.strike(&demo.files)
    let outcome = await demo.run("suggest --count 20 --json")
    #expect(outcome.exitCode == 0)
    #expect(!outcome.standardOutput.contains("\"milk\""))
    #expect(outcome.standardError.contains("not remembered: "))
  }

  @Test func `a first start without room for a folder suggests meals`() async throws {
    var demo = Demo()
    demo.files.makeFolder = { _ throws(JournalError) in throw .diskFull("data") }
    for call in ["suggest", ""] {
      let outcome = await demo.run(call)
      #expect(outcome.exitCode == 0 && !outcome.standardOutput.isEmpty)
      #expect(outcome.standardError.contains("warning: not remembered: data folder '/data'"))
    }
    #expect(try demo.files.list("/data") == nil)
  }
}

extension JournalFileSystem {
  /// Changes every file that is opened from now on.
  mutating func changeFiles(_ change: @escaping @Sendable (inout JournalFile) -> Void) {
    let open = open
    self.open = { path, access throws(JournalError) in
      guard var file = try open(path, access) else { return nil }
      change(&file)
      return file
    }
  }
}

extension Demo {
  /// The lines of the journal, without the room after them.
  fileprivate func lines() throws -> [Substring] {
    let bytes = try journal() ?? []
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").filter { $0.first != " " }
  }
}
