import Foundation
import HouseholdServer
import Journal
import PrintedText
import SeededRandom
import ServiceCalls
import Synchronization

/// What a server answered, read.
struct Told: Equatable {
  let status: Int
  let json: JSON
  let text: String

  init(_ answer: ServiceAnswer) {
    status = answer.status
    text = String(decoding: answer.body, as: UTF8.self)
    json = (try? JSONReader.read(text)) ?? .null
  }

  /// The word of an error; the empty text where there is none.
  var word: String { self["message"].words }
  var last: Int? { self["last"].whole }
  var edits: [JSON] { self["edits"].items }

  subscript(_ key: String) -> JSON { json.member(key) }
}

extension JSON {
  func member(_ key: String) -> JSON {
    guard case .object(let members) = self else { return .null }
    return members.first { $0.key == key }?.value ?? .null
  }

  var words: String { if case .string(let text) = self { text } else { "" } }
  var whole: Int? { if case .integer(let number) = self { number } else { nil } }
  var items: [JSON] { if case .array(let items) = self { items } else { [] } }
}

/// A household's server on a disk, with a clock that a test sets and chance that repeats itself.
final class Premises: Sendable {
  static let opening = Date(timeIntervalSince1970: 1_778_610_600)  // 2026-05-12T18:30:00Z
  static let address = ServiceAddress(host: "home.example")

  let journals: HouseholdJournals
  let service: HouseholdService
  let clock = SharedClock()
  let chance: SharedChance

  init(
    on disk: JournalFileSystem = .nestedInMemory(), at folder: URL = URL(filePath: "/srv"),
    seed: Int = 7, tokens: ProviderTokens? = nil
  ) async throws {
    let (chance, clock) = (SharedChance(seed: seed), clock)
    self.chance = chance
    let isLive = folder.path() != "/srv"
    journals = try await HouseholdJournals(
      isLive
        ? HouseholdFolder(folder) : HouseholdFolder(folder, files: disk, removeFolder: { _ in }),
      makeID: { chance.uuid() })
    service = HouseholdService(
      journals, now: { clock.now }, random: { chance.bytes($0) }, tokens: tokens)
  }

  func pass(_ seconds: Double) { clock.pass(seconds) }

  /// Sends a body as it is.
  func send(
    _ call: String, raw body: [UInt8], session: String? = nil, type: String = "application/json",
    from address: String? = nil
  ) async -> ServiceAnswer {
    var request = ServiceRequest(
      .post, ["rpc", call], of: Self.address, headers: ["Content-Type": type],
      authorization: session.map { .bearer(HiddenKey($0)) }, body: body)
    request.headers["X-Forwarded-For"] = address
    return await service.answer(to: request)
  }

  /// Calls with a document, to which the version is added.
  func call(_ name: String, _ body: JSON, session: String? = nil) async -> Told {
    let whole: JSON = JSON.object([.init("protocol", .integer(1))]).adding(body)
    return Told(await send(name, raw: Array(whole.lineText.utf8), session: session))
  }

  func code() async throws -> String {
    let chance = chance
    return try await journals.foundingCode(at: clock.now) { chance.bytes($0) }.text
  }

  /// Founds a household.
  func found(_ name: String = "Ann", on device: String = "ann-phone") async throws -> Person {
    let code = try await code()
    let told = await call(
      "household_create", ["code": .string(code), "name": .string(name), "device": .string(device)])
    guard let person = Person(told, device: device, in: self) else { throw Refused(told) }
    return person
  }
}

/// A call of which a test needs the answer, and which was refused.
struct Refused: Error {
  let told: Told

  init(_ told: Told) { self.told = told }
}

/// The clock of a test.
final class SharedClock: Sendable {
  private let time = Mutex(Premises.opening)
  var now: Date { time.withLock { $0 } }
  func pass(_ seconds: Double) { time.withLock { $0 += seconds } }
}

/// Chance that repeats itself.
final class SharedChance: Sendable {
  private let generator: Mutex<SeededGenerator>

  init(seed: Int) { generator = Mutex(SeededGenerator(seed: seed)) }

  func bytes(_ count: Int) -> [UInt8] {
    generator.withLock { generator in
      (0..<count).map { _ in UInt8(truncatingIfNeeded: generator.next() >> 32) }
    }
  }

  func uuid() -> String {
    let digits = bytes(16).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    var text = ""
    for (place, digit) in digits.enumerated() {
      if [8, 12, 16, 20].contains(place) { text += "-" }
      text.append(digit)
    }
    return text
  }
}
