import FoodFacts
import MealCatalog
import MealModels
import SuggestionEngine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Turns what is stored into a question, asks a source, and fetches the meals of the answer.
public struct SuggestionService: Sendable {
  /// The meals, the eater's own among them once they were taken in.
  public var catalog: Catalog { choice.catalog }
  /// The engine over these meals, whatever the source is.
  public var engine: MealSuggester { choice.engine }
  let choice: MealChoice
  /// Whether suggestions come from elsewhere, which takes its time (C-M01).
  public var isRemote: Bool { asksElsewhere() }
  private var asksElsewhere: @Sendable () -> Bool
  private var source: SuggestionSource
  private let knownFoods: @Sendable () -> FoodBook
  /// Reads what is planned in words.
  let plannedWords = PlannedWords()

  /// Asks a source about meals of a catalogue; without one, the engine on this device.
  ///
  /// - Parameters:
  ///   - engine: one that was made before over the meals of this very catalogue, in whatever words;
  ///     nil makes one when it is needed.
  ///   - foods: the known foods, asked for when they are needed; a catalogue file has its own.
  public init(
    catalog: Catalog, source: SuggestionSource? = nil, engine: MealSuggester? = nil,
    foods: @escaping @Sendable () -> FoodBook = { .culinary }
  ) {
    knownFoods = foods
    let choice = MealChoice(catalog, engine: engine) { food in
      (catalog.foods ?? foods())[food]?.season ?? []
    }
    self.choice = choice
    let isRemote = source != nil
    asksElsewhere = { isRemote }
    self.source =
      source
      ?? SuggestionSource { request, history in
        choice.engine.suggest(request, history: history)
      }
  }

  /// Takes the eater's own meals among those to choose from, in place of those taken in before.
  ///
  /// Every copy of this service has them.
  public func take(_ own: OwnMealList) { choice.take(own) }

  /// Which list of the eater's own meals is among those to choose from; 0 where none is.
  public var ownRevision: Int { choice.ownRevision }

  /// The same meals and foods, asked for over a simulated connection.
  public func asking(over network: SimulatedNetwork) -> SuggestionService {
    var service = self
    service.source = .simulatedRemote(over: source, network: network)
    service.asksElsewhere = { [asksElsewhere] in network.isFarAway() || asksElsewhere() }
    return service
  }

  /// The foods that limits may name.
  public var foods: FoodBook { catalog.foods ?? knownFoods() }

  /// Limits that cannot be kept because they cannot be read; while there are any, nothing is safe.
  ///
  /// These are diets, allergies and events of a later version, allergies to a food that the
  /// catalogue's foods do not name or do not record where it is hidden, lines of a damaged journal,
  /// and once a change repaired it those that a person did not confirm since, and everything while records that were known are missing or
  /// nothing can be read.
  public func unreadableLimits(of settings: StoredSettings) -> [String] {
    let preferences = settings.preferences
    let unknown = limits(of: preferences).undecidedFoods
    let counts = [
      (settings.unreadEvents, "unread setting"), (settings.damagedLines, "damaged line"),
    ]
    return settings.faults + preferences.unreadableLimits.sorted()
      + unknown.map { "allergies:\($0)" + (foods[$0] == nil ? "" : Self.undecided) }
      + counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
  }

  /// The same for everything that is stored.
  public func unreadableLimits(of stored: StoredState) -> [String] {
    unreadableLimits(of: stored.settings)
  }

  private static let undecided = " (we cannot tell which meals hold it)"

  /// The question that the stored preferences and what is at home ask at a moment.
  ///
  /// - Parameters:
  ///   - surroundings: what is known beyond what is stored.
  ///   - today: when premium filters must be entitled; the moment unless it is only imagined.
  public func request(
    _ stored: StoredState, at moment: LocalMoment, count: Int, seed: UInt64,
    surroundings: Surroundings = Surroundings(), today: Date? = nil
  ) -> SuggestionRequest {
    let preferences = stored.preferences(at: today ?? moment.date)
    let home = atHome(stored.pantry, and: surroundings.foodsAtHome, on: moment.dayNumber)
    return SuggestionRequest(
      moment: moment, limits: limits(of: preferences),
      wishes: Wishes(
        slot: moment.slot, maxMinutes: preferences.cookingTime.minutes,
        cuisines: preferences.cuisines, nutrition: preferences.nutrition,
        atHome: home.foods, useBy: home.useBy,
        nutritionLeft: surroundings.nutritionLeft,
        month: Season.month(of: moment, in: surroundings.country)),
      count: count, seed: seed, quotas: preferences.quotas,
      saved: Set(stored.savedMeals.map(currentID)), region: surroundings.region,
      table: Set(preferences.names), sides: chosenSides(in: preferences),
      effort: ExpectedEffort(
        workday: preferences.mealTimes.minutes(atWeekend: false),
        weekend: preferences.mealTimes.minutes(atWeekend: true)))
  }

  /// Asks, and fetches the meals.
  ///
  /// Whatever the source says, a meal that breaks a limit is left out, and so is one that the
  /// catalogue does not hold; the same holds for what goes with it.
  ///
  /// - Parameter planned: meals that are planned around then, which count as had.
  public func serve(
    _ request: SuggestionRequest, _ history: History,
    planned: [(meal: MealID, date: Date)] = []
  ) async throws(SuggestionSourceError) -> SuggestedMeals {
    let planned = planned.map { (meal: currentID(of: $0.meal), date: $0.date) }
    var answer = try await source.suggest(request, current(history).planning(planned))
    let meals = answer.suggestions.compactMap { suggestion -> SuggestedMeal? in
      guard let meal = catalog.meal(suggestion.meal), request.limits.admits(meal.facts) else {
        return nil
      }
      let sides = suggestion.sides.served.compactMap(catalog.meal).filter { side in
        request.limits.admits(side.facts)
      }
      return SuggestedMeal(meal: meal, sides: sides, suggestion: suggestion)
    }
    answer.suggestions = meals.map(\.suggestion)
    return SuggestedMeals(meals: meals, answer: answer)
  }
}
