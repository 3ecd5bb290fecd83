/// The declaration of an action: its id, its subject, and the value that a person may enter.
///
/// Screens print it (`ControlAction(form, subject)`), features and tests read it; its arguments are
/// never written or read by hand.
/// ```swift
/// enum ShelfAction {
///   static let rename = ActionForm("shelf.rename", about: .text("jar"), enters: .text(maxLength: 20))
/// }
/// ```
public struct ActionForm<Subject: Sendable, Entry: Sendable>: ActionDeclaration {
  /// The id.
  public let id: ActionID
  let subject: ArgumentForm<Subject>
  let entry: EntryForm<Entry>

  /// Declares an action that has a subject and an entered value.
  public init(_ id: ActionID, about subject: ArgumentForm<Subject>, enters entry: EntryForm<Entry>)
  {
    self.id = id
    self.subject = subject
    self.entry = entry
  }

  /// The subject and the entered value of a call of this action; nil for any other call.
  public func read(_ call: ActionCall) -> (subject: Subject, entry: Entry)? {
    guard call.id == id, let about = subject.read(call.parameters), let value = entry.read(call)
    else { return nil }
    return (about, value)
  }

  /// The call of this action.
  public func call(_ about: Subject, _ value: Entry) -> ActionCall {
    ActionCall(id, subject.print(about), value: entry.print(value)?.text)
  }

  /// Whether a control carries this action, with a subject that can be read.
  public func isCarried(by control: ControlAction) -> Bool {
    guard control.id == id, let about = subject.read(control.parameters) else { return false }
    return subject.print(about) == control.parameters
      && (control.slot == nil) == (entry.slot == nil)
  }
}

extension ActionForm where Entry == Void {
  /// Declares an action that has a subject.
  public init(_ id: ActionID, about subject: ArgumentForm<Subject>) {
    self.init(id, about: subject, enters: .nothing)
  }

  /// The call of this action.
  public func call(_ about: Subject) -> ActionCall { call(about, ()) }
}

extension ActionForm where Subject == Void {
  /// Declares an action that has an entered value.
  public init(_ id: ActionID, enters entry: EntryForm<Entry>) {
    self.init(id, about: .nothing, enters: entry)
  }

  /// The call of this action with the entered value.
  public func call(entering value: Entry) -> ActionCall { call((), value) }
}

extension ActionForm where Subject == Void, Entry == Void {
  /// Declares an action without a subject or an entered value.
  public init(_ id: ActionID) { self.init(id, about: .nothing, enters: .nothing) }

  /// The call of this action.
  public func call() -> ActionCall { call((), ()) }
}

/// A declared action with any subject.
public protocol ActionDeclaration: Sendable {
  /// The id.
  var id: ActionID { get }
  /// Whether a control carries this action, with a subject that can be read.
  func isCarried(by control: ControlAction) -> Bool
}

extension ControlAction {
  /// Makes the action of a control, with a subject.
  public init<Subject, Entry>(
    _ form: ActionForm<Subject, Entry>, _ subject: Subject, haptic: Haptic? = nil,
    motion: Motion? = nil, announcement: String? = nil
  ) {
    self.init(
      form.id, form.subject.print(subject), slot: form.entry.slot, haptic: haptic, motion: motion,
      announcement: announcement)
  }

  /// Makes the action of a control, without a subject.
  public init<Entry>(
    _ form: ActionForm<Void, Entry>, haptic: Haptic? = nil, motion: Motion? = nil,
    announcement: String? = nil
  ) {
    self.init(form, (), haptic: haptic, motion: motion, announcement: announcement)
  }

  /// Makes the action of a row for one choice.
  public init<Choice: RawRepresentable>(
    _ form: ActionForm<Void, Choice>, choosing choice: Choice
  ) where Choice.RawValue == String {
    self.init(form.id, slot: .choice([choice.rawValue]))
  }
}
