import Journal

extension EventStream where State == AssistantSettings, Content == AssistantEvent {
  /// The stream of the settings of an assistant in a journal.
  public static let assistant = EventStream(
    name: "assistant", initialState: AssistantSettings(), subject: { $0.subject },
    apply: { settings, event, _ in settings.apply(event) })
}
