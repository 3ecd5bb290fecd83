import AppTesting
import EaterRecord
import HouseholdServer
import ServiceCalls

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A household's server at home, with its folder in memory.
struct HomeServer {
  /// What people type to reach it.
  static let address = "http://127.0.0.1:8650"
  private static let random: @Sendable (Int) -> [UInt8] = { count in
    (0..<count).map { _ in UInt8.random(in: 0...255) }
  }

  let service: HouseholdService
  private let books: HouseholdBooks

  init() async throws {
    books = try await HouseholdBooks(
      BookFolder(URL(filePath: "/households"), files: .inMemory()))
    service = HouseholdService(books, now: { TestWorld.evening }, random: Self.random)
  }

  /// The way to it, without a network.
  var transport: ServiceTransport { ServiceTransport { [service] in await service.answer(to: $0) } }

  /// A code that founds a household.
  func foundingCode() async throws -> String {
    try await books.foundingCode(at: TestWorld.evening, random: Self.random).text
  }

  /// The households of a device, of which this server keeps one.
  static func households(of stores: Stores, over transport: ServiceTransport) -> Households {
    let timing = CallTiming(now: { TestWorld.evening }, chance: { 0 })
    return Households(
      of: stores, over: ServiceCaller(over: transport, retries: .never, timing: timing),
      now: { TestWorld.evening })
  }
}
