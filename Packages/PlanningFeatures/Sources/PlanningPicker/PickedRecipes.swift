import DesignSystem
import EaterRecord
import MealModels
import MealPlan
import PlanningPresentation
import SuggestionEngine

/// The recipes of a tab of the picker, best first: those for everyone at the table, and the others.
struct PickedRecipes {
  private(set) var meals: [MealSummary] = []
  /// The matches that break a limit of somebody at the table.
  private(set) var held: [MealSummary] = []
  /// Whether the matches that break a limit are shown too, with what stands in the way.
  let showsHeld: Bool
  private(set) var trend = RecipePickerInput.Trend.household
  private let service: SuggestionService
  private let record: StoredState
  private let moment: LocalMoment

  init(
    _ state: RecipePickerFeature.State, record: StoredState, service: SuggestionService,
    world: (moment: LocalMoment, limits: EaterLimits), copy: Copy
  ) {
    self.service = service
    self.record = record
    moment = world.moment
    showsHeld = state.showsHeld || Self.tabsOfOwn.contains(state.tab)
    let words = PickerQuery(state.query, copy)
    let all = candidates(state, words, world.limits)
    let wished = state.filter.tags.union(words.tags).map(EaterLimits.init(tag:))
      .reduce(EaterLimits.none) { $0.union($1) }
    for meal in all where wished.admits(meal.facts) && fits(meal, state) {
      if world.limits.admits(meal.facts) { meals.append(meal) } else { held.append(meal) }
    }
  }

  /// The recipes that are shown: those for everyone first.
  var shown: [MealSummary] { showsHeld ? meals + held : meals }

  /// The tabs of recipes that somebody here chose to have, of which none is hidden.
  private static let tabsOfOwn: Set<PickerTab> = [.saved, .imported]

  private func fits(_ meal: MealSummary, _ state: RecipePickerFeature.State) -> Bool {
    if let most = state.filter.minutes {
      // A meal without a stated time may take longer.
      guard let minutes = meal.statedMinutes, minutes <= most else { return false }
    }
    guard let budget = state.filter.budget else { return true }
    // A meal without a known price may cost more.
    guard let cost = state.costs?.cost(meal.id, 1), cost.currency == budget.currency else {
      return false
    }
    return cost.hundredths <= budget.hundredths
  }

  private mutating func candidates(
    _ state: RecipePickerFeature.State, _ words: PickerQuery, _ limits: EaterLimits
  ) -> [MealSummary] {
    let catalog = service.catalog
    if !words.text.isEmpty {
      // The search ignores limits, so that the meals that break one can be counted.
      let found = state.search?.meals(matching: words.text, for: .none, limit: .max).meals ?? []
      return found.filter { isIn(state.tab, $0) }
    }
    switch state.tab {
    case .curated:
      let first = (state.curated ?? []).compactMap(catalog.summary)
      let known = Set(first.map(\.id))
      return first + catalog.summaries.filter { !known.contains($0.id) }
    case .trending: return trending
    case .saved:
      let saved = Set(record.savedMeals.map(service.currentID(of:)))
      return catalog.summaries.filter { saved.contains($0.id) }
    case .imported: return catalog.summaries.filter { isIn(.imported, $0) }
    }
  }

  private func isIn(_ tab: PickerTab, _ meal: MealSummary) -> Bool {
    switch tab {
    case .curated, .trending: true
    case .saved: record.savedMeals.map(service.currentID(of:)).contains(meal.id)
    case .imported: service.catalog.meal(meal.id)?.recipe.origin != .bundled
    }
  }

  /// The meals that this household cooked most in recent days; if there are too few, meals in
  /// season.
  private var trending: [MealSummary] {
    mutating get {
      let since = moment.date.addingTimeInterval(-Self.days * 86_400)
      var counts: [MealID: Int] = [:]
      for entry in record.history.entries where entry.event.kind == .cooked && entry.date >= since {
        guard let meal = entry.event.meal else { continue }
        counts[service.currentID(of: meal), default: 0] += 1
      }
      guard counts.count >= Self.fewest else {
        trend = .season
        return service.inSeason(at: moment)
      }
      return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        .compactMap { service.catalog.summary($0.key) }
    }
  }

  /// The number of recent days whose cooked meals make the trend.
  private static let days = 30.0
  /// The fewest dishes that make a trend.
  private static let fewest = 3
}

/// The query: words, and the diets named among them, as in "chicken, vegetarian".
struct PickerQuery {
  private(set) var text = ""
  private(set) var tags: Set<DietaryTag> = []

  init(_ query: String, _ copy: Copy) {
    var words: [String] = []
    for part in query.split(separator: ",") {
      let part = part.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      let key = part.lowercased().replacing("-", with: " ")
      let tag = DietaryTag.allCases.first { $0.rawValue.replacing("-", with: " ") == key }
      if let tag { tags.insert(tag) } else if !part.isEmpty { words.append(part) }
    }
    text = words.joined(separator: " ")
  }
}

extension EaterLimits {
  /// Makes the limits of a dietary tag; nut-free is an allergy, not a diet (C-D13).
  init(tag: DietaryTag) {
    switch tag {
    case .nutFree: self.init(allergens: [.treeNut, .peanut])
    case .vegan: self.init(diets: [.vegan])
    case .glutenFree: self.init(diets: [.glutenFree])
    case .vegetarian: self.init(diets: [.vegetarian])
    case .pescatarian: self.init(diets: [.pescatarian])
    case .keto: self.init(diets: [.keto])
    case .dairyFree: self.init(diets: [.dairyFree])
    case .halal: self.init(diets: [.halal])
    case .kosher: self.init(diets: [.kosher])
    }
  }
}
