import DesignSystem
import MealModels
import ScreenParts
import SuggestionEngine
import Testing

@testable import Presentation

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct OpinionScreenTests {
  private let meal = SampleKitchen.tuscan

  private func screen(
    _ opinion: MealOpinion, _ occasion: OpinionInput.Occasion = .asked,
    toast: Notice? = nil
  ) -> OpinionScreen {
    OpinionScreen(
      OpinionInput(meal: meal, opinion: opinion, occasion: occasion, toast: toast), .english)
  }

  @Test(arguments: [
    (MealOpinion(), "not-rated", "Not rated yet"),
    (MealOpinion(stars: 1), "rated", "You gave it 1 star"),
    (MealOpinion(stars: 4, timesCooked: 1), "rated", "You gave it 4 stars"),
    (MealOpinion(stars: 2, isDisliked: true), "disliked", "You gave it 2 stars"),
    (MealOpinion(timesCooked: 3), "cooked", "Not rated yet"),
  ])
  func `the sheet says what was said so far`(
    opinion: MealOpinion, state: String, rating: String
  ) {
    let screen = screen(opinion)
    #expect(screen.state.rawValue == state)
    #expect(screen.rating.content.text == rating)
    #expect(screen.stars.stars == opinion.stars ?? 0)
    #expect(screen.structureFindings == [])
  }

  @Test func `each star is a button of its own, and the given ones are said`() throws {
    let element = screen(MealOpinion(stars: 4)).element
    #expect(element.fired("opinion.stars.2") == "meal.rate?id=creamy-tuscan-chicken&stars=2")
    #expect(element.spoken("opinion.stars.4")?.label == "4 stars")
    let given = try #require(element.spoken("opinion.stars.4"))
    #expect(given.traits.contains(.selected))
    #expect(element.spoken("opinion.stars")?.label == "Stars for Creamy Tuscan Chicken")
  }

  @Test func `Not for Me is shown as chosen, and pressing it again takes it back`() throws {
    let free = screen(MealOpinion()).element
    #expect(free.fired("opinion.dislike") == "meal.dislike?id=creamy-tuscan-chicken")
    let chosen = screen(MealOpinion(isDisliked: true)).element
    #expect(chosen.fired("opinion.dislike") == "meal.undoDislike?id=creamy-tuscan-chicken")
    let spoken = try #require(chosen.spoken("opinion.dislike"))
    #expect(spoken.traits.contains(.selected))
    #expect(spoken.value == "It is suggested only if nothing else fits")
  }

  @Test func `the screen does not ask again today about a meal cooked today`() {
    let today = screen(MealOpinion(timesCooked: 2, isCookedToday: true)).element
    #expect(today.fired("opinion.cooked") == nil)
    #expect(today.spoken("opinion.cooked")?.value == "Cooked twice")
    let tomorrow = screen(MealOpinion(timesCooked: 2)).element
    #expect(tomorrow.fired("opinion.cooked") == "meal.cooked?id=creamy-tuscan-chicken")
  }

  @Test func `after cooking only stars and Not for Me are asked`() {
    let screen = screen(MealOpinion(timesCooked: 1, isCookedToday: true), .cooked)
    #expect(screen.state == "after-cooking")
    #expect(screen.headline.content.text == "How Was It?")
    #expect(screen.rows.map(\.title) == ["Not for Me"])
    #expect(screen.announcement == "How Was It? Enjoy your meal. It is in your history.")
  }

  @Test(arguments: [
    (ScreenToast.mealDislikedForNow("creamy-tuscan-chicken", title: "Chicken"), false, true),
    (.mealWelcomed, true, false), (.mealRated(3), true, false), (.mealCooked, true, false),
  ])
  func `a message that can be undone stays, others go by themselves`(
    toast: ScreenToast, isBrief: Bool, canBeUndone: Bool
  ) {
    let notice = toast.notice(.english)
    #expect(notice.isBrief == isBrief)
    let screen = screen(MealOpinion(), toast: notice)
    #expect(screen.announcement == notice.text)
    let undo = screen.element.fired("opinion.toast")
    #expect(undo == (canBeUndone ? "meal.undoDislike?id=creamy-tuscan-chicken" : nil))
  }

  // C-A05
  @Test func `everything that the card offers is a control of Why or of the sheet behind it`()
    throws
  {
    let controls = OpinionControls(meal.id, MealOpinion(), copy: .english)
    let home = HomeScreen(
      HomeInput(
        state: .suggestion(meal), reasons: [.neverShown],
        mealActions: OpinionControls.Entry.allCases.map(controls.customAction)), .english)
    let offered = try #require(home.element.spoken("home.card.meal")).customActions
    #expect(offered.map(\.label) == ["Why This?", "Not for Me", "Rate It", "I Cooked It"])
    let why = WhyScreen(
      WhyInput(meal: meal, explanation: Explanation(meal: meal.id)), .english)
    #expect(why.rows.map(\.title) == ["Not for Me", "Rate It"])
    let visible =
      [home.element.find("home.card.why")?.action].compactMap(\.self)
      + why.rows.compactMap(\.action) + screen(MealOpinion()).rows.compactMap(\.action)
    #expect(offered.allSatisfy { visible.contains($0.action) })
  }

  @Test func `a recipe asks below all that is drawn, by three rows`() throws {
    let screen = RecipeDetailScreen(
      RecipeInput(meal: meal, opinion: MealOpinion(stars: 5, timesCooked: 2)), .english)
    let order = screen.element.readingOrder.map(\.id)
    let start = try #require(order.firstIndex(of: "recipe.startCooking"))
    #expect(try #require(order.firstIndex(of: "recipe.opinion.rate")) > start)
    #expect(screen.opinion?.rows.map(\.title) == ["Rate It", "Not for Me", "Why This?"])
    #expect(screen.opinion?.rows.first?.subtitle == "You gave it 5 stars · Cooked twice")
  }

  @Test(arguments: [
    (MealOpinion(), nil), (MealOpinion(stars: 1), "You gave it 1 star"),
    (MealOpinion(timesCooked: 1), "Cooked once"),
  ])
  func `the row says what was said so far`(opinion: MealOpinion, words: String?) {
    let row = OpinionControls(meal.id, opinion, copy: .english).rateRow("row")
    #expect(row.subtitle == words)
    #expect(row.action?.description == "meal.opinion?id=creamy-tuscan-chicken")
  }

  @Test func `an opinion is read from what happened, by the eater's day`() throws {
    let evening = try #require(LocalMoment("2026-05-12T23:30", secondsFromGMT: 7200))
    var history = History()
    history.apply(HistoryEvent(.cooked, meal.id), at: evening.date)
    history.apply(HistoryEvent(.rated, meal.id, stars: 2), at: evening.date)
    history.apply(HistoryEvent(.disliked, meal.id), at: evening.date)
    let said = MealOpinion(of: meal.id, in: history, at: evening)
    #expect(said == MealOpinion(stars: 2, isDisliked: true, timesCooked: 1, isCookedToday: true))
    let later = LocalMoment(date: evening.date + 3600, secondsFromGMT: 7200)
    #expect(!MealOpinion(of: meal.id, in: history, at: later).isCookedToday)
    #expect(MealOpinion(of: "other", in: history, at: evening) == MealOpinion())
  }
}
