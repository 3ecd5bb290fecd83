import DesignSystem
import PremiumGate

/// The way to a premium feature, offered by the part of the app that delivers it.
public struct PremiumWay: Equatable, Sendable {
  /// The feature.
  public let feature: PremiumFeature
  /// The action that opens its screen.
  public let action: ControlAction

  /// Makes a way.
  public init(to feature: PremiumFeature, _ action: ControlAction) {
    self.feature = feature
    self.action = action
  }
}
