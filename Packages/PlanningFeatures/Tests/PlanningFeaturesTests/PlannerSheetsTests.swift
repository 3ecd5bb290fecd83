import AppTesting
import DesignSystem
import EaterRecord
import Groceries
import MealModels
import MealPlan
import PlanningFeatures
import PlanningPresentation
import Preferences
import Testing

/// The sheets of the planner, used by taps alone.
@Suite struct PlannerSheetsTests {
  private static let id = PlannerEntryID(rawValue: "chicken-alfredo-0")
  private static let tomorrow = PlanSlot(day: Shopper.today + 1, slot: .dinner)
  private static let dinner = PlanSlot(day: Shopper.today, slot: .dinner)

  private func family(_ more: PreferencesEvent...) async throws -> Shopper {
    try await Shopper(
      planning: [Shopper.alfredo],
      preferences: [.seating("Mara"), .seating("Ben")] + more)
  }

  @Test("Another meal is never one that was refused for the entry, also in a second window")
  func refusing() async throws {
    let shopper = try await Shopper(planning: [Shopper.alfredo])
    var seen: Set<RecipeID> = [Shopper.alfredo]
    for _ in 0..<12 {
      let entry = try #require(try await shopper.plan.entries(in: Self.dinner).first)
      try await shopper.tap(PlannerAction.slot.call(entry.id))
      try await shopper.tap(PlannerAction.reroll.call(entry.id))
      let next = try #require(try await shopper.plan.entries(in: Self.dinner).first)
      let recipe = try #require(next.content.recipe)
      #expect(seen.insert(recipe).inserted, "\(recipe) came again")
      // What is refused stands in the plan, so that it holds after the app was closed.
      #expect(next.refused == seen.subtracting([recipe]))
    }
  }

  @Test("When every fitting meal was refused, it says so, and starts over only when asked")
  func startingOver() async throws {
    let shopper = try await Shopper(planning: [Shopper.alfredo])
    let all = Shopper.engine.pool.ids
    try await shopper.stores.plan.record(
      [.changed(Self.id, .refused(Set(all)))], at: TestWorld.evening)
    await shopper.app.dataChanged(.everything)
    try await shopper.tap(PlannerAction.slot.call(Self.id))
    try await shopper.tap(PlannerAction.reroll.call(Self.id))
    #expect(try await shopper.sees("These are all that fit: "))
    #expect(try await shopper.titles(on: Shopper.today) == ["Chicken Alfredo"])
    try await shopper.tap(PlannerAction.startOver.call(Self.id))
    #expect(try await shopper.titles(on: Shopper.today) != ["Chicken Alfredo"])
  }

  @Test("Who eats a meal and its guests are chosen, and the servings follow")
  func seating() async throws {
    let shopper = try await family()
    try await shopper.tap(PlannerAction.slot.call(Self.id))
    try await shopper.tap(PlannerAction.eaters.call(Self.id))
    try await shopper.tap(PlannerSheetAction.eater.call("Ben"))
    try await shopper.tap(PlannerSheetAction.guests.call(1))
    #expect(try await shopper.sees("Ask your guests what they cannot eat."))
    try await shopper.tap(PlannerSheetAction.guests.call(2))
    try await shopper.tap(PlannerSheetAction.seat.call())
    let entry = try #require(try await shopper.plan[Self.id])
    #expect(!entry.eaters.contains("Ben") && entry.eaters.count == 2)
    #expect(entry.guests == 2 && entry.servings == 4)
    #expect(try await shopper.sees("+ 2 guests"))
    try await shopper.tap("planner.undo")
    #expect(try await shopper.plan[Self.id]?.eaters == [])
  }

  @Test("A person whom a limit excludes is told why, and cannot be seated")
  func excluded() async throws {
    let shopper = try await family(.toggling("milk", isOn: true, of: .allergies, eater: "Ben"))
    try await shopper.tap(PlannerAction.slot.call(Self.id))
    try await shopper.tap(PlannerAction.eaters.call(Self.id))
    #expect(try await shopper.sees("milk"))
    try await shopper.tap(PlannerSheetAction.eater.call("Ben"))
    try await shopper.tap(PlannerSheetAction.seat.call())
    #expect(try await shopper.plan[Self.id]?.eaters.contains("Ben") == false)
    try await shopper.tap(PlannerAction.slot.call(Self.id))
    try await shopper.tap(PlannerAction.eaters.call(Self.id))
    try await shopper.tap(PlannerSheetAction.eater.call("Ben"))
    try await shopper.tap(PlannerSheetAction.seat.call())
    #expect(try await shopper.sees("is not for Ben"))
    #expect(try await shopper.plan[Self.id]?.eaters.contains("Ben") == false)
  }

