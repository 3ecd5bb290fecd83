import DesignSystem
import Layout
import MealModels
import ScreenParts
import Testing

@testable import PlanningPresentation
@testable import PlanningSamples

/// The sheet of a planned meal, and the days of the week.
@Suite struct PlannedMealSheetTests {
  private func planner(_ change: (inout PlannerInput) -> Void = { _ in }) -> PlannerScreen {
    var input = SampleWeek.week
    change(&input)
    return PlannerScreen(input, SampleApp.context)
  }

  @Test func `a tap on a meal opens it, and its recipe comes first`() throws {
    let row = try #require(planner().element.find("planner.entry.salmon"))
    #expect(row.action?.description == "planner.slot?id=salmon")
    let sheet = SampleWeek.sheet("default")
    #expect(sheet.primaryAction == "planned-meal.see-recipe")
    let read = sheet.element.readingOrder.map(\.id)
    let wanted: [ElementID] = [
      "planned-meal.headline", "planned-meal.when", "planned-meal.see-recipe",
      "planned-meal.start-cooking", "planned-meal.sides", "planned-meal.eaters",
      "planned-meal.swap", "planned-meal.servings",
    ]
    #expect(read.filter(wanted.contains) == wanted)
  }

  @Test func `the sheet says when, with what, who does not eat it, and why`() {
    let words = SampleWeek.sheet("not-for-all").element.visibleText
    for part in [
      "Mon 12 · Today · Dinner", "With Steamed Broccoli", "Mara and Ida",
      "Not for Ben: it contains fish", "Not for Tom", "prep tonight",
    ] {
      #expect(words.contains(part), "\(part)")
    }
  }

  @Test func `what to do on the evening before is said in words`() {
    let words = "The evening before: have cooked rice ready"
    #expect(SampleWeek.sheet("later").element.visibleText.contains(words))
    let row = planner { $0.days = SampleWeek.prepared }.element.find("planner.entry.pasta")
    #expect(row?.accessibility.value.contains(words) == true)
  }

  @Test func `a meal of a later day cannot be marked as cooked`() throws {
    #expect(
      !SampleWeek.sheet("later").element.actions.contains { $0.id == PlannerAction.cooked.id })
    let later = planner { $0.days = SampleWeek.prepared }.element
    let row = try #require(later.find("planner.entry.salmon"))
    #expect(!row.accessibility.customActions.contains { $0.action.id == PlannerAction.cooked.id })
  }

  @Test func `leftovers and words have a sheet with what makes sense`() {
    let leftovers = SampleWeek.sheet("leftovers")
    #expect(leftovers.seeRecipe != nil && leftovers.startCooking == nil)
    let words = SampleWeek.sheet("words")
    #expect(words.primaryAction == nil && words.startCooking == nil)
    #expect(words.changes.map(\.title).contains("Remove"))
    #expect(!words.changes.map(\.title).contains("Adjust Servings"))
  }

  @Test func `a plan that rests shows a meal and changes nothing`() {
    let sheet = SampleWeek.sheet("read-only")
    #expect(sheet.changes.isEmpty && sheet.seeRecipe != nil)
  }

  @Test func `a planned meal has two stops at most`() {
    for meal in ["yogurt", "leftovers", "salmon"] {
      let stops = planner().element.all.filter {
        $0.id.rawValue.hasPrefix("planner.entry.\(meal)") && $0.isEnabled
      }
      #expect(stops.count == 2, "\(meal)")
    }
  }

  @Test func `today is marked and first in sight, and the days before it fold`() throws {
    let tuesday = SampleWeek.monday + 1
    let screen = planner { $0.today = tuesday }
    let day = try #require(screen.days.first)
    #expect(day.header == "Tue 13 · Today" && day.spokenHeader == "Today, Tuesday 13 May")
    #expect(screen.element.find("planner.entry.yogurt") == nil)
    let open = planner { ($0.today, $0.showsEarlier) = (tuesday, true) }
    #expect(open.element.find("planner.entry.yogurt") != nil)
    let add =
      open.element.find("planner.day.20220.lunch") ?? open.element.find("planner.entry.leftovers")
    #expect(add != nil, "a day that is over can be filled in")
  }

  @Test func `from another week a button leads back to today`() throws {
    #expect(planner { $0.today = SampleWeek.monday + 1 }.today == nil)
    let button = try #require(planner { $0.today = SampleWeek.monday + 9 }.today)
    #expect(button.action.description == "planner.week?from=20229")
  }

  @Test func `a past week without meals says so, and offers to add and not to fill`() {
    let screen = planner {
      ($0.days, $0.today) = ((0..<7).map { .init(SampleWeek.monday + $0) }, SampleWeek.monday + 30)
    }
    #expect(screen.state == "past-empty")
    #expect(screen.element.visibleText.contains("Nothing was planned this week."))
    #expect(!screen.element.actions.contains { $0.id == PlannerAction.fill.id })
    #expect(screen.element.find("planner.day.20220.dinner")?.isEnabled == true)
  }

  @Test func `a skipped day looks skipped, says so, and can be unskipped`() throws {
    let screen = planner { ($0.days, $0.today) = (SampleWeek.skippedDay, SampleWeek.monday - 1) }
    let day = try #require(screen.days.first)
    #expect(day.header == "Mon 12 · Skipped" && day.spokenHeader == "Monday 12 May, skipped")
    let row = try #require(screen.element.find("planner.entry.salmon"))
    #expect(row.accessibility.value.contains("Skipped"))
    let picture = try #require(screen.element.find("planner.entry.salmon.thumbnail"))
    #expect(picture.surface.opacity < 1)
    #expect(
      screen.element.find("planner.day.20220.unskip")?.action?.description
        == "planner.unskipDay?day=20220")
  }

  @Test func `too few servings are no broken limit, and can be changed in one tap`() throws {
    let screen = planner { $0.days = SampleWeek.gaps }
    #expect(!screen.element.visibleText.contains("breaks a limit"))
    #expect(screen.element.visibleText.contains("2 servings for 4 people"))
    let button = try #require(screen.element.find("planner.gaps.fit"))
    #expect(button.visibleText == "Change to 4 servings")
    #expect(button.action?.description == "planner.fit")
  }

  @Test func `a copy asks for the day and the meal, beside what is planned`() throws {
    let sheet = MoveMealScreen(
      MoveMealInput(
        SampleWeek.salmon, on: SampleWeek.monday, days: SampleWeek.week.days ?? [],
        today: SampleWeek.monday, for: .duplicate), SampleApp.context)
    #expect(sheet.title == "Duplicate Sheet-pan salmon + veggies")
    let taken = try #require(sheet.element.find("move-meal.day.20221.lunch"))
    #expect(taken.visibleText.contains("Beside Tomato soup"))
    #expect(taken.action?.description == "planner.duplicateTo?id=salmon&day=20221&slot=lunch")
  }

  @Test func `a row wastes no room before its picture and its words`() throws {
    let laid = layOut(planner().element, on: .reference, contentSize: .l)
    let picture = try #require(laid.frame("planner.entry.salmon.thumbnail"))
    let words = try #require(laid.frame("planner.entry.salmon.words"))
    #expect(picture.x <= 32 && picture.width >= 56)
    #expect(words.x - picture.maxX <= 16)
  }
}

extension SampleWeek {
  /// The sheet of a planned meal in one of its states.
  static func sheet(_ id: StateID) -> PlannedMealScreen {
    guard let input = meals.first(where: { $0.0 == id })?.1 else {
      preconditionFailure("There is no state \(id).")
    }
    return PlannedMealScreen(input, SampleApp.context)
  }
}
