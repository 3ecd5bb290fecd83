/// A fired action: the id, its parameters, and the entered value.
///
/// Printed as `settings.time=30` or `recipe.open?id=creamy-tuscan-chicken`.
public struct ActionCall: Hashable, Sendable, CustomStringConvertible {
  /// The id of the action.
  public var id: ActionID
  /// The parameters of the action, in order.
  public var parameters: [ActionParameter]
  /// The value that the person entered, as text.
  public var value: String?

  /// Makes a call.
  public init(_ id: ActionID, _ parameters: [ActionParameter] = [], value: String? = nil) {
    self.id = id
    self.parameters = parameters
    self.value = value
  }

  /// Reads a call from its text; throws `malformedAction`.
  public init(parsing text: String) throws(DesignSystemError) {
    let parts = try ActionText.split(text)
    var value: String?
    if let written = parts.value {
      guard let plain = ActionText.unescaped(written) else { throw .malformedAction(text) }
      value = plain
    }
    self.init(parts.id, parts.parameters, value: value)
  }

  /// The call as text.
  public var description: String {
    let entered = value.map { "=" + ActionText.escaped($0) } ?? ""
    return "\(id)\(entered)\(ActionText.query(parameters))"
  }
}

extension ControlAction {
  /// The call that fires this action, with the value that a person entered if there is a slot.
  public func call(value: ActionValue? = nil) -> ActionCall {
    ActionCall(id, parameters, value: value?.text)
  }

  /// Reads the value of a call that is meant for this action.
  ///
  /// Throws `unknownAction` if the id or the parameters differ, or if the call has a value and the
  /// action has no slot. Throws `rejectedValue` if the value does not fit the slot; a missing value
  /// is read as empty text. Returns nil if there is no slot.
  public func read(_ call: ActionCall) throws(DesignSystemError) -> ActionValue? {
    guard call.id == id, call.parameters == parameters else {
      throw .unknownAction(call.description)
    }
    switch (slot, call.value) {
    case (nil, nil): return nil
    case (nil, .some): throw .unknownAction(call.description)
    case (let slot?, let text): return try slot.read(text ?? "")
    }
  }
}
