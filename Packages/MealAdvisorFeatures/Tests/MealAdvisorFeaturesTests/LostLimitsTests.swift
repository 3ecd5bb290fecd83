import AppShell
import AppTesting
import EaterRecord
import Journal
import MealModels
import Preferences
import Testing

@testable import MealAdvisorFeatures

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A line of the journal is damaged that may have been a limit: nothing but a person lifts the stop.
@Suite struct LostLimitsTests {
  private static let date = Date(timeIntervalSince1970: 1_778_610_600)

  /// A folder of two people whose allergy to peanuts became unreadable.
  private func damagedDisk() async throws -> JournalFileSystem {
    let disk = JournalFileSystem.inMemory()
    let stores = Stores(
      journal: try EventJournal(directory: Visitor.folder, fileSystem: disk), premium: .mealAdvisor)
    let events: [PreferencesEvent] = [
      .seating("Ana"), .toggling("peanut", isOn: true, of: .allergies, eater: "Ana"),
      PreferencesEvent(key: "units", value: "us"),
    ]
    for event in events { try await stores.recordPreferences([event], at: Self.date) }
    let file = try #require(try disk.open("/data/journal", .write))
    let bytes = try file.read(0, try file.size())
    let place = try #require(
      bytes.indices.first { bytes[$0...].starts(with: Array("peanut".utf8)) })
    try file.write([bytes[place] ^ 1], place)
    return disk
  }

  @Test func `a change of units lifts nothing, and each eater's confirmation does`() async throws {
    let disk = try await damagedDisk()
    let visitor = try await Visitor(on: disk)
    #expect(try await visitor.words.contains("Some limits may be missing"))
    try await visitor.stores.recordPreferences(
      [PreferencesEvent(key: "units", value: "metric")], at: Self.date)
    let late = try await Visitor(on: disk)
    #expect(try await late.words.contains("Some limits may be missing"))
    #expect(try await late.words.contains("yourself and Ana"))

    try await late.tap("tab.select?id=settings")
    #expect(try await late.words.contains("LIMITS TO CHECK"))
    try await late.open("dietary-restrictions")
    #expect(try await late.words.contains("These Limits Are Right"))
    try await late.tap("settings.confirmLimits")
    #expect(try await !late.words.contains("These Limits Are Right"))
    try await late.tap("tab.select?id=home")
    #expect(try await late.words.contains("Check the diets and allergies of Ana"))

    let preferences = try await late.stores.read().preferences
    #expect(preferences.unconfirmedLimits == ["diets@Ana", "allergies@Ana"])
    try await late.stores.recordPreferences(
      [
        .toggling("peanut", isOn: true, of: .allergies, eater: "Ana"),
        preferences.confirmation(by: "Ana"),
      ], at: Self.date)
    let last = try await Visitor(on: disk)
    #expect(try await last.screen.state == "suggestion")
  }

  @Test func `a folder whose journal is gone offers to take back what is left`() async throws {
    for isRestored in [true, false] {
      let disk = try await damagedDisk()
      try disk.rename("/data/journal", "/data/journal.damaged-1")
      let visitor = try await Visitor(on: disk)
      #expect(try await visitor.words.contains("Your saved data is gone"))
      try await visitor.tap(isRestored ? "home.saveMissing" : "home.acceptMissing")
      #expect(try await visitor.words.contains("Some limits may be missing"))
      let preferences = try await visitor.stores.read().preferences
      #expect(preferences.names == (isRestored ? ["you", "Ana"] : ["you"]))
    }
  }
}
