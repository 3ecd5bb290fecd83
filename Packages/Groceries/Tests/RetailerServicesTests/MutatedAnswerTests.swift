import Foundation
import Groceries
import RetailerServices
import SeededRandom
import ServiceCalls
import Testing

/// Answers that were damaged on the way give less, or an error with a name; never nonsense.
@Suite struct MutatedAnswerTests {
  private let exchange = Exchange()

  /// A client whose every answer is damaged in its own way.
  private func damaged(_ seed: Int) -> RetailerClient {
    let server = exchange.server()
    return exchange.client { request in
      var answer = await server.answer(to: request)
      var random = SeededGenerator(seed: seed, request.path.count)
      for _ in 0..<Int.random(in: 1...4, using: &random) { Self.damage(&answer.body, &random) }
      return answer
    }
  }

  @Test func `damaged answers of each kind are read or refused`() async throws {
    var read = 0
    let count = Sample.count(quick: 100, whole: 2_000)
    for seed in 0..<count {
      let client = damaged(seed)
      if let stores = try await kept({ try await client.stores("94103") }) {
        #expect(stores.allSatisfy { !$0.id.rawValue.isEmpty })
        read += 1
      }
      let wishes = [ProductWish(food: "onion", words: ""), .init(food: "kidney-bean", words: "")]
      if let answer = try await kept({ try await client.products(wishes, SampleShop.store) }) {
        #expect(answer.products.allSatisfy(Self.makesSense))
        #expect(Set(answer.products.map(\.id)).count == answer.products.count)
        read += 1
      }
      let asked: [ProductID] = ["0001", "0002", "0003"]
      if let snapshot = try await kept({ try await client.snapshot(asked, SampleShop.store) }) {
        #expect(snapshot.entries.keys.allSatisfy(asked.contains))
        #expect(snapshot.entries.values.allSatisfy { $0.price.map { $0.hundredths > 0 } ?? true })
        read += 1
      }
    }
    let least = count / 20
    #expect(
      least..<(3 * count - least) ~= read,
      "some must be read and some refused, not \(read) of \(3 * count)")
  }

  private static func makesSense(_ product: Product) -> Bool {
    !product.id.rawValue.isEmpty && !product.name.isEmpty
      && product.price.map { $0.hundredths > 0 } ?? true
      && product.package.map { $0.count > 0 && $0.content.quantity.lowerBound > .zero } ?? true
  }

  /// What is answered; nil where an error of the retailer's is thrown, and no other one.
  private func kept<Value>(_ ask: () async throws -> Value) async throws -> Value? {
    do { return try await ask() } catch is RetailerError { return nil }
  }

  private static func damage(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    guard !bytes.isEmpty else { return }
    let place = Int.random(in: bytes.indices, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
    case 1: bytes.removeSubrange(place...)
    case 2: bytes.remove(at: place)
    case 3:
      bytes.insert(contentsOf: Array("-1e9,null,{}\"[".utf8).shuffled(using: &random), at: place)
    case 4: replaceNumber(&bytes, near: place, &random)
    default:
      let end = min(bytes.count, place + Int.random(in: 1...40, using: &random))
      bytes.insert(contentsOf: bytes[place..<end], at: place)
    }
  }

  /// Puts a strange value in place of the next number, so that the document stays one.
  private static func replaceNumber(
    _ bytes: inout [UInt8], near place: Int, _ random: inout SeededGenerator
  ) {
    let isDigit = { (byte: UInt8) in 0x30...0x39 ~= byte }
    guard let start = bytes[place...].firstIndex(where: isDigit) else { return }
    let end = bytes[start...].firstIndex { !isDigit($0) } ?? bytes.count
    let values = ["0", "-7", "1e400", "null", "true", "2.5", "\"9\"", "99999999999999999999"]
    bytes.replaceSubrange(
      start..<end, with: Array((values.randomElement(using: &random) ?? "0").utf8))
  }
}
