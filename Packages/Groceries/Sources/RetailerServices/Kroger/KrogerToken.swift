#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Groceries
import ServiceCalls

/// A token in the form of Kroger's API.
struct KrogerToken: Decodable {
  private enum CodingKeys: String, CodingKey {
    case text = "access_token"
    case seconds = "expires_in"
  }

  private var text: String
  private var seconds: Double?

  /// The access token; it expires a minute early, so that no request arrives with an expired one.
  func token(at now: Date) throws(RetailerError) -> AccessToken {
    guard !text.isEmpty else {
      throw .malformed(place: "access_token", text: "an empty text")
    }
    let use = min(86_400, max(0, (seconds ?? 0) - 60))
    return AccessToken(HiddenKey(text), until: now.addingTimeInterval(use))
  }
}
