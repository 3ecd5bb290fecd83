import Journal

extension EventStream where State == Nudge, Content == NudgeEvent {
  /// The stream of the nudge in a journal.
  public static let nudge = EventStream(name: "nudge", initialState: Nudge()) {
    nudge, event, _ in nudge.apply(event)
  }
}
