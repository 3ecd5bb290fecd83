import PrintedText
import ServiceCalls

/// Reads recipes for members of any household: `POST /import` with an address or a saved page.
///
/// The body is `{"address": "https://…"}` or `{"html": "…"}`; the answer is the result as JSON, in
/// the form that the command `import` prints.
public struct ImportEndpoint: Sendable {
  /// The source of a recipe.
  public enum Source: Equatable, Sendable {
    /// The address of a page.
    case address(String)
    /// A saved page.
    case page(String)
  }

  /// The result of reading a source.
  public enum Outcome: Equatable, Sendable {
    /// A recipe, as JSON.
    case recipe(JSON)
    /// The page contains no recipe; the sentence says why.
    case none(String)
    /// The address may not be fetched; the sentence says why.
    case refused(String)
    /// The page was not fetched; the sentence says why.
    case unfetched(String)
  }

  private let service: HouseholdService
  private let read: @Sendable (Source) async -> Outcome

  /// Makes an endpoint for the members of a service.
  ///
  /// - Parameter read: fetches and reads a source; it must fetch only from public hosts.
  public init(
    for service: HouseholdService, read: @escaping @Sendable (Source) async -> Outcome
  ) {
    self.service = service
    self.read = read
  }

  /// Returns the answer to a request whose path is `import`.
  public func answer(to request: ServiceRequest) async -> ServiceAnswer {
    do throws(HouseholdFault) {
      guard request.method == .post else { throw .notPosted }
      _ = try await service.member(of: request)
      switch await read(try Self.source(WireBody(request, versioned: false))) {
      case .recipe(let json): return ServiceAnswer(document: json)
      case .none(let why): return Self.answer(422, "no_recipe", why)
      case .refused(let why): return Self.answer(400, "bad_request", why)
      case .unfetched(let why): return Self.answer(502, "not_fetched", why)
      }
    } catch { return ServiceAnswer(error) }
  }

  private static func source(_ body: WireBody) throws(HouseholdFault) -> Source {
    switch (body.text("address"), body.text("html")) {
    case (let address?, nil): .address(address)
    case (nil, let page?): .page(page)
    default: throw .badRequest("One of \"address\" and \"html\" is needed, as a text.")
    }
  }

  private static func answer(_ status: Int, _ word: String, _ why: String) -> ServiceAnswer {
    ServiceAnswer(
      document: ["message": .string(word), "details": .string(why)], status: status)
  }
}
