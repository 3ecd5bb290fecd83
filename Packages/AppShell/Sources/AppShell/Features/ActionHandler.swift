import DesignSystem

/// Binds a declared action to the action of a feature.
///
/// ```swift
/// let actions: [ActionHandler<Action>] = [
///   .on(ShelfAction.sort, .sorted),
///   .on(ShelfAction.rename) { jar, name in .renamed(jar, to: name) },
/// ]
/// ```
public struct ActionHandler<Action: Sendable>: Sendable {
  /// The id of the declared action.
  public let id: ActionID
  let read: @Sendable (ActionCall) -> Action?

  /// Handles an action with a subject and an entered value; nil ignores it.
  public static func on<Subject, Entry>(
    _ form: ActionForm<Subject, Entry>,
    _ make: @escaping @Sendable (Subject, Entry) -> Action?
  ) -> ActionHandler {
    ActionHandler(id: form.id) { call in form.read(call).flatMap { make($0.subject, $0.entry) } }
  }

  /// Handles an action with a subject; nil ignores it.
  public static func on<Subject>(
    _ form: ActionForm<Subject, Void>, _ make: @escaping @Sendable (Subject) -> Action?
  ) -> ActionHandler {
    on(form) { subject, _ in make(subject) }
  }

  /// Handles an action with an entered value; nil ignores it.
  public static func on<Entry>(
    _ form: ActionForm<Void, Entry>, entering make: @escaping @Sendable (Entry) -> Action?
  ) -> ActionHandler {
    on(form) { _, entry in make(entry) }
  }

  /// Handles an action without a subject or a value.
  public static func on(_ form: ActionForm<Void, Void>, _ action: Action) -> ActionHandler {
    on(form) { _, _ in action }
  }
}
