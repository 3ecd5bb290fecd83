import MealModels
import MealPlan
import Testing

@Suite struct UnservedTests {
  private let table = ["Ann", "Ben", "Cem"]

  private func plan(_ eaters: [String]..., state: PlannedMeal.State = .planned) -> Plan {
    Plan().applying(
      eaters.enumerated().map { place, names in
        .added(
          PlannedMeal(
            id: PlannedMealID(rawValue: "e\(place)"), slot: .on(0), content: .text("Soup"),
            eaters: names, state: state))
      })
  }

  @Test func `an eater without an entry in a slot is unserved`() {
    #expect(plan(["Ann"]).unserved(at: .on(0), among: table) == ["Ben", "Cem"])
    #expect(plan(["Ann"], ["Cem"]).unserved(at: .on(0), among: table) == ["Ben"])
    #expect(plan(["Ann"], ["Ben", "Cem"]).unserved(at: .on(0), among: table) == [])
  }

  @Test func `an entry for all leaves no eater unserved, and neither does an empty slot`() {
    #expect(plan(["Ann"], []).unserved(at: .on(0), among: table) == [])
    #expect(plan().unserved(at: .on(0), among: table) == [])
    #expect(plan(["Ann"]).unserved(at: .on(1), among: table) == [])
  }

  @Test func `a skipped entry serves no eater, and an absent person is not unserved`() {
    #expect(plan(["Ann"], state: .skipped).unserved(at: .on(0), among: table) == [])
    #expect(plan(["Ann", "Ben"]).unserved(at: .on(0), among: ["Ann", "Ben"]) == [])
  }
}
