#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How the devices of a household share a stream, and what each of its records means for them.
///
/// A program shares a stream only if its own list allows that, whatever the stream says.
public struct SharedStream: Sendable {
  /// The stream.
  public let name: StreamName
  /// Whether a device that joins states the stream anew instead of sending what was stored before.
  public let isStatedAnew: Bool
  /// Whether it holds what protects people: only a device that knew a limit takes it away.
  public let holdsLimits: Bool
  /// A part of it that is shared only with a consent of its own.
  public let part: SharedPart?
  /// What a record means for the other devices; nil for one that stays on this device.
  public let meaning: @Sendable (Record) -> EditMeaning?
  /// Another value of the field that a record sets, to try out a disagreement; nil where there is none.
  public let rival: @Sendable (Record) -> Event?

  /// Describes how a stream is shared; all of it is unless a part is given.
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

/// A part of a stream that is shared only with a consent of its own.
///
/// Without it nothing of the part is sent, nor taken from others; what others sent meanwhile is read once
/// the consent is given. What was stored before is not sent, because it is stated anew then.
public struct SharedPart: Sendable {
  /// Its name, which no stream has.
  public let name: StreamName
  /// The id of the consent.
  public let consent: String
  /// Whether a record belongs to it.
  public let holds: @Sendable (Record) -> Bool
  /// What others may see of the payload of a record that does not belong to it, with or without consent.
  public let shown: @Sendable (Record) -> Data

  /// Describes a part.
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
