import AppRecord
import HouseholdSharing
import Journal
import PremiumGate
import ServiceCalls
import Sync

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

let noon = Date(timeIntervalSince1970: 1_778_000_000)

/// A subject that no package knows: jars on a shelf, and notes on them that stay on the device.
enum Jar: Codable, Hashable, Sendable {
  case holds(String, amount: Int)
  case noted(String)

  static let stream = EventStream<[String: Int], Jar>(
    name: "shelf", initialState: [:]
  ) { amounts, jar, _ in
    if case .holds(let food, let amount) = jar { amounts[food] = amount }
  }

  /// The stream as a household shares it; it is stated anew where that is asked for.
  static func shared(isStatedAnew: Bool = false) -> EventStream<[String: Int], Jar> {
    stream.shared(
      isStatedAnew: isStatedAnew,
      rival: { jar in
        guard case .holds(let food, let amount) = jar else { return nil }
        return .holds(food, amount: amount + 1)
      },
      meaning: { jar, _ in jar.meaning })
  }

  /// The stream with its notes as a part that has a consent of its own.
  static let withNotes = SharedStream(
    "shelf",
    part: SharedPart("shelf-notes", with: "notes") { record in
      if case .noted = stream.content(of: record) { true } else { false }
    },
    meaning: { record in
      stream.content(of: record).map { $0.meaning ?? EditMeaning(.happens) }
    })

  private var meaning: EditMeaning? {
    guard case .holds(let food, _) = self else { return nil }
    return EditMeaning(.sets, of: food, fields: ["amount"])
  }
}

/// A device with jars, in the household that a test asks for.
struct Pantry {
  let record: AppStores
  let households: Households

  init(
    sharing streams: [SharedStream?] = [Jar.shared().sharing],
    allowing allowed: Set<StreamName> = ["shelf"], rules: SharingRules = SharingRules(),
    offer: PremiumOffer = PremiumOffer()
  ) throws {
    record = AppStores(
      journal: try .inMemory(device: try DeviceID("one")), offer: offer,
      clock: HybridClock(now: { noon }))
    households = Households(
      of: SharedRecord(record, sharing: streams, allowing: allowed), rules: rules,
      over: ServiceCaller(over: .offline, timing: CallTiming(now: { noon }, chance: { 0 })),
      now: { noon })
  }

  @discardableResult
  func put(_ jars: Jar...) async throws -> [Record] {
    try await record.store(of: Jar.stream).record(jars, at: noon)
  }

  var amounts: [String: Int] {
    get async throws { try await record.store(of: Jar.stream).state() }
  }

  var pendingEdits: [PendingEdit] { get async throws { try await households.sync.pendingEdits() } }

  var given: Set<String> { get async throws { try await record.consents.state().given } }
}
