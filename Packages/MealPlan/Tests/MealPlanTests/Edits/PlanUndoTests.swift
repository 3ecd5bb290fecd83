import Journal
import MealModels
import MealPlan
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One change that a person makes.
struct NamedEdit: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let events: @Sendable (Plan) throws -> [PlanEvent]

  init(_ name: String, _ events: @escaping @Sendable (Plan) throws -> [PlanEvent]) {
    (testDescription, self.events) = (name, events)
  }

  static let all = [
    NamedEdit("add") { try $0.adding(.text("Cake"), to: .on(0), newID: { "n1" }) },
    NamedEdit("replace") { try $0.changing("e1", .content(.dish("Pie"))) },
    NamedEdit("servings") { try $0.changing("e1", .servings(6)) },
    NamedEdit("note") { try $0.changing("e1", .note("soak")) },
    NamedEdit("eaters") { try $0.changing("e1", .eaters(["Ann"])) },
    NamedEdit("move") { try $0.moving("e1", to: .on(3)) },
    NamedEdit("reorder") { try $0.moving("e1", to: .on(0), at: 1) },
    NamedEdit("duplicate") { try $0.duplicating("e1", to: .on(2), newID: { "n1" }) },
    NamedEdit("skip day") { $0.skipping(day: monday) },
    NamedEdit("cook") { try $0.changing("e1", .state(.cooked)) },
    NamedEdit("remove") { try $0.changing("e1", .isRemoved(true)) },
    NamedEdit("clear week") { $0.clearingWeek(of: monday) },
    NamedEdit("copy week") {
      try $0.copyingWeek(of: monday, to: monday + 7, newID: CountedIDs(from: 10).next)
    },
    NamedEdit("lock") { try $0.changing("e1", .isLocked(true)) },
    NamedEdit("accept") { try $0.changing("e1", .accepted(["nuts"])) },
    NamedEdit("setting") { try $0.setting(.firstWeekday(7)) },
  ]
}

@Suite struct PlanUndoTests {
  private func store() async throws -> Store<Plan, PlanEvent> {
    let store = Store(.plan, in: try EventJournal.inMemory(makeID: journalIDs()))
    var plan = try Plan.of("Soup", "Stew")
    try await store.record(
      plan.entries.map(PlanEvent.added), at: dinnerTime)
    plan.apply(
      try plan.adding(.leftovers(of: "e1", title: "Soup"), to: .on(0), newID: { "e3" }))
    try await store.record(plan.entries(in: .on(0)).suffix(1).map(PlanEvent.added), at: dinnerTime)
    return store
  }

  @Test(arguments: NamedEdit.all)
  func `one undo takes the whole change back`(edit: NamedEdit) async throws {
    let store = try await store()
    let before = try await store.state()
    let events = try edit.events(before)
    #expect(!events.isEmpty)
    try await store.record(events, at: dinnerTime)
    #expect(try await store.state() != before)
    #expect(try await store.undoLast(at: dinnerTime).count == events.count)
    #expect(try await store.state() == before)
  }

  @Test(arguments: NamedEdit.all)
  func `undo reverts a change even after other changes`(edit: NamedEdit) async throws {
    let store = try await store()
    let before = try await store.state()
    let change = try await store.record(try edit.events(before), at: dinnerTime)
    let later = try before.changing("e2", .note("later"))
    try await store.record(later, at: dinnerTime)
    #expect(try await store.undo(change, at: dinnerTime))
    #expect(try await store.state() == before.applying(later))
  }
}
