import DesignSystem

/// The link to the stored data of a stream, for its line in the privacy policy.
public struct KeptDataOffer: Sendable {
  /// The name of the stream.
  public var stream: String
  /// The action that shows the data.
  public var action: ControlAction

  /// Makes an offer.
  public init(_ stream: String, _ action: ControlAction) {
    self.stream = stream
    self.action = action
  }
}
