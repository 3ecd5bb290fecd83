/// What a control does when it is used: an id, parameters, and at most one value to fill in.
///
/// Printed as `recipe.open?id=creamy-tuscan-chicken`, with an open slot as
/// `settings.time=<number:10...60>`.
public struct ControlAction: Equatable, Sendable {
  /// What happens.
  public var id: ActionID
  /// To what it happens, in order.
  public var parameters: [ActionParameter]
  /// What the person may enter.
  public var slot: ValueSlot?
  /// The touch feedback.
  public var haptic: Haptic?
  /// The movement that answers the touch.
  public var motion: Motion?
  /// What VoiceOver says once it is done.
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
  /// The argument itself, unescaped.
  public var value: String

  /// Makes an argument.
  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}
