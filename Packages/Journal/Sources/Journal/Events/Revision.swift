/// One line of another device's changes, to be written to a journal.
public enum Revision: Hashable, Sendable {
  /// An event of another device; it keeps its id, device and time, and takes effect at this
  /// position.
  case takes(Record)
  /// A record of this journal moves here: a copy of it is written, and the record itself becomes
  /// void.
  ///
  /// Its ``EventID/original`` id stays.
  case moves(Record)
  /// An event and all its copies become void, by its ``EventID/original`` id.
  case drops(EventID, in: StreamName)
  /// A new event of this device.
  case adds(Event)
}
