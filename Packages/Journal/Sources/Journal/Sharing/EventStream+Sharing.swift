/// Which devices get to know the events of a stream.
public enum StreamAudience: Hashable, Sendable {
  /// This device alone.
  case device
  /// The devices of a household that shares the record, if the program's list allows it.
  case household
}

extension EventStream {
  /// Which devices get to know its events: this device alone unless ``shared(isStatedAnew:holdsLimits:rival:meaning:)``
  /// says otherwise.
  public var audience: StreamAudience { sharing == nil ? .device : .household }

  /// The same stream, shared by the devices of a household.
  ///
  /// An event of a later version is sent as something that happened, for devices that can read it. What no
  /// version writes is not shared.
  ///
  /// - Parameters:
  ///   - isStatedAnew: whether a device that joins states the stream anew instead of sending what was
  ///     stored before.
  ///   - holdsLimits: whether it holds what protects people.
  ///   - rival: another value of the field that an event sets, to try out a disagreement.
  ///   - meaning: what an event means for the other devices; nil for one that stays on this device.
  public func shared(
    isStatedAnew: Bool = false, holdsLimits: Bool = false,
    rival: @escaping @Sendable (Content) -> Content? = { _ in nil },
    meaning: @escaping @Sendable (Content, Record) -> EditMeaning?
  ) -> EventStream {
    let plain = self
    var stream = self
    stream.sharing = SharedStream(
      name, isStatedAnew: isStatedAnew, holdsLimits: holdsLimits,
      rival: { record in
        plain.content(of: record).flatMap(rival).flatMap { try? plain.event($0, at: record.time) }
      },
      meaning: { record in
        guard let content = plain.content(of: record) else {
          return record.version > plain.version ? EditMeaning(.happens) : nil
        }
        return meaning(content, record)
      })
    return stream
  }
}

extension Record {
  /// What its subject says after a thing and a slash; all of the subject without a thing.
  public func field(after thing: String?) -> String {
    let text = subject?.rawValue ?? ""
    guard let thing, text.hasPrefix("\(thing)/") else { return text }
    return String(text.dropFirst(thing.count + 1))
  }
}
