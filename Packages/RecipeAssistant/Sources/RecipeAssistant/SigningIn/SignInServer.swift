import PrintedText
import ServiceCalls

/// A household's server that signs its members in with a provider, and forwards their questions.
///
/// The provider's tokens stay on the server. The household's session is the key for the server.
public struct SignInServer: Sendable {
  /// The session that authenticates requests to the server.
  public let session: HiddenKey
  private let address: ServiceAddress
  private let caller: ServiceCaller

  /// Makes a client.
  ///
  /// - Parameters:
  ///   - address: the server, without `/assistant`.
  ///   - session: the member's session at the server.
  public init(_ address: ServiceAddress, session: HiddenKey, over caller: ServiceCaller) {
    self.address = address
    self.session = session
    self.caller = caller
  }

  /// The provider at which the server can sign the user in; nil if it offers none.
  ///
  /// - Throws: `AssistantError`: why the server does not answer.
  public func offer() async throws(AssistantError) -> SignInOffer? {
    let answer = try await ask(.get, [])
    guard answer.status != 404 else { return nil }
    let told = try object(answer)
    guard let host = told.rawText("provider"), ServiceAddress.host(of: "https://\(host)") == host
    else { throw .unreadable }
    return SignInOffer(
      host: host, model: told.rawText("model"), isSignedIn: told.isTrue("signed_in"),
      address: [address.text, SignInOffer.path, SignInOffer.provider, host].joined(separator: "/"))
  }

  /// The address of the provider's sign-in page, valid for ten minutes.
  ///
  /// - Throws: `AssistantError`: why there is none.
  public func page() async throws(AssistantError) -> String {
    let told = try object(try await ask(.post, ["sign-in"]))
    guard let page = told.rawText("address"), ServiceAddress.isSafe(page) else {
      throw .unreadable
    }
    return page
  }

  /// The time between two requests that check for a sign-in, and their number; together they last
  /// as long as a page is valid.
  private static let waiting = (seconds: 3.0, times: 200)

  /// Waits until the user has signed in at the provider's page; nil if that does not happen in
  /// time.
  ///
  /// If the server does not answer, the request is repeated.
  ///
  /// - Parameter sleep: waits for some seconds.
  /// - Throws: what the sleep throws, such as a cancellation.
  public func awaitSignIn(
    sleep: (Double) async throws -> Void
  ) async throws -> SignInOffer? {
    for _ in 0..<Self.waiting.times {
      try await sleep(Self.waiting.seconds)
      if let offer = try? await offer(), offer.isSignedIn { return offer }
    }
    return nil
  }

  /// Asks the server to delete the provider's token.
  ///
  /// - Throws: `AssistantError`: the reason why the deletion is uncertain.
  public func signOut() async throws(AssistantError) {
    let answer = try await ask(.post, ["sign-out"])
    // A former member has no sign-in left there.
    guard answer.status != 401 else { return }
    _ = try object(answer)
  }

  private func ask(
    _ method: ServiceMethod, _ path: [String]
  ) async throws(AssistantError) -> ServiceAnswer {
    let request = ServiceRequest(
      method, [SignInOffer.path] + path, of: address,
      headers: method == .post ? ["Content-Type": "application/json"] : [:],
      authorization: .bearer(session), body: method == .post ? Array("{}".utf8) : [])
    do throws(ServiceFailure) { return try await caller.answer(to: request) } catch {
      throw AssistantError(error)
    }
  }

  private func object(_ answer: ServiceAnswer) throws(AssistantError) -> StrictObject {
    if let error = AssistantError(status: answer, now: caller.timing.now()) { throw error }
    return try StrictJSON.object(answer.body)
  }
}
