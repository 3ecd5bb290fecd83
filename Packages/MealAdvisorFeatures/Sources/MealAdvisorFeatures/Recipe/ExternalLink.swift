#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import MealModels

/// A way out of the app; the app stays as it is and is there on return.
enum ExternalLink: Hashable, Sendable {
  /// Looks for a dish at a delivery service.
  case order(Recipe)
  /// Hands the recipe's name to the system's share sheet.
  case share(Recipe)
  /// Writes to us.
  case support

  /// The address to open; `share:` asks the platform for its share sheet.
  var address: String {
    var parts = URLComponents()
    switch self {
    case .order(let recipe):
      parts.scheme = "https"
      parts.host = "www.ubereats.com"
      parts.path = "/search"
      parts.queryItems = [URLQueryItem(name: "q", value: recipe.title)]
    case .share(let recipe):
      parts.scheme = "share"
      parts.queryItems = [URLQueryItem(name: "text", value: "\(recipe.title): \(recipe.summary)")]
    case .support:
      parts.scheme = "mailto"
      parts.queryItems = [URLQueryItem(name: "subject", value: "MealAdvisor")]
    }
    return parts.string ?? ""
  }
}
