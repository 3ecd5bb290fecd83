#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import AppShell
import MealModels
import Presentation
import ScreenParts

/// A way out of the app; the app stays as it is and is there on return.
package enum ExternalLink: Hashable, Sendable {
  /// Looks for a dish at a delivery service, in its app or on its page (G-06).
  case order(Recipe, DeliveryService)
  /// Hands words about a meal to the system's share sheet.
  case share(String)
  /// Writes to us.
  case support

  /// The way there, with both addresses where there is an app.
  package var departure: Departure { Departure(address, app: appAddress) }

  /// The address that everybody can open; `share:` asks the platform for its share sheet.
  ///
  /// Of the services these are the addresses of their own searches, which phones open in the app
  /// where it is installed.
  package var address: String {
    switch self {
    case .order(let recipe, .uberEats):
      Self.https("www.ubereats.com", "/search", query: ("q", recipe.title))
    case .order(let recipe, .doorDash):
      Self.https("www.doordash.com", "/search/store/\(Self.segment(recipe.title))/")
    case .share(let words): Self.other("share", ("text", words))
    case .support: Self.other("mailto", ("subject", "MealAdvisor"))
    }
  }

  /// The address that opens the app of a service; nil where there is none.
  ///
  /// The schemes are public: `ubereats` is `UberApp.deeplinkScheme` of Uber's own SDK
  /// (github.com/uber/rides-ios-sdk), `doordash` what link builders of DoorDash's partners open
  /// (github.com/suebutton/helloworld). Neither service says how its app is asked to search: one that
  /// does not know this way opens at its start, while its page searches in any case.
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

  /// A name with a value; also the plus sign is escaped, which servers read as a space.
  private static func item(_ query: (name: String, value: String)) -> URLQueryItem {
    URLQueryItem(name: query.name, value: segment(query.value))
  }

  /// A text as one part of a path: everything but letters, digits and `-._~` is escaped.
  private static func segment(_ text: String) -> String {
    text.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        return String(UnicodeScalar(byte))
      default:
        let hex = String(byte, radix: 16, uppercase: true)
        return hex.count == 1 ? "%0\(hex)" : "%\(hex)"
      }
    }.joined()
  }
}
