import PrintedText
import ServiceCalls

/// A server of the household that signs its members in with a provider, and asks it for them.
///
/// Tokens of the provider stay there. The session of the household is the key with which it is asked.
public struct SignInServer: Sendable {
  /// With what the server is asked.
  public let session: HiddenKey
  private let address: ServiceAddress
  private let caller: ServiceCaller

  /// Makes a client.
  ///
  /// - Parameters:
  ///   - address: the server, without `/assistant`.
  ///   - session: what the server gave out to the member.
  public init(_ address: ServiceAddress, session: HiddenKey, over caller: ServiceCaller) {
    self.address = address
    self.session = session
    self.caller = caller
  }

  /// With whom one can sign in there; nil where the server offers nobody.
  ///
  /// - Throws: `AssistantError`: why the server does not say so.
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

  /// The address of the provider's page on which somebody signs in, good for ten minutes.
  ///
  /// - Throws: `AssistantError`: why there is none.
  public func page() async throws(AssistantError) -> String {
    let told = try object(try await ask(.post, ["sign-in"]))
    guard let page = told.rawText("address"), ServiceAddress.isSafe(page) else {
      throw .unreadable
    }
    return page
  }

  /// How often the server is asked whether somebody came back, and how often at most: for as long as
  /// a page is good.
  private static let waiting = (seconds: 3.0, times: 200)

  /// Waits until somebody came back from the provider's page; nil where nobody did.
  ///
  /// Where the server does not answer, it is asked again.
  ///
  /// - Parameter sleep: waits for some seconds.
  /// - Throws: what the sleep throws, such as that nobody waits any more.
  public func awaitSignIn(
    sleep: (Double) async throws -> Void
  ) async throws -> SignInOffer? {
    for _ in 0..<Self.waiting.times {
      try await sleep(Self.waiting.seconds)
      if let offer = try? await offer(), offer.isSignedIn { return offer }
    }
    return nil
  }

  /// Has the server forget what the provider gave out.
  ///
  /// - Throws: `AssistantError`: why that is not sure.
  public func signOut() async throws(AssistantError) {
    let answer = try await ask(.post, ["sign-out"])
    // Whoever is no member any more has nothing left there.
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
