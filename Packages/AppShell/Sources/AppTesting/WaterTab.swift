import AppShell
import DesignSystem

/// A small tab that counts glasses of water, for tests of a shell.
public struct WaterTab: TabFeature {
  /// An action of the page.
  public enum Action: String, Sendable {
    /// Adds a glass, and says so.
    case drink
  }

  /// The feature's id.
  public let id: FeatureID = "water"
  /// The symbol of the tab.
  public let icon = IconRole.servings
  /// The words under the symbol, and at the top of the page.
  public let title = "Water"

  /// Makes the tab.
  public init() {}

  /// No glass.
  public func initialState() -> Int { 0 }

  /// Adds a glass.
  public func reduce(_ action: Action, into glasses: inout Int) -> [Command<Never>] {
    glasses += 1
    return [.say(.failure("Well done"))]
  }

  /// The number of glasses, and the button that adds one.
  public func content(_ glasses: Int) -> [Element] {
    TextBlock("water.glasses", "\(glasses) today")
    ActionButton("water.drink", .primary, "Drink", action: tap(.drink))
  }
}
