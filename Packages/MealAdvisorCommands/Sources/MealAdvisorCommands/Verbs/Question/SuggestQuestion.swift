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

/// What the flags of a command ask for that suggests meals.
struct SuggestQuestion: Sendable {
  /// What the program is called.
  let program: String
  let service: SuggestionService
  let moment: LocalMoment
  /// The seed that was typed; nil leaves it to the command.
  let seed: UInt64?
  /// Limits that hold beside the stored ones.
  let limits: EaterLimits
  /// Wishes that replace the stored ones where they are set.
  let wishes: Wishes
  /// What is at home, what is left of the day, and where.
  let surroundings: Surroundings

  /// The meals to choose from.
  var catalog: Catalog { service.catalog }

  /// Reads the flags.
  init(
    _ invocation: Invocation, _ advisor: MealAdvisorContext, _ service: SuggestionService
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
  /// What premium filters let through is decided by the clock and not by `--at`.
  ///
  /// - Parameter moment: when it is asked, unless it is when the flags say.
  func request(
    _ stored: StoredState, now: Date, at moment: LocalMoment? = nil, count: Int = 1, seed: UInt64
  ) throws(CommandError) -> SuggestionRequest {
    let unreadable = service.unreadableLimits(of: stored)
    guard unreadable.isEmpty else { throw .unreadableLimits(unreadable, program: program) }
    var request = service.request(
      stored, at: moment ?? self.moment, count: count, seed: seed, surroundings: surroundings,
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

extension MealAdvisorContext {
  /// The meals of the file that a call names, else those at hand.
  func chosenCatalog(_ invocation: Invocation) throws(CommandError) -> Catalog {
    guard let path = invocation.arguments.value(QuestionFlags.catalog) else { return meals }
    return try catalog(at: path, invocation)
  }

  /// A seed by chance; it fits in 53 bits, which every reader of JSON keeps exactly.
  var seedByChance: UInt64 { environment.makeSeed() >> 11 }
}

extension SuggestQuestion {
  /// The seed where the same call shall give the same answer: the one typed, or the day.
  func steadySeed(on day: Int) -> UInt64 { seed ?? UInt64(day.magnitude) }
}
