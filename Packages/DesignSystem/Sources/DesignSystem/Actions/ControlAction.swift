/// The action of a control: an id, parameters, and at most one value to fill in.
///
/// Printed as `recipe.open?id=creamy-tuscan-chicken`, with an open slot as
/// `settings.time=<number:10...60>`.
public struct ControlAction: Equatable, Sendable {
  /// The id of the action.
  public var id: ActionID
  /// The parameters of the action, in order.
  public var parameters: [ActionParameter]
  /// The value that the person may enter.
  public var slot: ValueSlot?
  /// The haptic feedback.
  public var haptic: Haptic?
  /// The movement that responds to the touch.
  public var motion: Motion?
  /// The VoiceOver announcement after the action.
  public var announcement: String?

  /// Makes an action.
  public init(
    _ id: ActionID, _ parameters: [ActionParameter] = [], slot: ValueSlot? = nil,
    haptic: Haptic? = nil, motion: Motion? = nil, announcement: String? = nil
  ) {
    self.id = id
    self.parameters = parameters
    self.slot = slot
    self.haptic = haptic
    self.motion = motion
    self.announcement = announcement
  }
}

/// A named argument of an action.
public struct ActionParameter: Hashable, Sendable {
  /// The argument's name.
  public var name: String
  /// The argument's value, unescaped.
  public var value: String

  /// Makes an argument.
  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}
