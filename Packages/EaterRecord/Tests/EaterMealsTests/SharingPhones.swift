import HouseholdSharing
import EaterMeals
import Foundation
import Journal
import MealModels
import Preferences
import PremiumGate
import RecipeStore
import ServiceCalls
import Sync
import Synchronization
import Testing

/// A server of the protocol in memory, asked over the same client as any other.
final class HouseholdInMemory: Sendable {
  private let edits = Mutex<[HouseholdEdit]>([])

  var all: [HouseholdEdit] { edits.withLock { $0 } }

  var exchange: EditExchange {
    EditExchange(
      push: { [self] new, _ throws(HouseholdFailure) in
        edits.withLock { edits in
          for var edit in new where !edits.contains(where: { $0.id == edit.id }) {
            edit.number = edits.count + 1
            edits.append(edit)
          }
          return edits.count
        }
      },
      pull: { [self] after, limit throws(HouseholdFailure) in
        EditPage(edits: Array(all.dropFirst(after.number).prefix(limit)), last: all.count)
      })
  }
}

struct Phone {
  static let noon = Date(timeIntervalSince1970: 1_778_000_000)

  let stores: Stores
  let name: DeviceID

  init(_ text: String) throws {
    name = try DeviceID(text)
    stores = Stores(
      journal: try EventJournal.inMemory(device: name), premium: PremiumRules(),
      clock: HybridClock(now: { Phone.noon }))
  }

  func say(_ events: PreferencesEvent...) async throws {
    try await stores.recordPreferences(events, at: Phone.noon)
  }

  /// Joins as `Households` does.
  func join() async throws {
    let preferences = try await stores.settings().settings.preferences
    #expect(preferences.isStatedWhole)
    let stream = stores.preferences.stream
    try await stores.household.join(
      HouseholdMembership(
        household: "home", service: "memory", kind: .home, name: "", device: name),
      clearing: [try stream.event(.reset, at: Phone.noon)],
      stating: try preferences.statement { stores.clock.makeID().rawValue }
        .map { try stream.event($0, at: Phone.noon) },
      at: Phone.noon)
  }

  /// Meets the server as `Households` does.
  func synchronize(_ server: HouseholdInMemory) async throws {
    _ = try await stores.household.synchronize(over: server.exchange, at: { Phone.noon })
  }

  var limits: EaterLimits {
    get async throws { try await stores.preferences.state().limits(in: .empty) }
  }

  var recipes: RecipeLibrary { RecipeLibrary(in: stores.journal) }

  var households: Households {
    let timing = CallTiming(now: { Phone.noon }, chance: { 0 })
    return Households(
      of: stores, over: ServiceCaller(over: .offline, timing: timing), now: { Phone.noon })
  }
}
