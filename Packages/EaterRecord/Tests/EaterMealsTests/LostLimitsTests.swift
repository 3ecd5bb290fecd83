import EaterMeals
import Journal
import MealModels
import Preferences
import ServiceCalls
import SuggestionEngine
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Whatever happens to the data folder, and whatever is written then: each allergy is still known, or
/// nothing is suggested before a person says so.
@Suite struct LostLimitsTests {
  @Test(arguments: DamagedFolder.damages)
  func `no later write makes a damaged folder forget an allergy`(damage: String) async throws {
    for seed in 1...12 {
      var folder = try await DamagedFolder(seed: seed)
      try await folder.happen(damage)
      var said = try await folder.stop() != nil
      for kind in 0..<DamagedFolder.writes {
        try? await folder.write((kind + seed) % DamagedFolder.writes)
        let isStopped = try await folder.stop() != nil
        #expect(isStopped || !said, "\(damage), seed \(seed): write \(kind) lifts the stop")
        said = said || isStopped
      }
    }
  }

  @Test(arguments: 0..<DamagedFolder.writes)
  func `the first write after each damage lifts nothing`(kind: Int) async throws {
    for (seed, damage) in DamagedFolder.damages.enumerated() {
      var folder = try await DamagedFolder(seed: 100 * kind + seed)
      try await folder.happen(damage)
      let before = try await folder.stop()
      try? await folder.write(kind)
      let after = try await folder.stop()
      #expect(after != nil || before == nil, "\(damage), seed \(100 * kind + seed)")
    }
  }

  @Test func `damage after damage lifts nothing`() async throws {
    for seed in 1...60 {
      var folder = try await DamagedFolder(seed: 7_000 + seed)
      var said = false
      for _ in 0..<4 {
        let damage =
          DamagedFolder.damages.dropLast().randomElement(using: &folder.random) ?? "a bit"
        if try folder.bytes().contains(0x0A) { try await folder.happen(damage) }
        for _ in 0..<2 { _ = try? await folder.write() }
        let isStopped = try await folder.stop() != nil
        #expect(isStopped || !said, "seed \(seed)")
        said = said || isStopped
      }
    }
  }

  @Test func `without damage nothing stops`() async throws {
    for seed in 1...60 {
      var folder = try await DamagedFolder(seed: seed)
      for _ in 0..<20 {
        _ = try? await folder.write()
        #expect(try await folder.stop() == nil, "seed \(seed)")
      }
    }
  }

  @Test func `a key of a service that is left alone says that the journal is gone`() async throws {
    let folder = try await DamagedFolder(seed: 5)
    try await folder.stores().record.keep([("assistant", HiddenKey("key"))])
    #expect(try await folder.stop() == nil)
    for name in try folder.disk.list("/data") ?? [] where !name.hasPrefix("secret-") {
      try folder.disk.remove("/data/" + name)
    }
    #expect(try await folder.stop() != nil)
    try? await folder.write(0)
    #expect(try await folder.stop() != nil)
  }

  @Test func `a key that is kept before anything else stops nothing, nor does deleting everything`()
    async throws
  {
    let disk = JournalFileSystem.inMemory()
    func stores() throws -> Stores {
      Stores(
        journal: try EventJournal(directory: URL(filePath: "/data"), fileSystem: disk),
        premium: .sample, secrets: .files(in: "/data", files: disk))
    }
    func isStopped() async throws -> Bool {
      let settings = try await stores().settings().settings
      return !SuggestionService.bundled.unreadableLimits(of: settings).isEmpty
    }
    try await stores().record.keep([("assistant", HiddenKey("key"))])
    #expect(try await !isStopped())
    try await stores().deleteEverything()
    #expect(try await !isStopped())
    #expect(try stores().secrets.read("assistant") == nil)
  }

  @Test func `suggestions resume once each eater's diets and allergies are set or confirmed`()
    async throws
  {
    var folder = try await DamagedFolder(seed: 3)
    try await folder.happen("a line feed")
    try await folder.happen("a bit, and no count")
    try await folder.write(0)
    #expect(try await folder.stop() != nil)
    let names = try await folder.stores().settings().settings.preferences.names
    for name in names {
      #expect(try await folder.stop() != nil)
      let value = folder.allergies[name]?.map(\.rawValue).joined(separator: ",") ?? ""
      try await folder.say(PreferencesEvent(key: "allergies", eater: name, value: value))
      #expect(try await folder.stop() != nil)
      let preferences = try await folder.stores().settings().settings.preferences
      try await folder.say(preferences.confirmation(of: [.diets], by: name))
    }
    #expect(try await folder.stop() == nil)
  }

  @Test func `deleting everything lifts it`() async throws {
    for damage in ["a bit", "moved to a temporary and cut", "gone"] {
      var folder = try await DamagedFolder(seed: 5)
      try await folder.happen(damage)
      try await folder.stores().deleteEverything()
      let settings = try await folder.stores().settings().settings
      #expect(settings.preferences.unreadableLimits.isEmpty && settings.missing == nil, "\(damage)")
    }
  }
}
