import PrintedText
import ServiceCalls

/// Reads recipes for members of any household: `POST /import` with an address, or with a saved page.
///
/// The body is `{"address": "https://…"}` or `{"html": "…"}`; the answer is the reading as JSON, as the
/// command `import` prints it.
public struct ImportDesk: Sendable {
  /// What is to be read.
  public enum Source: Equatable, Sendable {
    /// The page of an address.
    case address(String)
    /// A page that somebody saved.
    case page(String)
  }

  /// What came of it.
  public enum Outcome: Equatable, Sendable {
    /// A recipe, as JSON.
    case recipe(JSON)
    /// The page holds none; why, as a sentence.
    case none(String)
    /// The address leads to nothing that may be fetched; why, as a sentence.
    case refused(String)
    /// The page was not fetched; why, as a sentence.
    case unfetched(String)
  }

  private let service: HouseholdService
  private let read: @Sendable (Source) async -> Outcome

  /// Makes a desk for the members whom a service knows.
  ///
  /// - Parameter read: fetches and reads; it fetches from public hosts alone.
  public init(
    for service: HouseholdService, read: @escaping @Sendable (Source) async -> Outcome
  ) {
    self.service = service
    self.read = read
  }

  /// The answer to a request; its path is `import`.
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
