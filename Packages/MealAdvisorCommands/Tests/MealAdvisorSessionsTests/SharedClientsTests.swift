import AppComposition
import AppShell
import AppTesting
import CommandKit
import EaterCommands
import EaterRecord
import Foundation
import MealAdvisorFeatureParts
import MealAdvisorSessions
import Presentation
import Testing

/// All features over a data folder have the same clients, so that each store is read once.
@Suite struct SharedClientsTests {
  @Test func `a folder's data is opened once for all who use it`() throws {
    let app = AppContext(
      brand: Brand(name: "Lunch", id: "lunch", tagline: "What now?"), version: "1.0.0",
      environment: TestWorld().environment, fileSystem: .inMemory(), copy: .english,
      dataFolder: { _ in URL(filePath: "/data") })
    let call = Invocation(
      arguments: ParsedArguments(), program: "lunch",
      context: CommandContext(outputFolder: .live(maker: "lunch")))
    var session = try AppSession(call, app)
    session.open(for: EaterContext(app))
    let one = session.clients(EaterContext(app))
    let other = session.clients(EaterContext(app))
    #expect(one.stores.journal === session.record.journal)
    #expect(one.ownMeals === other.ownMeals)
  }
}
