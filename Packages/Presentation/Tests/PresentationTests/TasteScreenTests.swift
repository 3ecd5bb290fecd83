import DesignSystem
import MealModels
import Preferences
import SuggestionEngine
import Testing

@testable import Presentation

@Suite struct TasteScreenTests {
  @Test func `a dish has its picture, its name and three answers alike`() throws {
    let root = TasteScreen(TasteInput(meal: SampleKitchen.tuscan, answered: 6), .english).element
    #expect(root.find("taste.dish.image") != nil)
    #expect(root.text("taste.dish.title")?.text == "Creamy Tuscan Chicken")
    #expect(root.text("taste.progress.text")?.text == "Dish 7 of 20")
    let answers = QuizAnswer.allCases.map { ElementID("taste.answer").child($0.rawValue) }
    #expect(
      answers.map { root.fired($0) } == [
        "taste.answer?id=creamy-tuscan-chicken&answer=would-eat",
        "taste.answer?id=creamy-tuscan-chicken&answer=not-for-me",
        "taste.answer?id=creamy-tuscan-chicken&answer=unknown",
      ])
    #expect(Set(answers.map { root.find($0)?.role }) == [.secondaryButton])
    #expect(root.fired("taste.close") == "navigation.dismiss")
  }

  @Test func `the end says what was learned in two sentences, and offers more while there is any`()
  {
    let screen = TasteScreen(TasteInput(), .english)
    #expect(
      screen.announcement
        == "It is too early to tell what you like. Every meal you rate or cook teaches the app more."
    )
    #expect(screen.element.fired("taste.more") == "taste.more")
    #expect(TasteScreen(TasteInput(hasMore: false), .english).element.find("taste.more") == nil)
  }

  @Test func `the quiz is for the owner of the device, and below what is drawn in Settings`() {
    let own = DietaryRestrictionsScreen(DietaryRestrictionsInput(), .english).element
    #expect(own.fired("dietary-restrictions.taste.row") == "settings.open?screen=taste")
    let other = DietaryRestrictionsScreen(DietaryRestrictionsInput(eater: "Ben"), .english).element
    #expect(other.find("dietary-restrictions.taste.row") == nil)
  }
}

@Suite struct CookingTimeScreenTests {
  @Test func `each meal of a day has its usual minutes, with less and more time`() {
    var times = MealTimes()
    times[.workdayDinner] = 25
    let root = CookingTimeScreen(minutes: nil, times: times, .english).element
    let dinner = "cooking-time.usual.workday-dinner"
    #expect(root.text(ElementID("\(dinner).value"))?.text == "25 min")
    #expect(
      root.fired(ElementID("\(dinner).decrement"))
        == "settings.mealTime?id=workday-dinner&minutes=20")
    #expect(
      root.fired(ElementID("\(dinner).increment"))
        == "settings.mealTime?id=workday-dinner&minutes=30")
    times[.workdayDinner] = MealTimes.range.lowerBound
    let least = CookingTimeScreen(minutes: nil, times: times, .english).element
    #expect(least.fired(ElementID("\(dinner).decrement")) == nil)
  }
}
