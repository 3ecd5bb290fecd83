import EaterMeals
import Foundation
import Groceries
import Journal
import MealPlan
import Sync
import Synchronization
import Testing
import WeekShopping

private let noon = Date(timeIntervalSince1970: 1_778_000_000)

/// The edits that a household's server has, in memory.
private final class Edits: Sendable {
  private let all = Mutex<[HouseholdEdit]>([])

  var exchange: EditExchange {
    EditExchange(
      push: { [self] new, _ throws(HouseholdFailure) in
        all.withLock { all in
          for var edit in new where !all.contains(where: { $0.id == edit.id }) {
            edit.number = all.count + 1
            all.append(edit)
          }
          return all.count
        }
      },
      pull: { [self] after, limit throws(HouseholdFailure) in
        let all = all.withLock(\.self)
        return EditPage(edits: Array(all.dropFirst(after.number).prefix(limit)), last: all.count)
      })
  }
}

@Suite struct SharedShoppingTests {
  private let server = Edits()

  private func phone(_ name: String) async throws -> Stores {
    let device = try DeviceID(name)
    let stores = Stores(
      journal: try .inMemory(device: device), premium: PremiumRules(),
      clock: HybridClock(now: { noon }))
    try await stores.household.join(
      HouseholdMembership(
        household: "home", service: "memory", kind: .home, name: "", device: device),
      clearing: [], stating: [], at: noon)
    return stores
  }

  private func synchronize(_ phones: Stores...) async throws {
    for phone in phones + phones {
      _ = try await phone.household.synchronize(over: server.exchange, at: { noon })
    }
  }

  @Test func `a tick stands against an untick that did not know of it`() async throws {
    let (one, other) = (try await phone("one"), try await phone("other"))
    let list: GroceryListID = .week(from: 20_000)
    func tick(_ isOn: Bool) -> GroceryEvent { .changed(list, "onion", .ticked(isOn ? [] : nil)) }
    try await one.grocery.record([tick(true)], at: noon)
    try await synchronize(one, other)
    try await one.grocery.record([tick(true)], at: noon)
    try await other.grocery.record([tick(false)], at: noon)
    try await synchronize(other, one)
    for phone in [one, other] {
      #expect(try await phone.grocery.state().marks(of: "onion", on: list).ticked != nil)
    }
  }

  @Test func `other devices get the dish as it was cooked`() async throws {
    let (one, other) = (try await phone("one"), try await phone("other"))
    let (evening, _, used) = try UsedByCooking.thatEvening()
    let dinner = PlannedMeal(
      id: "dinner", slot: PlanSlot(day: evening.dayNumber, slot: .dinner),
      content: .recipe("chicken-in-mustard-cream-sauce", title: "Chicken"))
    try await one.plan.record([.added(dinner)], at: evening.date)
    try await one.cook(dinner, at: evening.date, of: evening, using: used)
    try await synchronize(one, other)
    let cooked = try await one.plan.state()["dinner"]?.cooked
    #expect(try await other.plan.state()["dinner"]?.cooked == cooked && cooked != nil)
    #expect(try await other.household.conflicts().isEmpty)
  }
}
