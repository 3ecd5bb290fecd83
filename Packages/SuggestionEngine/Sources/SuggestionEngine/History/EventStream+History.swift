import Journal

extension EventStream where State == History, Content == HistoryEvent {
  /// The stream of what happened to meals in a journal.
  public static let history = EventStream(name: "history", initialState: History()) {
    history, event, context in history.apply(event, at: context.time)
  }.shared { event, _ in event.meaning }
}
