import AccountComposition
import AppComposition
import AppShell
import AppTesting
import CommandKit
import DesignSystem
import DietTabs
import Foundation
import HouseholdSharing
import Journal
import Preferences
import ScreenCommands
import SharingComposition
import Synchronization
import Testing

@testable import EaterComposition

@Suite struct EaterPartTests {
  private let files = JournalFileSystem.inMemory()

  private func call(
    _ line: String, with further: [AppPart] = [],
    _ live: @escaping @Sendable (AppRuntime) async throws -> Void = { _ in }
  ) async -> Outcome {
    var shells = AppShells()
    shells.stay = { app in
      try? await live(app)
      return nil
    }
    let context = AppContext(
      brand: Brand(name: "Table", id: "table", tagline: "Who eats?"), version: "1.0.0",
      environment: TestWorld().environment, fileSystem: files, copy: Copy([]),
      dataFolder: { URL(filePath: $0 ?? "/data") })
    return await AppProgram(context, [.dietTabs, .eaters(), .account, .data] + further)
      .commandLine("table-demo", shells: shells)
      .run(
        line.split(separator: " ").map(String.init),
        in: CommandContext(outputFolder: .live(maker: "table")))
  }

  private func eater() async throws -> Eater? {
    let journal = try EventJournal(directory: URL(filePath: "/data"), fileSystem: files)
    return try await Store(.preferences, in: journal).state().household.first
  }

  @Test func `an allergy that is tapped is stored, exported and deleted`() async throws {
    let texts = Mutex<[String]>([])
    _ = await call("") { app in
      try await app.open(link: "dietary-restrictions")
      await app.settle()
      _ = try await app.fire(ActionCall(parsing: "settings.allergy=on?id=peanut"))
      await app.settle()
      let text = try await app.screen().element.visibleText
      texts.withLock { $0.append(text) }
    }
    #expect(texts.withLock { $0.allSatisfy { !$0.contains("⟦") } && $0.count == 1 })
    #expect(try await eater()?.allergens == [.peanut])
    #expect(await call("data export -").standardOutput.contains("peanut"))
    #expect(await call("data delete --yes").exitCode == 0)
    #expect(try await eater()?.allergens.isEmpty != false)
  }

  @Test func `an allergy from before is stated to the household that a device joins`() async throws
  {
    let households = Mutex<Households?>(nil)
    let witness = AppPart(features: { session in
      households.withLock { $0 = session.households }
      return []
    })
    _ = await call("", with: [.sharing, witness]) { app in
      try await app.open(link: "dietary-restrictions")
      await app.settle()
      _ = try await app.fire(ActionCall(parsing: "settings.allergy=on?id=peanut"))
      await app.settle()
    }
    let opened = households.withLock { $0 }
    let household = try #require(opened)
    try await household.joinStandIn()
    let pendingEdits = try await household.sync.pendingEdits()
    #expect(
      pendingEdits.contains { $0.stream == "preferences" && $0.meaning.fields.contains("peanut") })
    #expect(try await eater()?.allergens == [.peanut])
  }
}
