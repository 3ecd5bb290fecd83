import DesignSystem
import MealModels
import Presentation
import ScreenParts
import SuggestionEngine

extension ScreenCatalog {
  /// The quiz at its first and its last dish, and its end with and without something learned.
  static func taste(_ samples: SampleMeals, _ copy: Copy) -> CatalogScreen {
    let first = TasteInput(meal: samples.tuscan)
    var last = TasteInput(meal: samples.curry, answered: TasteQuiz.length - 1)
    last.imagePhase = .placeholder
    var unstored = first
    unstored.toast = ScreenToast.changeNotStored.notice(copy)
    let states: [(StateID, TasteInput)] = [
      ("first", first), ("last", last), ("not-stored", unstored),
      ("long-title", TasteInput(meal: .longTitled(samples.tuscan), answered: 6)),
      ("learned", TasteInput(opinions: learned)),
      ("too-early", TasteInput(hasMore: false)),
    ]
    return CatalogScreen(
      "taste", copy("taste.title"),
      states: states.map { id, input in
        CatalogState(named: id) { TasteScreen(input, $0.covered) }
      })
  }

  private static let learned = [
    TraitOpinion(.cuisine(.thai), Opinion(mean: 0.8, variance: 0.04, observations: 3)),
    TraitOpinion(.shape(.soup), Opinion(mean: 0.5, variance: 0.04, observations: 4)),
    TraitOpinion(.protein(.fish), Opinion(mean: -0.4, variance: 0.04, observations: 3)),
  ]
}
