import Groceries
import PrintedText
import ServiceCalls

/// Makes Instacart pages from shopping lists; on a page, a person chooses a shop and pays.
///
/// Instacart returns no prices and no stock, and no shop can be chosen here. Make one page for a
/// list, and keep its address.
public struct InstacartLists: Sendable {
  private let caller: ServiceCaller
  private let key: @Sendable () async -> HiddenKey?
  private let service: ServiceAddress

  /// Makes a client.
  ///
  /// - Parameters:
  ///   - caller: sends the requests to Instacart.
  ///   - service: the address of Instacart's API.
  ///   - key: the key of the app, from its secret store; nil if it has none.
  public init(
    over caller: ServiceCaller,
    at service: ServiceAddress = ServiceAddress(host: "connect.instacart.com"),
    key: @escaping @Sendable () async -> HiddenKey?
  ) {
    self.caller = caller
    self.service = service
    self.key = key
  }

  /// The address of a new page for a list.
  ///
  /// - Throws: the errors of any retailer; `RetailerError.malformed` for a list without title or
  ///   lines, and for an address that does not belong to Instacart.
  public func page(for list: InstacartList) async throws(RetailerError) -> String {
    guard !list.title.isEmpty else { throw .malformed(place: "title", text: "nothing") }
    let lines = list.lines.filter { !$0.name.isEmpty }
    guard !lines.isEmpty else { throw .malformed(place: "line_items", text: "nothing") }
    guard let key = await key() else { throw .notAuthorized }
    var request = ServiceRequest(
      .post, ["idp", "v1", "products", "products_link"], of: service,
      headers: ["Accept": "application/json", "Content-Type": "application/json"],
      authorization: .bearer(key), body: Array(Self.json(list, lines).lineText.utf8))
    request.isRepeatable = true  // a page too many hurts nobody
    let answer: ServiceAnswer
    do throws(ServiceFailure) { answer = try await caller.answer(to: request) } catch {
      throw RetailerError(error)
    }
    if let error = RetailerError(status: answer, now: caller.timing.now()) { throw error }
    return try Self.address(answer)
  }

  private struct Link: Decodable {
    enum CodingKeys: String, CodingKey {
      case address = "products_link_url"
    }

    var address: String
  }

  /// The address of the page, which must belong to Instacart: people are sent to no other site.
  private static func address(_ answer: ServiceAnswer) throws(RetailerError) -> String {
    let address = try AnswerDecoder.read(Link.self, from: answer.body).address
    let host = ServiceAddress.host(of: address) ?? ""
    guard address.hasPrefix("https://"), ServiceAddress.isSafe(address),
      host == "instacart.com" || host.hasSuffix(".instacart.com") || host == "instacart.tools"
        || host.hasSuffix(".instacart.tools")
    else { throw .malformed(place: "products_link_url", text: "an address of another host") }
    return address
  }

  private static func json(_ list: InstacartList, _ lines: [InstacartList.Line]) -> JSON {
    [
      "title": .string(list.title), "link_type": "shopping_list",
      "expires_in": .integer(min(365, max(1, list.days))),
      "line_items": .array(lines.map(json)),
    ]
  }

  private static func json(_ line: InstacartList.Line) -> JSON {
    var members: [JSON.Member] = [.init("name", .string(line.name))]
    if let text = line.text { members.append(.init("display_text", .string(text))) }
    let amounts = line.amounts.filter { $0.quantity > 0 && $0.quantity.isFinite }
    if !amounts.isEmpty {
      members.append(
        .init(
          "line_item_measurements",
          .array(
            amounts.map {
              ["quantity": .number($0.quantity, places: 3), "unit": .string($0.unit)]
            })))
    }
    var filters: [JSON.Member] = []
    if !line.brands.isEmpty { filters.append(.init("brand_filters", .strings(line.brands))) }
    if line.isOrganic { filters.append(.init("health_filters", ["ORGANIC"])) }
    if !filters.isEmpty { members.append(.init("filters", .object(filters))) }
    return .object(members)
  }
}
