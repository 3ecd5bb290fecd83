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

  @Test func `whoever no entry of a slot is for has nothing planned`() {
    #expect(plan(["Ann"]).unserved(at: .on(0), among: table) == ["Ben", "Cem"])
    #expect(plan(["Ann"], ["Cem"]).unserved(at: .on(0), among: table) == ["Ben"])
    #expect(plan(["Ann"], ["Ben", "Cem"]).unserved(at: .on(0), among: table) == [])
  }

  @Test func `an entry for everybody is for all, and an empty slot is nobody's alone`() {
    #expect(plan(["Ann"], []).unserved(at: .on(0), among: table) == [])
    #expect(plan().unserved(at: .on(0), among: table) == [])
    #expect(plan(["Ann"]).unserved(at: .on(1), among: table) == [])
  }

  @Test func `what was skipped is for nobody, and whoever left the table is not missed`() {
    #expect(plan(["Ann"], state: .skipped).unserved(at: .on(0), among: table) == [])
    #expect(plan(["Ann", "Ben"]).unserved(at: .on(0), among: ["Ann", "Ben"]) == [])
  }
}
