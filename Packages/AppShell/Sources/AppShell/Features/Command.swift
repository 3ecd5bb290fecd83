import DesignSystem

/// What a feature asks for after an action, as data.
public enum Command<Effect: Sendable>: Sendable {
  /// Run an effect of the feature; one that runs under the same id is cancelled first, and those
  /// without an id run one after the other.
  case run(Effect, id: EffectID? = nil)
  /// Cancel the effect that runs under an id.
  case cancel(EffectID)
  /// Show a route in the style that its owner defined.
  case show(Route)
  /// Take away the top screen.
  case dismiss
  /// Say something on a screen, in the place of what was said there before: on the one on top,
  /// which calls the eater where it has no place for words, or on one that the eater comes back to.
  case say(Notice, on: Route? = nil)
  /// Take something back that was said, if it still is on screen.
  case retract(Notice)
  /// Fire an action of any feature, as if a control had.
  case fire(ActionCall)
  /// Leave for another app or page; the app stays as it is.
  case leave(to: Departure)
  /// Call the eater, wherever they are in the app.
  case call(String)
}

/// The name under which an effect can be cancelled; it belongs to its feature alone.
public struct EffectID: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name as written.
  public let rawValue: String

  /// Makes a name.
  public init(_ name: String) { rawValue = name }

  /// Makes a name from a literal.
  public init(stringLiteral name: String) { rawValue = name }
}

extension Command: Equatable where Effect: Equatable {}
