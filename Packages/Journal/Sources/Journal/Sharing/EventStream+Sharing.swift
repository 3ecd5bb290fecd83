/// The devices that receive the events of a stream.
public enum StreamAudience: Hashable, Sendable {
  /// Only this device.
  case device
  /// The devices of a household that shares the record, if the program's list allows it.
  case household
}

extension EventStream {
  /// The devices that receive its events.
  ///
  /// It is only this device unless ``shared(isStatedAnew:holdsLimits:rival:meaning:)`` sets more.
  public var audience: StreamAudience { sharing == nil ? .device : .household }

  /// The stream, shared by the devices of a household.
  ///
  /// An event of a later version is sent as a plain event, for devices that can read it. An event
  /// of an impossible version is not shared.
  ///
  /// - Parameters:
  ///   - isStatedAnew: whether a joining device restates the stream instead of sending its stored
  ///     events.
  ///   - holdsLimits: whether it contains limits that protect people.
  ///   - rival: an event with another value for the same field, to try out a conflict.
  ///   - meaning: the meaning of an event for other devices; nil if it stays on this device.
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
  /// The field in its subject after a thing: `servings` if the subject is `meal-1/servings` and
  /// the thing `meal-1`.
  ///
  /// Without a thing, it is the whole subject.
  public func field(after thing: String?) -> String {
    let text = subject?.rawValue ?? ""
    guard let thing, text.hasPrefix("\(thing)/") else { return text }
    return String(text.dropFirst(thing.count + 1))
  }
}
