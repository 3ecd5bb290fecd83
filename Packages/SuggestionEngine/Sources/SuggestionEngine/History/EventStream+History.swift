import Journal

extension EventStream where State == History, Content == HistoryEvent {
  /// The journal's stream of the meal history.
  public static let history = EventStream(name: "history", initialState: History()) {
    history, event, context in history.apply(event, at: context.time)
  }.shared { event, _ in event.meaning }
}
