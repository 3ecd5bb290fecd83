import DesignSystem
import MealModels
import ScreenParts
import Testing

@testable import PlanningPresentation
@testable import PlanningSamples

/// The filters of the picker, and the choice of servings.
@Suite struct PickerSheetTests {
  private func filter(_ filter: PickerFilter, matches count: Int?) -> PickerFilterScreen {
    PickerFilterScreen(PickerFilterInput(filter: filter, matchCount: count), SampleApp.context)
  }

  // R-PICK-06
  @Test func `each diet, a price and a time count as one filter`() {
    #expect(PickerFilter().count == 0)
    #expect(SamplePicker.filter.count == 3)
    #expect(PickerFilter(tags: [.vegan, .nutFree], minutes: 15).count == 3)
    let words = filter(SamplePicker.filter, matches: 2).element.visibleText
    #expect(words.contains("3 filters active") && words.contains("Up to $4 a serving"))
    #expect(filter(PickerFilter(), matches: 43).element.visibleText.contains("0 filters active"))
  }

  @Test func `the diets begin with those that are drawn`() {
    let chips = filter(PickerFilter(tags: [.glutenFree]), matches: 9).element.all.filter {
      $0.action?.id == PickerAction.tag.id
    }
    #expect(chips.prefix(3).map(\.visibleText) == ["Vegan", "Gluten-free", "Nut-free"])
    #expect(chips.count == DietaryTag.allCases.count)
    let chosen = chips.filter { $0.accessibility.traits.contains(.selected) }
    #expect(chosen.map(\.accessibility.label) == ["Gluten-free"])
  }

  @Test func `any price is the far end of the track, and can be set again`() throws {
    let any = filter(PickerFilter(), matches: 43).element
    let track = try #require(any.find("picker-filter.budget"))
    #expect(track.accessibility.value == "Any price")
    #expect(track.action?.slot == .number(1...20))
    #expect(!any.actions.contains { $0.id == PickerAction.anyBudget.id })
    let some = filter(PickerFilter(budget: Money(hundredths: 400)), matches: 4).element
    #expect(some.actions.contains { $0.id == PickerAction.anyBudget.id })
  }

  @Test(arguments: [
    (0, "No Matches", false), (1, "Show 1 Recipe", true), (24, "Show 24 Recipes", true),
  ])
  func `the button says how many recipes are left`(count: Int, title: String, isEnabled: Bool) {
    let screen = filter(SamplePicker.filter, matches: count)
    #expect(screen.sheet.primary?.title == title)
    #expect((screen.sheet.primary?.phase == .ready) == isEnabled)
    #expect(screen.sheet.further.map(\.title) == ["Clear Filters"])
  }

  private func serving(_ input: ServingSelectionInput) -> ServingSelectionScreen {
    ServingSelectionScreen(input, SampleApp.context)
  }

  // R-PICK-07
  @Test func `the button says where the meal goes, and waits for what is not chosen`() {
    let placed = serving(.init("Soup", servings: 4, day: SampleWeek.monday, slot: .dinner))
    #expect(placed.sheet.primary?.title == "Add to Mon Dinner")
    #expect(placed.sheet.primary?.label == "Add to Dinner on Monday 12 May")
    let days = [SampleWeek.monday, SampleWeek.monday + 1]
    for (day, slot) in [(nil, nil), (SampleWeek.monday, nil), (nil, MealSlot.lunch)] {
      let open = serving(.init("Soup", servings: 4, day: day, slot: slot, days: days))
      #expect(open.sheet.primary?.phase == .disabled)
      #expect(open.sheet.primary?.hint == "Choose a day and a meal first")
      #expect(open.element.visibleText.contains("Choose a day and a meal first"))
    }
    let chosen = serving(
      .init("Soup", servings: 4, day: SampleWeek.monday + 1, slot: .lunch, days: days))
    #expect(chosen.sheet.primary?.title == "Add to Tue Lunch")
    #expect(chosen.sheet.primary?.phase == .ready)
  }

  @Test func `the sheet does not ask for a day and meal time that are given`() {
    let placed = serving(.init("Soup", servings: 4, day: SampleWeek.monday, slot: .dinner))
    let asked: Set<ActionID> = [ServingAction.day.id, ServingAction.slot.id]
    #expect(asked.isDisjoint(with: placed.element.actions.map(\.id)))
    let open = serving(.init("Soup", servings: 4, days: [SampleWeek.monday]))
    #expect(asked.isSubset(of: open.element.actions.map(\.id)))
  }

  @Test func `changing servings saves, and a swap says for what`() {
    let change = serving(.init("Soup", servings: 4, purpose: .change))
    #expect(change.sheet.primary?.title == "Save" && change.state == "change")
    let swap = serving(.init("Soup", servings: 4, purpose: .swap))
    #expect(swap.sheet.primary?.title == "Swap for Soup" && swap.state == "swap")
  }

  private static let steps: [(count: Int, less: Int?, more: Int?)] = [
    (1, nil, 2), (2, 1, 3), (99, 98, 100), (100, 99, nil),
  ]

  @Test(arguments: steps)
  func `servings go from one to a hundred`(count: Int, less: Int?, more: Int?) throws {
    let root = serving(.init("Soup", servings: count)).element
    func leads(_ part: String) throws -> String? {
      try #require(root.find(ElementID("serving-selection.count.\(part)"))).action?.description
    }
    #expect(try leads("decrement") == less.map { "serving.count?to=\($0)" })
    #expect(try leads("increment") == more.map { "serving.count?to=\($0)" })
  }

  @Test func `another number than that of the recipe is pointed out`() {
    func note(_ count: Int) -> Bool {
      serving(.init("Soup", servings: count, written: 4)).element.visibleText
        .contains("The recipe is written for 4 servings.")
    }
    #expect(note(6) && !note(4))
  }

  @Test func `VoiceOver reads the dish, the number, the day, the meal, then the button`() {
    let screen = serving(
      .init("Soup", servings: 4, day: 20_220, days: [20_220, 20_221]))
    let read = screen.element.readingOrder.map(\.id)
    let wanted: [ElementID] = [
      "serving-selection.headline", "serving-selection.count.decrement",
      "serving-selection.count.increment", "serving-selection.day.20220",
      "serving-selection.slot.breakfast", "serving-selection.confirm", "serving-selection.close",
    ]
    #expect(read.filter(wanted.contains) == wanted)
    #expect(screen.announcement == "Soup")
  }
}
