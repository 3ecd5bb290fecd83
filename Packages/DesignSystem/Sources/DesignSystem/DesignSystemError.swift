/// What can be wrong with data handed to the design system.
public enum DesignSystemError: Error, Equatable, Sendable {
  /// The text is not an action; it is the payload.
  case malformedAction(String)
  /// A value does not fit the slot of its action.
  case rejectedValue(String, slot: ValueSlot)
  /// The call names an action that its control does not carry.
  case unknownAction(String)
}
