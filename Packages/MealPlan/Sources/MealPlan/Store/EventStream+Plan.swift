import Journal
import PrintedText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension EventStream where State == Plan, Content == PlanEvent {
  /// The stream of the plan in a journal.
  ///
  /// `JSONReader` of `PrintedText` reads its payloads in a fraction of the time of a general
  /// decoder, because a plan of years has thousands of events.
  public static let plan = EventStream(
    name: "plan", initialState: Plan(),
    decode: { payload, _ in
      try payload.withUnsafeBytes { bytes in
        try PlanEvent(JSONReader.read(bytes.assumingMemoryBound(to: UInt8.self)))
      }
    }, subject: \.subject, apply: { plan, event, _ in plan.apply(event) }
  ).shared(rival: \.rival) { event, record in event.meaning(record) }
}

extension PlanEvent: Codable {
  /// Reads an event as the stream stores it.
  public init(from decoder: any Decoder) throws { try self.init(JSON(from: decoder)) }

  /// Writes an event as the stream stores it.
  public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}
