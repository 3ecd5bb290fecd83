import DesignSystem
import MealModels
import Presentation
import ScreenParts
import SuggestionEngine

extension ScreenCatalog {
  /// History with some days, in the middle of many, and with nothing in it.
  static func history(_ samples: SampleMeals, _ copy: Copy) -> CatalogScreen {
    let some = HistoryInput(days: sampleDays(samples), today: 20_585)
    var middle = some
    middle.hasEarlier = true
    middle.hasLater = true
    var toast = some
    toast.toast = ScreenToast.changeNotStored.notice(copy)
    let states: [(StateID, HistoryInput)] = [
      ("default", some), ("paged", middle), ("empty", HistoryInput()),
      ("toast", toast),
    ]
    return CatalogScreen(
      "history", copy("history.title"),
      states: states.map { id, input in
        CatalogState(named: id) {
          HistoryScreen(input, root("home", isEntitled: false, $0))
        }
      })
  }

  /// Today, yesterday and a day long ago, with a meal that no longer exists.
  private static func sampleDays(_ samples: SampleMeals) -> [HistoryInput.Day] {
    let (tuscan, curry) = (samples.tuscan, samples.curry)
    func line(_ meal: Meal, _ events: [HistoryEvent]) -> HistoryInput.Line {
      HistoryInput.Line(meal.id, title: meal.recipe.title, events: events)
    }
    return [
      HistoryInput.Day(
        20_585,
        lines: [
          line(
            tuscan,
            [
              HistoryEvent(.rated, tuscan.id, stars: 4), HistoryEvent(.cooked, tuscan.id),
              HistoryEvent(.accepted, tuscan.id), HistoryEvent(.suggested, tuscan.id),
            ]), line(curry, [HistoryEvent(.suggested, curry.id)]),
        ]),
      HistoryInput.Day(20_584, lines: [line(curry, [HistoryEvent(.disliked, curry.id)])]),
      HistoryInput.Day(
        20_200,
        lines: [
          HistoryInput.Line("gone", title: nil, events: [HistoryEvent(.cooked, "gone")]),
          line(.longTitled(tuscan), [HistoryEvent(.suggested, tuscan.id)]),
        ]),
    ]
  }

  /// Search Meals before the first query, with results, and with each way to find none.
  static func search(_ samples: SampleMeals, _ copy: Copy) -> CatalogScreen {
    let meals = [samples.tuscan, samples.curry].map(\.summary)
    let states: [(StateID, SearchInput)] = [
      ("start", SearchInput()),
      ("found", SearchInput(query: "chicken", meals: meals)),
      (
        "found-more",
        SearchInput(query: "chicken", meals: meals, furtherCount: 7, unsuitableCount: 12)
      ),
      ("none", SearchInput(query: "chikcen", nearest: "chicken")),
      ("nothing-near", SearchInput(query: "moon dust")),
      ("unsuitable", SearchInput(query: "satay", unsuitableCount: 3)),
      ("unreadable", SearchInput(query: "chicken", hasUnreadableLimits: true)),
    ]
    return CatalogScreen(
      "search", copy("search.title"),
      states: states.map { id, input in
        CatalogState(named: id) {
          SearchScreen(input, root("home", isEntitled: false, $0))
        }
      })
  }
}
