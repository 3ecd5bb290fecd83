import DesignSystem

/// The way to look at what is kept in a stream, for its line in the privacy policy.
public struct KeptDataOffer: Sendable {
  /// The name of the stream.
  public var stream: String
  /// What shows it.
  public var action: ControlAction

  /// Makes an offer.
  public init(_ stream: String, _ action: ControlAction) {
    self.stream = stream
    self.action = action
  }
}
