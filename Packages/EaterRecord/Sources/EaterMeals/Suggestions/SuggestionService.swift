import AppRecord
import FoodFacts
import MealCatalog
import MealModels
import SuggestionEngine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Turns the stored state into a request, asks a source, and fetches the meals of the answer.
public struct SuggestionService: Sendable {
  /// The meals, including the eater's own after they were added.
  public var catalog: Catalog { choice.catalog }
  /// The engine over these meals, also if another source makes the suggestions.
  public var engine: MealSuggester { choice.engine }
  let choice: MealChoice
  /// Whether suggestions come over a network and take time (C-M01).
  public var isRemote: Bool { asksElsewhere() }
  private var asksElsewhere: @Sendable () -> Bool
  private var source: SuggestionSource
  private let knownFoods: @Sendable () -> FoodBook
  /// Reads the foods from planned meals in words.
  let plannedWords = PlannedWords()

  /// Makes a service that asks a source about meals of a catalogue; by default the source is the
  /// engine on this device.
  ///
  /// - Parameters:
  ///   - engine: an engine over exactly this catalogue's meals, in any language; nil makes one when
  ///     needed.
  ///   - foods: the known foods, requested when needed; a catalogue file has its own.
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

  /// Replaces the eater's own meals among the meals to choose from.
  ///
  /// The change applies to every copy of this service.
  public func take(_ own: OwnMealList) { choice.take(own) }

  /// The revision of the eater's own meals among the meals to choose from; 0 if there are none.
  public var ownRevision: Int { choice.ownRevision }

  /// The service with its source behind a simulated connection.
  public func asking(over network: SimulatedNetwork) -> SuggestionService {
    var service = self
    service.source = .simulatedRemote(over: source, network: network)
    service.asksElsewhere = { [asksElsewhere] in network.isFarAway() || asksElsewhere() }
    return service
  }

  /// The foods that limits may name.
  public var foods: FoodBook { catalog.foods ?? knownFoods() }

  /// Limits that cannot be applied because they are unreadable; with any of them, no meal is safe.
  ///
  /// These are:
  /// - diets, allergies and events of a later version;
  /// - allergies to a food that the catalogue does not name, or whose hidden uses it does not
  ///   record;
  /// - lines of a damaged journal, and after its repair the limits that no person has confirmed
  ///   since;
  /// - all limits, while known records are missing or the record is unreadable.
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

  /// Limits of the whole stored state that cannot be applied because they are unreadable.
  public func unreadableLimits(of stored: StoredState) -> [String] {
    unreadableLimits(of: stored.settings)
  }

  private static let undecided = " (we cannot tell which meals hold it)"

  /// Makes a request from the stored preferences and the foods at home at a moment.
  ///
  /// - Parameters:
  ///   - limits: the limits of the whole table.
  ///   - surroundings: facts that are not stored.
  ///   - today: the date at which the entitlement to premium filters is checked; by default the
  ///     moment. It differs if the moment is imagined.
  public func request(
    _ stored: StoredState, for limits: SafeLimits, at moment: LocalMoment, count: Int,
    seed: UInt64, surroundings: SuggestionContext = SuggestionContext(), today: Date? = nil
  ) -> SuggestionRequest {
    request(
      stored, limits.everybody, at: moment, count: count, seed: seed,
      surroundings: surroundings, today: today ?? moment.date)
  }

  /// Makes the request for explaining a meal, with the readable limits; it is sent to no source.
  ///
  /// - Parameters:
  ///   - surroundings: facts that are not stored.
  ///   - today: the date at which the entitlement to premium filters is checked.
  public func requestToExplain(
    _ stored: StoredState, at moment: LocalMoment,
    surroundings: SuggestionContext = SuggestionContext(),
    today: Date
  ) -> SuggestionRequest {
    request(
      stored, limits(of: stored.preferences(at: today)), at: moment, count: 1, seed: 0,
      surroundings: surroundings, today: today)
  }

  private func request(
    _ stored: StoredState, _ limits: EaterLimits, at moment: LocalMoment, count: Int,
    seed: UInt64, surroundings: SuggestionContext, today: Date
  ) -> SuggestionRequest {
    let preferences = stored.preferences(at: today)
    let home = atHome(stored.kitchen, and: surroundings.foodsAtHome, on: moment.dayNumber)
    return SuggestionRequest(
      moment: moment, limits: limits,
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

  /// Asks the source, and fetches the meals.
  ///
  /// A meal that breaks a limit or is not in the catalogue is left out, even if the source proposes
  /// it. So is a side.
  ///
  /// - Parameters:
  ///   - limits: the limits of the whole table; the request may contain further limits.
  ///   - planned: meals planned around that time, which are treated as eaten.
  public func serve(
    _ request: SuggestionRequest, for limits: SafeLimits, _ history: History,
    planned: [(meal: MealID, date: Date)] = []
  ) async throws(SuggestionSourceError) -> SuggestedMeals {
    var request = request
    request.limits = request.limits.union(limits.everybody)
    let planned = planned.map { (meal: currentID(of: $0.meal), date: $0.date) }
    var answer = try await source.suggest(request, current(history).planning(planned))
    let meals = answer.suggestions.compactMap { suggestion -> SuggestedMeal? in
      guard let meal = catalog.meal(suggestion.mealID), request.limits.admits(meal.facts) else {
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
