import EaterMeals
import Journal
import MealModels
import Preferences
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Where limits cannot be read there are no safe ones, and so nothing that could be asked, served or planned
/// with.
@Suite struct SafeLimitsTests {
  private let service = SuggestionService.bundled
  private let date = Phone.noon

  private func stored(_ change: (inout StoredState) -> Void) -> StoredState {
    var stored = StoredState()
    stored.preferences.apply(PreferencesEvent(key: "allergies", value: "peanut"))
    change(&stored)
    return stored
  }

  private typealias Case = (name: String, change: @Sendable (inout StoredState) -> Void)

  private static let unreadable: [Case] = [
    ("a setting of a later version", { $0.settings.unreadEvents = 1 }),
    ("a damaged line", { $0.settings.damagedLines = 1 }),
    ("a folder that is gone", { $0.settings.missing = .gone }),
    ("what was not read again", { $0.settings = $0.settings.outdated }),
    ("an unknown diet", { $0.preferences.apply(.init(key: "diets", value: "moon")) }),
    (
      "an allergy to a food that nobody knows",
      { $0.preferences.apply(.init(key: "allergies", value: "food:stardust")) }
    ),
  ]

  @Test func `unreadable limits give no safe limits and are named`() {
    for (name, change) in Self.unreadable {
      let stored = stored(change)
      let unread = #expect(throws: UnreadableLimits.self, "\(name)") {
        try service.safeLimits(of: stored, at: date)
      }
      #expect(unread?.reasons.isEmpty == false, "\(name)")
      #expect(unread?.reasons == service.unreadableLimits(of: stored), "\(name)")
    }
  }

  @Test(arguments: DamagedFolder.damages)
  func `a damaged folder makes safe limits only where every allergy is known`(damage: String)
    async throws
  {
    for seed in 1...6 {
      var folder = try await DamagedFolder(seed: seed)
      try await folder.happen(damage)
      guard let stored = try? await folder.stores().read() else { continue }
      let isStopped = try await folder.stop() != nil
      let limits = try? service.safeLimits(of: stored, at: date)
      #expect((limits == nil) == isStopped, "\(damage), seed \(seed)")
      guard let limits else { continue }
      for (name, allergens) in folder.allergies {
        let own = limits.limits(eating: [name]).allergens
        #expect(own.isSuperset(of: AllergenSet(Array(allergens))), "\(damage), seed \(seed)")
        #expect(limits.everybody.allergens.isSuperset(of: own), "\(damage), seed \(seed)")
      }
    }
  }

  @Test func `served meals keep the given limits even if the request has none`() async throws {
    let stored = stored { _ in }
    let limits = try service.safeLimits(of: stored, at: date)
    var request = service.request(
      stored, for: limits, at: LocalMoment(date: date), count: 200, seed: 7)
    request.limits = .none
    let served = try await service.serve(request, for: limits, stored.history)
    #expect(!served.meals.isEmpty)
    #expect(served.meals.allSatisfy { limits.admits($0.meal.facts) })
  }
}
