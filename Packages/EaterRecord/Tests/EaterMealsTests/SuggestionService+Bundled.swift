import EaterMeals
import MealCatalog

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension SuggestionService {
  /// Over the bundled meals, made once for all tests that take no recipes of their own in.
  static let bundled = SuggestionService(catalog: .bundled)

  /// The limits of people who set none.
  var noLimits: SafeLimits {
    get throws { try safeLimits(of: StoredState(), at: Date(timeIntervalSince1970: 0)) }
  }
}
