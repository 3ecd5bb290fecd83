/// One line of what other devices changed, as it goes into a journal.
public enum Revision: Hashable, Sendable {
  /// What happened on another device; it keeps its id, its device and its time, and counts from here.
  case takes(Record)
  /// A record of this journal counts from here, as if it had been made now: a copy of it is written,
  /// and the record itself counts no more. Its ``EventID/original`` id stays.
  case moves(Record)
  /// An event counts no more, by its ``EventID/original`` id, nor does any copy of it.
  case drops(EventID, in: StreamName)
  /// Something that happens on this device.
  case adds(Event)
}
