#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import AppShell
import Codecs
import MealModels
import Presentation
import ScreenParts

/// A link out of the app; the app is unchanged when the eater returns.
package enum ExternalLink: Hashable, Sendable {
  /// Searches for a dish at a delivery service, in its app or on its page (G-06).
  case order(Recipe, DeliveryService)
  /// Passes words about a meal to the system's share sheet.
  case share(String)
  /// Writes to the app's support.
  case support

  /// The departure to the link, with two addresses if an app can open it too.
  package var departure: Departure { Departure(address, app: appAddress) }

  /// The address that every device can open; `share:` asks the platform for its share sheet.
  ///
  /// For the services these are their own search pages, which phones open in the app if it is
  /// installed.
  package var address: String {
    switch self {
    case .order(let recipe, .uberEats):
      Self.https("www.ubereats.com", "/search", query: ("q", recipe.title))
    case .order(let recipe, .doorDash):
      Self.https("www.doordash.com", "/search/store/\(PercentCoding.escaped(recipe.title))/")
    case .share(let words): Self.other("share", ("text", words))
    case .support: Self.other("mailto", ("subject", "MealAdvisor"))
    }
  }

  /// The address that opens a service's app; nil if the link has no app.
  ///
  /// The schemes are public: `ubereats` is `UberApp.deeplinkScheme` of Uber's own SDK
  /// (github.com/uber/rides-ios-sdk), `doordash` is used by link builders of DoorDash's partners
  /// (github.com/suebutton/helloworld). Neither service documents how to search in its app: an app
  /// that does not support this address opens its first screen, while the page searches in any
  /// case.
  package var appAddress: String? {
    switch self {
    case .order(let recipe, .uberEats): Self.app("ubereats", ("q", recipe.title))
    case .order(let recipe, .doorDash): Self.app("doordash", ("query", recipe.title))
    case .share, .support: nil
    }
  }

  private static func app(
    _ scheme: String, _ query: (name: String, value: String)
  ) -> String? {
    var parts = URLComponents()
    parts.scheme = scheme
    parts.host = "search"
    parts.percentEncodedQueryItems = [item(query)]
    return parts.string
  }

  private static func https(
    _ host: String, _ path: String, query: (name: String, value: String)? = nil
  ) -> String {
    var parts = URLComponents()
    parts.scheme = "https"
    parts.host = host
    parts.percentEncodedPath = path
    parts.percentEncodedQueryItems = query.map { [item($0)] }
    return parts.string ?? ""
  }

  private static func other(_ scheme: String, _ query: (name: String, value: String)) -> String {
    var parts = URLComponents()
    parts.scheme = scheme
    parts.percentEncodedQueryItems = [item(query)]
    return parts.string ?? ""
  }

  /// A name with a value; the plus sign is escaped too, because servers read it as a space.
  private static func item(_ query: (name: String, value: String)) -> URLQueryItem {
    URLQueryItem(name: query.name, value: PercentCoding.escaped(query.value))
  }
}
