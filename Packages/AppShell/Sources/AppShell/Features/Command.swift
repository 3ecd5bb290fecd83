import DesignSystem

/// A request of a feature to the shell, as data.
public enum Command<Effect: Sendable>: Sendable {
  /// Run an effect of the feature.
  ///
  /// A running effect with the same id is cancelled first. Effects without an id run one after the
  /// other.
  case run(Effect, id: EffectID? = nil)
  /// Cancel the running effect with an id.
  case cancel(EffectID)
  /// Show a route in the style that its owner defined.
  case show(Route)
  /// Close the top screen.
  case dismiss
  /// Show a notice on a screen, in place of an earlier one.
  ///
  /// Without a route, the notice is for the top screen; if that has no place for words, the app
  /// calls the eater. With a route, the notice is for a screen to which the eater returns.
  case say(Notice, on: Route? = nil)
  /// Remove a notice that may still be on screen.
  case retract(Notice)
  /// Fire an action of any feature, like a control.
  case fire(ActionCall)
  /// Leave for another app or page; this app stays as it is.
  case leave(to: Departure)
  /// Call the eater, anywhere in the app.
  case call(String)
}

/// The name for cancelling an effect, unique within its feature.
public struct EffectID: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name as text.
  public let rawValue: String

  /// Makes a name.
  public init(_ name: String) { rawValue = name }

  /// Makes a name from a literal.
  public init(stringLiteral name: String) { rawValue = name }
}

extension Command: Equatable where Effect: Equatable {}