  @Test("A note is planned instead of a meal, and another one stands on a meal")
  func notes() async throws {
    let shopper = try await family()
    let place = PlannerPlace(Shopper.today + 1, .dinner)
    try await shopper.tap(PlannerAction.add.call(place))
    try await shopper.tap(PlannerAction.noteInstead.call(place))
    try await shopper.tap(PlannerSheetAction.usual.call("Eating out"))
    try await shopper.tap(PlannerSheetAction.keepNote.call())
    #expect(try await shopper.titles(on: Shopper.today + 1) == ["Eating out"])
    #expect(try await shopper.place == "planner.week")
    try await shopper.tap(PlannerAction.slot.call(Self.id))
    try await shopper.tap(PlannerAction.note.call(Self.id))
    try await shopper.tap(PlannerSheetAction.usual.call("Cook twice as much"))
    try await shopper.tap(PlannerSheetAction.keepNote.call())
    #expect(try await shopper.plan[Self.id]?.note == "Cook twice as much")
  }

  @Test("A meal is repeated on workdays; what is planned stays unless it is asked for")
  func repeating() async throws {
    let shopper = try await family()
    try await shopper.keep(Shopper.tacos, on: Shopper.today + 1)
    await shopper.app.dataChanged(.everything)
    try await shopper.tap(PlannerAction.slot.call(Self.id))
    try await shopper.tap(PlannerAction.repeatMeal.call(Self.id))
    #expect(try await shopper.sees("One of these times has a meal already. It stays."))
    let before = try await shopper.plan
    try await shopper.tap(PlannerSheetAction.repeatMeal.call())
    // It is Tuesday: Thursday and Friday are free.
    #expect(try await shopper.plan.entries.count == before.entries.count + 2)
    #expect(try await shopper.titles(on: Shopper.today + 1) == ["Spicy Beef Tacos"])
    try await shopper.tap("planner.undo")
    #expect(try await shopper.plan == before)
  }

