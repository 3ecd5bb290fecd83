import AppShell
import EaterRecord
import MealAdvisorFeatureParts
import MealModels
import MealPictures
import Presentation
import RecipeBookFeatures
import RecipeBookScreens

extension MealAdvisorClients {
  /// All recipes that fit everyone at the table.
  var everything: RecipeShelfSource {
    RecipeShelfSource(
      .init("all", title: copy("recipes-tab.all"), emptyWords: copy("recipes-tab.all.empty"))
    ) { query, choice, limit, date in
      guard let stored = try? await stores.read(),
        let limits = try? service.safeLimits(of: stored, at: date).everybody
      else { return .init([], count: 0) }
      guard query.allSatisfy(\.isWhitespace) else {
        let found = service.search(cuisineName: copy.name(of:))
          .meals(matching: query, for: limits, limit: .max)
        return await listed(found.meals, by: choice, limit: limit)
      }
      let meals = service.catalog.summaries.filter { limits.admits($0.facts) }
        .sorted { $0.title < $1.title }
      return await listed(meals, by: choice, limit: limit)
    }
  }

  /// The saved recipes.
  var saved: RecipeShelfSource {
    RecipeShelfSource(
      .init("saved", title: copy("recipes-tab.saved"), emptyWords: copy("recipes-tab.saved.empty"))
    ) { query, choice, limit, _ in
      let words = query.lowercased()
      let meals = ((try? await stores.read())?.favorites.all(.meal) ?? [])
        .filter { words.isEmpty || $0.title.lowercased().contains(words) }
        .compactMap { service.catalog.summary(MealID(rawValue: $0.key.id)) }
        .sorted { $0.title < $1.title }
      return await listed(meals, by: choice, limit: limit)
    }
  }

  /// The first meals that a choice lists, with the cuisines of all of them to filter by.
  private func listed(
    _ meals: [MealSummary], by choice: RecipeChoice, limit: Int
  ) async -> RecipeShelfSource.Found {
    let own = (try? await ownMeals.current()) ?? OwnMealList()
    // Without a readable history the list is shown as if nothing was cooked yet.
    let cooked = (try? await stores.lastCooked()) ?? [:]
    let stars = (try? await stores.stars()) ?? [:]
    let chosen = choice.applied(to: meals) { meal in
      RecipeChoice.Facts(
        minutes: meal.statedMinutes, stars: stars[meal.id], lastCooked: cooked[meal.id],
        tags: choice.tag == nil ? [] : tags(of: meal, own))
    }
    return .init(
      chosen.prefix(limit).compactMap { summary in
        service.catalog.meal(summary.id).map { meal in
          MyRecipesInput.Entry(
            RecipeID(rawValue: summary.id.rawValue), title: summary.title,
            image: .meal(meal, ratio: .thumbnail), minutes: summary.statedMinutes)
        }
      }, count: chosen.count,
      tags: Set(meals.filter { own.summary($0.id) == nil }.map { copy.name(of: $0.cuisine) })
        .sorted())
  }

  /// The cuisine of a meal; of an own recipe only one that it states.
  private func tags(of meal: MealSummary, _ own: OwnMealList) -> [String] {
    let isStated =
      own.summary(meal.id) == nil || own.meal(meal.id)?.recipe.credits?.statesCuisine == true
    return isStated ? [copy.name(of: meal.cuisine)] : []
  }
}

extension Route {
  /// The tab with all recipes.
  public static let recipes = Route(RecipeBookRoutes.myRecipes)
}
