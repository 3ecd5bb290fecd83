#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How the devices of a household share a stream, and the meaning of its records for other devices.
///
/// A program shares a stream only if its list of allowed streams has it.
public struct SharedStream: Sendable {
  /// The stream.
  public let name: StreamName
  /// Whether a joining device restates the stream instead of sending its stored events.
  public let isStatedAnew: Bool
  /// Whether it contains limits that protect people; only an edit that knew a limit removes it.
  public let holdsLimits: Bool
  /// The part of it that needs a separate consent; nil if there is none.
  public let part: SharedPart?
  /// The meaning of a record for other devices; nil if it stays on this device.
  public let meaning: @Sendable (Record) -> EditMeaning?
  /// An event with another value for the field that a record sets, to try out a conflict; nil if
  /// there is none.
  public let rival: @Sendable (Record) -> Event?

  /// Makes a shared stream; all of it is shared unless a part is given.
  public init(
    _ name: StreamName, isStatedAnew: Bool = false, holdsLimits: Bool = false,
    part: SharedPart? = nil, rival: @escaping @Sendable (Record) -> Event? = { _ in nil },
    meaning: @escaping @Sendable (Record) -> EditMeaning?
  ) {
    self.name = name
    self.isStatedAnew = isStatedAnew
    self.holdsLimits = holdsLimits
    self.part = part
    self.rival = rival
    self.meaning = meaning
  }
}

/// A part of a stream that is shared only with a separate consent.
///
/// Without the consent, the part is neither sent nor received. Once the consent is given, edits
/// that others sent before are read. Earlier records of this device are not sent, because the part
/// is restated then.
public struct SharedPart: Sendable {
  /// Its name, which no stream uses.
  public let name: StreamName
  /// The id of the consent.
  public let consent: String
  /// Whether a record belongs to the part.
  public let holds: @Sendable (Record) -> Bool
  /// The payload of a record outside the part, as other devices may see it with or without the
  /// consent.
  public let shown: @Sendable (Record) -> Data

  /// Makes a part.
  public init(
    _ name: StreamName, with consent: String, holds: @escaping @Sendable (Record) -> Bool,
    shown: @escaping @Sendable (Record) -> Data = { $0.payload }
  ) {
    self.name = name
    self.consent = consent
    self.holds = holds
    self.shown = shown
  }
}
