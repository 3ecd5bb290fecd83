import MealModels
import SuggestionEngine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A menu of made-up meals with every trait, and diners with a history.
enum Menu {
  /// A meal with the given traits, ready in 30 minutes.
  static func meal(
    _ id: MealID, _ cuisine: Cuisine = .italian, _ protein: ProteinSource = .none,
    starch: StarchSource = .none, shape: DishKind = .plate, slots: [MealSlot] = [.dinner],
    minutes: Int = 30, handsOn: Int? = nil, foods: [FoodID] = [], months: MonthSet = [],
    nutrition: NutritionFacts = NutritionFacts(), contents: FoodContents = FoodContents(),
    customs: MealCustoms = MealCustoms(role: .complete)
  ) -> MealSummary {
    MealSummary(
      id: id, title: id.rawValue, cuisine: cuisine, difficulty: .easy, totalMinutes: minutes,
      handsOnMinutes: handsOn,
      slots: SlotSet(slots), facts: MealFacts(contents: contents, foods: Set(foods)),
      traits: MealTraits(
        protein: protein, starch: starch, shape: shape, mainFoods: foods, months: months,
        nutrition: nutrition), customs: customs)
  }

  /// Two meals for each cuisine and protein, in different shapes.
  static let large: [MealSummary] = Cuisine.allCases.enumerated().flatMap { place, cuisine in
    ProteinSource.allCases.enumerated().flatMap { number, protein in
      [DishKind.plate, .soup].map { shape in
        meal(
          MealID(rawValue: "\(cuisine.rawValue)-\(protein.rawValue)-\(shape.rawValue)"), cuisine,
          protein, starch: StarchSource.allCases[(place + number) % StarchSource.allCases.count],
          shape: shape, slots: [.breakfast, .lunch, .dinner])
      }
    }
  }

  static let engine = MealSuggester(pool: MealPool(large))

  static func summary(_ id: MealID) -> MealSummary? { byID[id] }

  private static let byID = Dictionary(uniqueKeysWithValues: large.map { ($0.id, $0) })

  static func engine(_ meals: MealSummary...) -> MealSuggester {
    MealSuggester(pool: MealPool(meals))
  }

  static func date(day: Double) -> Date { Kitchen.evening.date + day * 86_400 }
}

extension History {
  /// A history of events on days after the first evening.
  init(_ events: (day: Double, kind: HistoryEvent.Kind, meal: MealID)...) {
    self.init()
    for event in events {
      apply(HistoryEvent(event.kind, event.meal), at: Menu.date(day: event.day))
    }
  }
}
