/// The errors of data that callers give to the design system.
public enum DesignSystemError: Error, Equatable, Sendable {
  /// The text is not an action; the payload is the text.
  case malformedAction(String)
  /// A value does not fit the slot of its action.
  case rejectedValue(String, slot: ValueSlot)
  /// The call names an action that its control does not carry.
  case unknownAction(String)
}
