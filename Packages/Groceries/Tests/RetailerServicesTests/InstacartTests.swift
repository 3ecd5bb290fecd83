import Foundation
import Groceries
import MealModels
import RetailerServices
import ServiceCalls
import Testing

@Suite struct InstacartTests {
  private let exchange = Exchange()
  private let key = HiddenKey("keys.0123456789abcdef0123456789abcdef")

  private func lists(
    _ text: String, _ status: Int = 200, key: HiddenKey? = HiddenKey("planted-key")
  ) -> InstacartLists {
    InstacartLists(
      over: exchange.caller { _ in
        ServiceAnswer(status: status, type: "application/json", text)
      }, key: { key })
  }

  private let list = InstacartList(
    title: "Week of 23 November",
    lines: [
      .init(
        ListItem(
          id: "onion", name: "yellow onions", food: "onion",
          amounts: [
            ListAmount(.exactly(Fraction(3))), ListAmount(.between(.one, Fraction(2)), .pound),
          ])),
      .init(
        ListItem(
          id: "garlic", name: "garlic", food: "garlic",
          amounts: [ListAmount(.exactly(.one), .clove)])),
      .init(
        name: "whole milk", amounts: [.init(0.5, "gallon"), .init(.nan, "l")], isOrganic: true,
        brands: ["Dairy Vale"]),
      .init(name: ""),
    ])

  private let answer =
    #"{"products_link_url": "https://www.instacart.com/store/shopping_lists/0000000"}"#

  @Test func `a list is asked for in the documented shape, and its page comes back`() async throws {
    #expect(
      try await lists(answer).page(for: list)
        == "https://www.instacart.com/store/shopping_lists/0000000")
    let request = try #require(exchange.sent.first)
    #expect(request.address == "https://connect.instacart.com/idp/v1/products/products_link")
    #expect(request.authorization?.field.revealed == "Bearer planted-key")
    let expected = """
      {"title": "Week of 23 November", "link_type": "shopping_list", "expires_in": 7, "line_items": [\
      {"name": "yellow onions", "display_text": "3 + 1-2 lb yellow onions", \
      "line_item_measurements": [{"quantity": 3, "unit": "each"}, {"quantity": 2, "unit": "lb"}]}, \
      {"name": "garlic", "display_text": "1 clove garlic"}, \
      {"name": "whole milk", "line_item_measurements": [{"quantity": 0.5, "unit": "gallon"}], \
      "filters": {"brand_filters": ["Dairy Vale"], "health_filters": ["ORGANIC"]}}]}
      """
    #expect(try Document(request.body) == Document(Array(expected.utf8)))
  }

  @Test(arguments: [
    "http://www.instacart.com/a", "https://evil.example/instacart.com", "javascript:alert(1)",
    "https://instacart.com.evil.example/", "https://www.instacart.com@evil.example/", "",
  ])
  func `the client refuses an address of another host`(url: String) async throws {
    await #expect(
      throws: RetailerError.malformed(
        place: "products_link_url", text: "an address of another host")
    ) { try await lists(#"{"products_link_url": "\#(url)"}"#).page(for: list) }
  }

  @Test(arguments: [
    (400, RetailerError.failed(status: 400)), (401, .notAuthorized), (403, .notAuthorized),
    (404, .failed(status: 404)), (429, .rateLimited(retryAfter: nil)), (500, .failed(status: 500)),
    (503, .failed(status: 503)),
  ])
  func `a status means what it says`(status: Int, error: RetailerError) async throws {
    let body = #"{"error": {"message": "name can't be blank", "code": 1001}}"#
    await #expect(throws: error) { try await lists(body, status).page(for: list) }
  }

  @Test func `an empty list, a list without name and a missing key send no request`() async throws {
    let lists = lists(answer)
    await #expect(throws: RetailerError.malformed(place: "line_items", text: "nothing")) {
      try await lists.page(for: InstacartList(title: "a", lines: []))
    }
    await #expect(throws: RetailerError.malformed(place: "title", text: "nothing")) {
      try await lists.page(for: InstacartList(title: "", lines: list.lines))
    }
    await #expect(throws: RetailerError.notAuthorized) {
      try await self.lists(answer, key: nil).page(for: list)
    }
    #expect(exchange.sent.isEmpty)
  }

  @Test func `a page lasts between a day and a year`() async throws {
    for (days, sent) in [(0, 1.0), (7, 7), (999, 365)] {
      var list = list
      list.days = days
      _ = try await lists(answer).page(for: list)
      let body = try Document(try #require(exchange.sent.last).body)
      #expect(body["expires_in"]?.number == sent)
    }
  }
}
