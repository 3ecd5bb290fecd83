import MealModels
import MealPlan

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Stores {
  /// The days before and after today that a followed calendar shows.
  private static let followed = -60...365

  /// The calendar that other programs follow: the planned meals around today, without numbers of
  /// nutrition; nil if the plan cannot be read now.
  ///
  /// - Parameters:
  ///   - product: the program that makes it.
  ///   - made: the time of its last change.
  ///   - words: the words of a warning for the eaters of a meal.
  public func planCalendar(
    of product: String, _ service: SuggestionService, at moment: LocalMoment, made: Date,
    words: @escaping @Sendable (PlannedSafety) -> String
  ) async -> String? {
    guard let record = try? await read() else { return nil }
    let today = moment.dayNumber
    let days = today + Self.followed.lowerBound..<today + Self.followed.upperBound
    let catalog = service.catalog
    var calendar = PlanCalendar(product: product, made: made, cancelsRemoved: false) {
      catalog.summary($0)?.totalMinutes
    }
    let plan = service.titled(record.plan(of: days, at: moment), on: days)
    calendar.warnings = { entry in
      service.safety(of: entry, in: plan, record, at: moment.date).map { [words($0)] } ?? []
    }
    return calendar.feed(of: plan, days: days)
  }
}
