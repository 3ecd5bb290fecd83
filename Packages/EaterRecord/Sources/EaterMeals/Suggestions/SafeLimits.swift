import MealModels
import Preferences

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The limits of the whole table, after all of them could be read.
///
/// Without this value no meal is requested, served or planned. Only this file makes it, from a
/// stored state without unreadable parts.
public struct SafeLimits: Sendable {
  /// The limits of the whole table together.
  public let everybody: EaterLimits
  private let preferences: EaterPreferences
  /// Loads the known foods, which are only needed for an allergy to a single food.
  private let foods: @Sendable () -> FoodBook

  fileprivate init(
    _ preferences: EaterPreferences, in foods: @escaping @Sendable () -> FoodBook
  ) {
    (self.preferences, self.foods) = (preferences, foods)
    everybody = preferences.limits(in: foods())
  }

  /// Whether the whole table may eat a meal.
  public func admits(_ facts: MealFacts) -> Bool { everybody.admits(facts) }

  /// The limits of the named people.
  ///
  /// Without names, or with a name unknown at the table, these are the limits of the whole table
  /// and of the named people who are away.
  public func limits(eating names: [String]) -> EaterLimits {
    preferences.limits(eating: names, in: foods())
  }
}

extension SuggestionService {
  /// The limits of the whole table.
  ///
  /// - Parameter date: the date at which the entitlement to premium filters is checked.
  /// - Throws: the unreadable limits; if there are any, no meal is safe.
  public func safeLimits(
    of stored: StoredState, at date: Date
  ) throws(UnreadableLimits) -> SafeLimits {
    let unreadable = unreadableLimits(of: stored)
    guard unreadable.isEmpty else { throw UnreadableLimits(unreadable) }
    return SafeLimits(stored.preferences(at: date)) { foods }
  }
}

extension EaterPreferences {
  /// The limits of the named people.
  ///
  /// Without names, or with a name unknown at the table, these are the limits of the whole table
  /// and of the named people who are away.
  func limits(eating names: [String], in foods: @autoclosure () -> FoodBook) -> EaterLimits {
    eating(names).reduce(.none) { $0.union($1.limits(in: foods())) }
  }
}
