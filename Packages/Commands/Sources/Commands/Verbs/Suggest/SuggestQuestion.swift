import MealAdvisorFeatures
import MealCatalog
import MealModels
import Preferences
import SuggestionEngine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What the flags of `suggest` ask for.
struct SuggestQuestion: Sendable {
  let catalog: Catalog
  let service: SuggestionService
  let moment: LocalMoment
  let seed: UInt64
  let count: Int
  /// Limits that hold beside the stored ones.
  let limits: EaterLimits
  /// Wishes that replace the stored ones where they are set.
  let wishes: Wishes

  /// Reads the flags, and the catalogue file if one is named.
  init(_ invocation: Invocation) throws(CommandError) {
    count = try invocation.number(SuggestVerb.count, in: 1...1000) ?? 1
    moment = try Self.moment(invocation)
    seed = try Self.seed(invocation)
    let catalog = try Self.catalog(invocation)
    self.catalog = catalog
    let known = invocation.context.foods
    let service = SuggestionService(catalog: catalog) { known().book }
    self.service = service
    limits = try Self.limits(invocation, foods: { service.foods })
    wishes = Wishes(
      slot: try invocation.choice(SuggestVerb.slot, "slot"),
      maxMinutes: try invocation.number(SuggestVerb.maxMinutes, in: 1...1440),
      cuisines: Set(try Self.cuisines(invocation)))
  }

  /// The stored limits with those of the flags, and the wishes.
  ///
  /// What premium filters let through is decided by the clock and not by `--at`.
  func request(
    _ stored: StoredState, now: Date
  ) throws(CommandError) -> SuggestionRequest {
    let unreadable = service.unreadableLimits(of: stored)
    guard unreadable.isEmpty else { throw .unreadableLimits(unreadable) }
    let preferences = stored.preferences(at: now)
    return SuggestionRequest(
      moment: moment, limits: preferences.limits.union(limits),
      wishes: Wishes(
        slot: wishes.slot ?? moment.slot,
        maxMinutes: wishes.maxMinutes ?? preferences.cookingTime.minutes,
        cuisines: wishes.cuisines.isEmpty ? preferences.cuisines : wishes.cuisines),
      count: count, seed: seed)
  }

  private static func moment(_ invocation: Invocation) throws(CommandError) -> LocalMoment {
    let environment = invocation.context.environment
    guard let text = invocation.arguments.value(SuggestVerb.at) else { return environment.moment }
    guard let moment = environment.moment(typed: text) else { throw .badMoment(text) }
    return moment
  }

  /// A seed by chance fits in 53 bits, which every reader of JSON keeps exactly.
  private static func seed(_ invocation: Invocation) throws(CommandError) -> UInt64 {
    guard let text = invocation.arguments.value(SuggestVerb.seed) else {
      return invocation.context.environment.makeSeed() >> 11
    }
    guard text.utf8.allSatisfy({ (48...57).contains($0) }), let seed = UInt64(text) else {
      throw .badSeed(text)
    }
    return seed
  }

  private static func catalog(_ invocation: Invocation) throws(CommandError) -> Catalog {
    guard let path = invocation.arguments.value(SuggestVerb.catalog) else {
      return invocation.context.catalog()
    }
    let foods = invocation.context.foods()
    do throws(CatalogError) { return try Catalog(file: URL(filePath: path), foods: foods) } catch {
      throw .catalog(error)
    }
  }
}
