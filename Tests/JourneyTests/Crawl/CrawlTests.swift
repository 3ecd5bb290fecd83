import DesignSystem
import MealCatalog
import MealModels
import PlanningPresentation
import Presentation
import RecipeBookScreens
import ScreenParts
import Testing

/// Every control of both apps, used once in each state of its screen.
@Suite struct CrawlTests {
  @Test(.timeLimit(.minutes(5)), arguments: PlantedApp.all)
  func `no control is dead and no screen out of reach`(app: PlantedApp) async throws {
    var crawl = try await Crawl(app)
    try await crawl.run(limit: 200)
      "CRAWL", app.testDescription, "states", crawl.states.count, "controls", crawl.controls.count,
      "launches", crawl.launches, clock.now - begun)
    #expect(crawl.dead.map(\.description) == [])
    let all = Set((ScreenCatalog.planningScreens).map(\.rawValue))
    #expect(all.subtracting(crawl.screens).sorted() == [])
  }
}
extension ScreenCatalog {
  static var planningScreens: [ScreenID] {
    let copy = Copy.english
    return (CatalogScreen.planning(copy) { $0 } + CatalogScreen.recipeBook(copy) { $0 }).map(\.id)
  }
}
