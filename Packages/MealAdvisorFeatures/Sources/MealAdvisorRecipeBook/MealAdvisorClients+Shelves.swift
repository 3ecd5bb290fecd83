import AppShell
import EaterRecord
import MealAdvisorFeatureParts
import MealModels
import MealPictures
import Presentation
import RecipeBookFeatures
import RecipeBookScreens

extension MealAdvisorClients {
  /// The most recipes that a list shows; a search finds the others.
  private static let longest = 50

  /// All recipes that fit everyone at the table.
  var everything: RecipeShelfSource {
    let (service, stores, cuisine) = (service, stores, copy)
    return RecipeShelfSource(
      .init("all", title: copy("recipes-tab.all"), emptyWords: copy("recipes-tab.all.empty"))
    ) { query, date in
      guard let stored = try? await stores.read(),
        let limits = try? service.safeLimits(of: stored, at: date).everybody
      else { return .init([], count: 0) }
      guard query.allSatisfy(\.isWhitespace) else {
        let found = service.search(cuisineName: cuisine.name(of:))
          .meals(matching: query, for: limits, limit: Self.longest)
        return Self.found(found.meals, count: found.meals.count + found.furtherCount, service)
      }
      let meals = service.catalog.summaries.filter { limits.admits($0.facts) }
        .sorted { $0.title < $1.title }
      return Self.found(meals, count: meals.count, service)
    }
  }

  /// The saved recipes.
  var saved: RecipeShelfSource {
    let (service, stores) = (service, stores)
    return RecipeShelfSource(
      .init("saved", title: copy("recipes-tab.saved"), emptyWords: copy("recipes-tab.saved.empty"))
    ) { query, _ in
      let words = query.lowercased()
      let meals = ((try? await stores.read())?.favorites.all(.meal) ?? [])
        .filter { words.isEmpty || $0.title.lowercased().contains(words) }
        .compactMap { service.catalog.summary(MealID(rawValue: $0.key.id)) }
      return Self.found(meals, count: meals.count, service)
    }
  }

  private static func found(
    _ meals: [MealSummary], count: Int, _ service: SuggestionService
  ) -> RecipeShelfSource.Found {
    .init(
      meals.prefix(longest).compactMap { summary in
        service.catalog.meal(summary.id).map { meal in
          MyRecipesInput.Entry(
            RecipeID(rawValue: summary.id.rawValue), title: summary.title,
            image: .meal(meal, ratio: .thumbnail), minutes: summary.statedMinutes)
        }
      }, count: count)
  }
}

extension Route {
  /// The tab with all recipes.
  public static let recipes = Route(RecipeBookRoutes.myRecipes)
}
