import Foundation
import Groceries
import ServiceCalls
import Testing

@testable import RetailerServices

/// `openapi.json` and the code say the same.
@Suite struct ContractDocumentTests {
  private let exchange = Exchange()
  private let document: ContractDocument

  init() throws {
    document = try ContractDocument()
  }

  private func written(_ operation: ContractOperation) -> Document {
    let path = "/" + operation.template.joined(separator: "/")
    return document.root["paths"]?[path]?[operation.method.rawValue.lowercased()] ?? .null
  }

  @Test func `paths and methods are those that are served`() {
    let paths = document.root["paths"]?.members ?? [:]
    let written = paths.flatMap { path, methods in
      methods.members.map {
        "\($0.key.uppercased()) \(path) \($0.value["operationId"]?.text ?? "")"
      }
    }
    let served = ContractOperation.allCases.map {
      "\($0.method.rawValue) /\($0.template.joined(separator: "/")) \($0)"
    }
    #expect(written.sorted() == served.sorted())
  }

  @Test func `every reference leads somewhere`() {
    var open = [document.root]
    while let part = open.popLast() {
      #expect(document.resolved(part) != .null || part == .null, "\(part.json.prefix(80))")
      open += part.members.map(\.value) + part.list
    }
  }

  @Test func `version, limits and codes are those of the code`() {
    let version = document.root["info"]?["version"]?.text
    #expect(version?.hasPrefix("\(RetailerContract.version).") == true)
    let most = { (name: String, member: String) in
      document.schema(name)["properties"]?[member]?["maxItems"]?.number
    }
    #expect(most("Wishes", "wishes") == Double(RetailerContract.wishes))
    #expect(most("Question", "products") == Double(RetailerContract.products))
    #expect(most("Order", "lines") == Double(RetailerContract.lines))
    let line = document.schema("Line")["properties"]
    #expect(line?["count"]?["maximum"]?.number == Double(RetailerContract.count))
    #expect(line?["product"]?["maxLength"]?.number == Double(RetailerContract.id))
    let price = document.schema("Price")["properties"]?["hundredths"]
    #expect(price?["maximum"]?.number == Double(WirePrice.most))
    let codes = document.schema("Fault")["properties"]?["error"]?["properties"]?["code"]?["enum"]
    #expect(codes?.texts == ContractFault.Code.allCases.map(\.rawValue))
    #expect(
      document.schema("Form")["enum"]?.texts == ShopForm.allCases.map(\.rawValue))
    #expect(
      document.schema("Availability")["enum"]?.texts == Availability.allCases.map(\.rawValue))
  }

  @Test func `bodies and keys are wanted where it says so`() {
    for operation in ContractOperation.allCases {
      let written = written(operation)
      #expect((written["requestBody"] != nil) == operation.hasBody, "\(operation)")
      let references = (written["parameters"]?.list ?? []).compactMap { $0["$ref"]?.text }
      #expect(references.contains { $0.hasSuffix("/Key") } == operation.needsKey, "\(operation)")
    }
  }

  @Test func `each status that it names is answered, no other one, in the shape that it says`()
    async throws
  {
    for operation in ContractOperation.allCases {
      let asked = await ContractSamples(exchange).answers(of: operation)
      let written = written(operation)["responses"]?.members ?? [:]
      #expect(Set(asked.map { "\($0.status)" }) == Set(written.keys), "\(operation)")
      for answer in asked {
        try check(answer, written["\(answer.status)"] ?? .null, "\(operation) \(answer.status)")
      }
    }
  }

  private func check(_ answer: ServiceAnswer, _ response: Document, _ place: String) throws {
    let content = document.resolved(response)["content"]?.members ?? [:]
    let type = try #require(answer.headers["Content-Type"]?.split(separator: ";").first)
    let schema = try #require(content[String(type)]?["schema"], "\(place) \(type)")
    guard type == "application/json" else { return }
    #expect(document.faults(try Document(answer.body), schema, at: place) == [])
  }

  @Test func `the client's requests match the contract document`() async throws {
    _ = await ContractSamples(exchange).answers(of: .service)
    let client = exchange.client(of: exchange.server())
    _ = try await client.products(
      [ProductWish(food: "onion", form: .dried, words: "")], SampleShop.store)
    _ = try await client.snapshot(["0001"], SampleShop.store)
    let order = CartOrder(store: SampleShop.store, lines: [.init("0001", count: 1)])
    let cart = try await client.cart(order)
    _ = try await client.cart(CartOrder(store: order.store, cart: cart.id, lines: order.lines))
    let schemas = exchange.sent.compactMap { request -> (Document, Document)? in
      let operation = ContractOperation.allCases.first {
        $0.segment(of: request.path) != nil && $0.method == request.method
      }
      let body = operation.map { written($0)["requestBody"] ?? .null }
      let schema = body?["content"]?["application/json"]?["schema"]
      return schema.flatMap { schema in (try? Document(request.body)).map { ($0, schema) } }
    }
    #expect(schemas.count == 4)
    for (body, schema) in schemas { #expect(document.faults(body, schema) == []) }
  }
}
