#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Groceries
import ServiceCalls

/// Keeps the app's token until it is old, and fetches one at a time.
actor KrogerTokens {
  /// A token, and until when it is used.
  struct Token: Sendable {
    var authorization: Authorization
    var end: Date
  }

  /// A token as Kroger writes it.
  struct Shape: Decodable {
    private enum CodingKeys: String, CodingKey {
      case text = "access_token"
      case seconds = "expires_in"
    }

    private var text: String
    private var seconds: Double?

    /// The token; it is used a minute less than it holds, so that none gets old on the way.
    func token(at now: Date) throws(RetailerError) -> Token {
      guard !text.isEmpty else {
        throw .malformed(place: "access_token", text: "an empty text")
      }
      let use = min(86_400, max(0, (seconds ?? 0) - 60))
      return Token(
        authorization: .bearer(HiddenKey(text)), end: now.addingTimeInterval(use))
    }
  }

  private var token: Token?
  private var signingIn: Task<Result<Token, RetailerError>, Never>?

  /// The token that holds; a new one where there is none, or where the last one was refused.
  ///
  /// Everybody who asks meanwhile waits for the same one.
  func token(
    refused: Authorization?, at now: Date,
    signIn: @escaping @Sendable () async throws(RetailerError) -> Token
  ) async throws(RetailerError) -> Authorization {
    if let token, token.authorization != refused, token.end > now { return token.authorization }
    let task =
      signingIn
      ?? Task {
        do throws(RetailerError) { return .success(try await signIn()) } catch {
          return .failure(error)
        }
      }
    signingIn = task
    let result = await task.value
    signingIn = nil
    token = try? result.get()
    return try result.get().authorization
  }
}
