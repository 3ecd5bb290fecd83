import AppComposition
import AppShell
import CommandKit
import EaterRecord
import MealCatalog
import MealModels
import Preferences
import PrintedText
import SuggestionEngine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The question that the flags of a suggesting command ask.
package struct SuggestQuestion: Sendable {
  /// The program's name.
  package let program: String
  package let service: SuggestionService
  package let moment: LocalMoment
  /// The typed seed; nil leaves it to the command.
  package let seed: UInt64?
  /// Further limits that are not stored.
  package let limits: EaterLimits
  /// The wishes of the flags; each replaces the stored wish of its kind.
  package let wishes: Wishes
  /// The food at home, the rest of the day's nutrition, and the country.
  let surroundings: SuggestionContext

  /// The meals to choose from.
  package var catalog: Catalog { service.catalog }

  /// Reads the flags.
  package init(
    _ invocation: Invocation, _ advisor: EaterContext, _ service: SuggestionService
  ) throws(CommandError) {
    program = invocation.program
    moment = try Self.moment(invocation, advisor.environment)
    seed = try Self.seed(invocation)
    self.service = service
    limits = try Self.limits(invocation, foods: { service.foods })
    wishes = Wishes(
      slot: try invocation.choice(QuestionFlags.slot, "slot"),
      maxMinutes: try invocation.number(QuestionFlags.maxMinutes, in: 1...1440),
      cuisines: Set(try Self.cuisines(invocation)), nutrition: try Self.nutrition(invocation),
      forChildrenIn: invocation.arguments.has(QuestionFlags.kids)
        ? EaterRegion(country: advisor.environment.region.country) : nil)
    surroundings = try Self.surroundings(
      invocation, in: advisor.environment.region.country, foods: { service.foods })
  }

  /// The stored limits with those of the flags, and the wishes.
  ///
  /// The clock decides which premium filters apply, not `--at`.
  ///
  /// - Parameter moment: the moment of the question; by default that of the flags.
  package func request(
    _ stored: StoredState, now: Date, at moment: LocalMoment? = nil, count: Int = 1, seed: UInt64
  ) throws(CommandError) -> SuggestionRequest {
    var request = service.request(
      stored, for: try safeLimits(of: stored, now: now), at: moment ?? self.moment, count: count,
      seed: seed, surroundings: surroundings,
      today: now)
    request.limits = request.limits.union(limits)
    if let slot = wishes.slot { request.wishes.slot = slot }
    if let minutes = wishes.maxMinutes { request.wishes.maxMinutes = minutes }
    if !wishes.cuisines.isEmpty { request.wishes.cuisines = wishes.cuisines }
    request.wishes.forChildrenIn = wishes.forChildrenIn
    for nutrient in wishes.nutrition.nutrients {
      request.wishes.nutrition[nutrient] = wishes.nutrition[nutrient]
    }
    return request
  }

  /// The stored limits.
  package func safeLimits(of stored: StoredState, now: Date) throws(CommandError) -> SafeLimits {
    try service.safeLimits(of: stored, at: now, program: program)
  }

  private static func moment(
    _ invocation: Invocation, _ environment: AppEnvironment
  ) throws(CommandError) -> LocalMoment {
    guard let text = invocation.arguments.value(QuestionFlags.at) else {
      return environment.moment
    }
    guard let moment = environment.moment(typed: text) else {
      throw .badMoment(QuestionFlags.at, text)
    }
    return moment
  }

  private static func seed(_ invocation: Invocation) throws(CommandError) -> UInt64? {
    guard let text = invocation.arguments.value(QuestionFlags.seed) else { return nil }
    guard text.utf8.allSatisfy({ (48...57).contains($0) }), let seed = UInt64(text) else {
      throw .wrong(
        "--seed is a whole number from 0 to \(UInt64.max), not \(PlainText.quoted(text))")
    }
    return seed
  }
}

extension EaterContext {
  /// The meals of the file that a call names, else those of the kitchen.
  func chosenCatalog(_ invocation: Invocation) throws(CommandError) -> Catalog {
    guard let path = invocation.arguments.value(QuestionFlags.catalog) else { return meals }
    return try catalog(at: path, invocation)
  }

  /// A random seed of 53 bits, which every JSON parser reads exactly.
  package var seedByChance: UInt64 { environment.makeSeed() >> 11 }
}

extension SuggestQuestion {
  /// The seed for a command that gives the same answer all day: the typed one, else the number of
  /// the day.
  package func steadySeed(on day: Int) -> UInt64 { seed ?? UInt64(day.magnitude) }
}
