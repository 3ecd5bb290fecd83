import FavoritesStore
import Journal
import MealModels
import MealModelsFixtures
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct FavoritesTests {
  private let soup = Favorite(Dishes.meal("tomato-soup", of: ["tomato"], minutes: 25).recipe)
  private let stew = Favorite(Dishes.meal("beef-stew", of: ["beef"]).recipe)
  private let tomato = Favorite(Food(id: "tomato", name: "tomato"))

  // G-05
  @Test func `the newest comes first, and saving again brings to the front`() {
    var favorites = Favorites()
    for event in [soup, stew, tomato, soup].map(FavoritesEvent.saved) { favorites.apply(event) }
    #expect(favorites.all == [soup, tomato, stew])
    #expect(favorites.all(.meal) == [soup, stew])
    #expect(favorites.count(.food) == 1)
  }

  @Test func `a meal and a food of the same id are two things`() {
    var favorites = Favorites()
    favorites.apply(.saved(tomato))
    #expect(!favorites.contains(Favorite.Key(.meal, "tomato")))
  }

  // G-24
  @Test func `toggling saves and removes in turn`() {
    var favorites = Favorites()
    favorites.apply(favorites.toggling(soup))
    #expect(favorites.contains(soup.key))
    favorites.apply(favorites.toggling(soup))
    #expect(
      favorites
        == {
          var empty = Favorites()
          empty.apply(.saved(soup))
          empty.apply(.removed(soup.key))
          return empty
        }())
    #expect(favorites.all.isEmpty)
  }

  @Test func `any series of changes gives what a plain list would`() {
    let names = (0..<6).map { Favorite(Food(id: FoodID(rawValue: "f\($0)"), name: "food \($0)")) }
    var favorites = Favorites()
    var list: [Favorite] = []
    var state: UInt64 = 99
    for _ in 0..<200 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let favorite = names[Int(state >> 33) % names.count]
      if state >> 40 & 1 == 0 {
        favorites.apply(.saved(favorite))
        list.removeAll { $0 == favorite }
        list.insert(favorite, at: 0)
      } else {
        favorites.apply(.removed(favorite.key))
        list.removeAll { $0 == favorite }
      }
      #expect(favorites.all == list)
    }
  }

  @Test func `only the last event about each thing matters`() async throws {
    var favorites = Favorites()
    let journal = try EventJournal.inMemory()
    let store = Store(.favorites, in: journal)
    var state: UInt64 = 7
    for _ in 0..<400 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let favorite = [soup, stew, tomato][Int(state >> 33) % 3]
      let event = state >> 40 & 1 == 0 ? FavoritesEvent.saved(favorite) : .removed(favorite.key)
      favorites.apply(event)
      try await store.record([event], at: Date(timeIntervalSince1970: 1))
    }
    try await journal.compact()
    #expect(try await journal.records().count < 110)
    #expect(try await Store(.favorites, in: journal).state().all == favorites.all)
  }

  @Test func `saved meals survive a restart with title, minutes and picture`()
    async throws
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = Store(.favorites, in: try EventJournal(directory: folder))
    try await store.record([.saved(soup), .saved(stew)], at: Date(timeIntervalSince1970: 1))
    let reopened = Store(.favorites, in: try EventJournal(directory: folder))
    #expect(try await reopened.state().all == [stew, soup])
    #expect(try await reopened.state().all.last?.minutes == 25)
    #expect(try await reopened.state().all.last?.picture == soup.picture)
  }
}