  @Test("Last week is copied without what somebody cannot eat, and undone at once")
  func copying() async throws {
    let shopper = try await family()
    try await shopper.keep(Shopper.tacos, on: Shopper.today - 6)
    try await shopper.keep("chicken-alfredo", on: Shopper.today - 5)
    try await shopper.limit(.toggling("milk", isOn: true, of: .allergies, eater: "Ben"))
    let before = try await shopper.plan
    try await shopper.tap(PlannerAction.weeks.call())
    try await shopper.tap(PlannerSheetAction.copyLast.call())
    #expect(try await shopper.sees("left out: it is not safe for everyone"))
    #expect(try await shopper.sees("Chicken Alfredo no longer fits Ben."))
    #expect(
      try await shopper.plan.entries.allSatisfy { entry in
        before[entry.id] != nil || entry.content.recipe != Shopper.alfredo
      })
  }

  @Test("Copying last week leaves filled meal times alone, and names them")
  func copyingBeside() async throws {
    let shopper = try await Shopper(planning: [Shopper.alfredo])
    try await shopper.keep(Shopper.tacos, on: Shopper.today - 7)
    try await shopper.keep(Shopper.tacos, on: Shopper.today - 6)
    try await shopper.keep(Shopper.tacos, on: Shopper.today - 8)
    await shopper.app.dataChanged(.everything)
    try await shopper.tap(PlannerAction.weeks.call())
    try await shopper.tap(PlannerSheetAction.copyLast.call())
    #expect(try await shopper.titles(on: Shopper.today) == ["Chicken Alfredo"])
    #expect(try await shopper.titles(on: Shopper.today + 1) == ["Spicy Beef Tacos"])
    for words in [
      "Tue dinner is taken.", "1 meal was for a day that is over.", "1 meal is planned.",
    ] {
      #expect(try await shopper.sees(words), "\(words)")
    }
  }

  @Test("A meal refused at one time is not proposed at another of the same week")
  func refusedElsewhere() async throws {
    let shopper = try await Shopper(planning: [Shopper.alfredo, Shopper.tacos])
    // Without the memory of the week, this is what the second dinner would become.
    let second = try #require(try await shopper.plan.entries(in: Self.tomorrow).first)
    try await shopper.tap(PlannerAction.slot.call(second.id))
    try await shopper.tap(PlannerAction.reroll.call(second.id))
    let entry = try #require(try await shopper.plan.entries(in: Self.tomorrow).first)
    let proposed = try #require(entry.content.recipe)
    try await shopper.tap("planner.undo")
    try await shopper.stores.plan.record(
      [.changed(Self.id, .refused([proposed]))], at: TestWorld.evening)
    await shopper.app.dataChanged(.everything)
    try await shopper.tap(PlannerAction.slot.call(second.id))
    try await shopper.tap(PlannerAction.reroll.call(second.id))
    let other = try #require(try await shopper.plan.entries(in: Self.tomorrow).first)
    #expect(other.content.recipe != nil && other.content.recipe != proposed)
  }

  @Test("Words that name what somebody cannot eat are not planned; unknown words say so")
  func words() async throws {
    let shopper = try await family(.toggling("milk", isOn: true, of: .allergies, eater: "Ben"))
    let place = PlannerPlace(Shopper.today + 1, .dinner)
    try await shopper.tap(PlannerAction.add.call(place))
    try await shopper.tap(PlannerAction.noteInstead.call(place))
    try await shopper.enter("Milk soup", into: "planner-note.field")
    try await shopper.tap(PlannerSheetAction.keepNote.call())
    #expect(try await shopper.titles(on: Shopper.today + 1) == [])
    #expect(try await shopper.sees("was not planned"))
    try await shopper.enter("Thai takeaway", into: "planner-note.field")
    try await shopper.tap(PlannerSheetAction.keepNote.call())
    #expect(try await shopper.titles(on: Shopper.today + 1) == ["Thai takeaway"])
    #expect(try await shopper.sees("Not checked for Ben"))
  }

  @Test("A week is kept under a name, planned in another week, and deleted")
  func keeping() async throws {
    let shopper = try await family()
    try await shopper.tap(PlannerAction.weeks.call())
    try await shopper.enter("Busy week", into: "planner-weeks.keep")
    #expect(try await shopper.plan.templates.map(\.name) == ["Busy week"])
    let kept = try #require(try await shopper.plan.templates.first)
    try await shopper.tap(PlannerAction.week.call(Shopper.today + 6))
    try await shopper.tap(PlannerAction.weeks.call())
    try await shopper.tap(PlannerSheetAction.useWeek.call(kept.id))
    #expect(try await shopper.titles(on: Shopper.today + 7) == ["Chicken Alfredo"])
    try await shopper.tap(PlannerAction.weeks.call())
    try await shopper.tap(PlannerSheetAction.deleteWeek.call(kept.id))
    #expect(try await shopper.plan.templates.isEmpty)
  }

  @Test("Over budget, the planner says by how much, and each swap that saves is one tap")
  func saving() async throws {
    let shopper = try await Shopper(
      at: "kroger-1234", planning: [Shopper.alfredo, Shopper.tacos, "weeknight-seafood-paella"])
    try await shopper.stores.plan.record(
      [.set(.weeklyBudget(Money(hundredths: 10_00)))], at: TestWorld.evening)
    await shopper.app.dataChanged(.everything)
    try await shopper.show(PlanningRoutes.groceries)
    try await shopper.show(PlanningRoutes.planner)
    #expect(try await shopper.sees("To pay now $"))
    #expect(try await shopper.sees("used up $"))
    #expect(try await shopper.sees("more than your budget of $10"))
    try await shopper.tap(PlannerAction.savings.call())
    let swaps = try await shopper.subjects(of: PlannerSheetAction.save)
    #expect((1...3).contains(swaps.count))
    let first = try #require(swaps.first)
    try await shopper.tap(PlannerSheetAction.save.call(first))
    #expect(try await shopper.plan[first.entry]?.content.recipe == first.meal)
  }
}
