import PrintedText
import ServiceCalls
import Testing

@testable import HouseholdServer

/// Recipes are read for members alone.
@Suite struct ImportEndpointTests {
  @Test(
    arguments: [
      ("{\"address\":\"https://x.example\"}", ImportEndpoint.Source.address("https://x.example")),
      ("{\"html\":\"<p>\"}", .page("<p>")),
    ])
  func `a member gets what was read`(body: String, source: ImportEndpoint.Source) async throws {
    let ann = try await Premises().found()
    let endpoint = ImportEndpoint(for: ann.home.service) { asked in
      asked == source ? .recipe(["title": "Soup"]) : .none("another source")
    }
    let told = Told(await endpoint.answer(to: request(body, session: ann.session)))
    #expect(told.status == 200 && told.json == ["title": "Soup"])
  }

  @Test(
    arguments: [
      (ImportEndpoint.Outcome.none("No recipe."), 422), (.refused("Not public."), 400),
      (.unfetched("Too slow."), 502),
    ])
  func `the server says why it could not read a page`(outcome: ImportEndpoint.Outcome, status: Int)
    async throws
  {
    let ann = try await Premises().found()
    let endpoint = ImportEndpoint(for: ann.home.service) { _ in outcome }
    let told = Told(await endpoint.answer(to: request("{\"html\":\"\"}", session: ann.session)))
    #expect(told.status == status && told["details"].words.hasSuffix("."))
  }

  @Test func `the server fetches no page for a stranger or a malformed body`() async throws {
    let ann = try await Premises().found()
    let ben = try await ann.welcome()
    _ = await ben.call("household_leave")
    let endpoint = ImportEndpoint(for: ann.home.service) { _ in
      Issue.record("it was read")
      return .none("")
    }
    let good = "{\"address\":\"https://x.example\"}"
    for session in [nil, "x", ben.session] {
      #expect(await endpoint.answer(to: request(good, session: session)).status == 401)
    }
    for body in ["", "{}", "{\"address\":1}", "{\"address\":\"x\",\"html\":\"x\"}"] {
      #expect(await endpoint.answer(to: request(body, session: ann.session)).status == 400)
    }
    let asked = ServiceRequest(.get, ["import"], of: Premises.address)
    #expect(await endpoint.answer(to: asked).status == 405)
  }

  private func request(_ body: String, session: String?) -> ServiceRequest {
    ServiceRequest(
      .post, ["import"], of: Premises.address, headers: ["Content-Type": "application/json"],
      authorization: session.map { .bearer(HiddenKey($0)) }, body: Array(body.utf8))
  }
}
