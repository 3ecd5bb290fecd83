import Foundation
import Journal
import MealModels
import SeededRandom
import Testing

@testable import RecipeStore

@Suite struct SnapshotTests {
  private let disk = JournalFileSystem.inMemory()

  @Test(arguments: 0..<5)
  func `a snapshot reads what the library read at that moment`(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let library = try disk.library()
    var ids: [RecipeID] = []
    for step in 0..<60 {
      switch random.next() % 8 {
      case 0 where !ids.isEmpty:
        let id = ids[Int(random.next() % UInt64(ids.count))]
        _ = try? await library.remove([id], at: dinnerTime)
      case 1 where !ids.isEmpty:
        let id = ids[Int(random.next() % UInt64(ids.count))]
        _ = try? await library.edit(id, at: dinnerTime) { $0.draft.title = "Step \(step)" }
      case 2: try await library.journal.compact()
      case 3: try await library.keepIndex()
      default:
        ids.append(
          try await library.add(NewRecipe(RecipeContent(.random(&random))), at: dinnerTime))
      }
      let snapshot = try await library.snapshot()
      #expect(Set(snapshot.latest.keys) == Set(try await library.cards().map(\.id)))
      for id in ids { #expect(try snapshot.recipe(id) == (try await library.recipe(id))) }
    }
  }

  @Test func `the stamp of a recipe changes with it, and with nothing else`() async throws {
    let library = try disk.library()
    let soup = try await library.add(NewRecipe(RecipeContent(.init(title: "Soup"))), at: dinnerTime)
    let stew = try await library.add(NewRecipe(RecipeContent(.init(title: "Stew"))), at: dinnerTime)
    let before = try await library.snapshot()
    try await library.edit(stew, at: dinnerTime) { $0.draft.title = "Goulash" }
    try await library.journal.compact()
    let after = try await library.snapshot()
    #expect(before.latest[soup] == after.latest[soup])
    #expect(before.latest[stew] != after.latest[stew])
    #expect(try before.recipe(stew)?.content.draft.title == "Stew")
    #expect(try after.recipe("nobody") == nil)
  }
}
