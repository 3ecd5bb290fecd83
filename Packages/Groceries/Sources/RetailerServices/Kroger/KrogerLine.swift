#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Groceries
import ServiceCalls

/// The connection to Kroger: tokens, daily allowances, and the meaning of its statuses.
struct KrogerLine: Sendable {
  let access: KrogerAccess
  let caller: ServiceCaller
  let tokens = TokenKeeper<RetailerError>()
  let allowance = DailyAllowance()

  var now: Date { caller.timing.now() }

  /// Requests shop data, signed in as the app.
  func ask(
    _ endpoint: KrogerEndpoint, query: ServiceFields
  ) async throws(RetailerError) -> ServiceAnswer {
    var request = ServiceRequest(
      .get, endpoint.path, of: access.service, query: query,
      headers: ["Accept": "application/json"])
    let key = try await token(refused: nil)
    var answer = try await send(&request, to: endpoint, with: .bearer(key))
    if answer.status == 401 {
      answer = try await send(&request, to: endpoint, with: .bearer(try await token(refused: key)))
    }
    return try checked(answer)
  }

  /// Adds lines to the customer's cart.
  func add(_ lines: [CartOrder.Line]) async throws(RetailerError) {
    var request = ServiceRequest(
      .put, KrogerEndpoint.cart.path, of: access.service,
      headers: ["Content-Type": "application/json"], body: KrogerCarts.body(lines))
    request.isRepeatable = false  // it adds: sent twice, everything is there twice
    var isRefused = false
    while true {
      guard let token = await access.customer(isRefused) else { throw .notAuthorized }
      let answer = try await send(&request, to: .cart, with: .bearer(token))
      guard answer.status == 401, !isRefused else {
        _ = try checked(answer)
        return
      }
      isRefused = true
    }
  }

  private func token(refused: HiddenKey?) async throws(RetailerError) -> HiddenKey {
    try await tokens.key(refused: refused, at: now) { () async throws(RetailerError) in
      try await signIn()
    }
  }

  /// Requests a new token for the app (RFC 6749, section 4.4).
  private func signIn() async throws(RetailerError) -> AccessToken {
    guard let (id, secret) = await access.client() else { throw .notAuthorized }
    let form: ServiceFields = ["grant_type": "client_credentials", "scope": "product.compact"]
    var request = ServiceRequest(
      .post, KrogerEndpoint.identity.path, of: access.service,
      headers: ["Content-Type": "application/x-www-form-urlencoded"],
      body: Array(ServiceRequest.form(form).utf8))
    request.isRepeatable = true  // a token too many is forgotten
    let answer = try await send(&request, to: .identity, with: .basic(id, secret))
    guard answer.status != 400 else { throw .notAuthorized }
    let shape: KrogerToken = try AnswerDecoder.read(from: checked(answer).body)
    return try shape.token(at: now)
  }

  private func send(
    _ request: inout ServiceRequest, to endpoint: KrogerEndpoint,
    with authorization: Authorization
  ) async throws(RetailerError) -> ServiceAnswer {
    if let wait = allowance.take(endpoint, at: now) { throw .rateLimited(retryAfter: wait) }
    request.authorization = authorization
    do throws(ServiceFailure) { return try await caller.answer(to: request) } catch {
      throw RetailerError(error)
    }
  }

  private func checked(_ answer: ServiceAnswer) throws(RetailerError) -> ServiceAnswer {
    if let error = RetailerError(status: answer, now: now) { throw error }
    return answer
  }
}
