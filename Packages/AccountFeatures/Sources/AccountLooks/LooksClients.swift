import AppShell
import DesignSystem
import EaterRecord

/// What Appearance needs from outside.
public struct LooksClients: Sendable {
  /// Where it is kept how the eater wants screens to look.
  public var stores: Stores
  /// The words.
  public var copy: Copy
  /// Whether it says that preferences are kept; false where another feature of the app does.
  public var describesPreferences: Bool

  /// Makes the clients; it says that preferences are kept unless told otherwise.
  public init(stores: Stores, copy: Copy, describesPreferences: Bool = true) {
    self.stores = stores
    self.copy = copy
    self.describesPreferences = describesPreferences
  }

  /// How the eater wants screens to look: the theme, the contrast and the units.
  public var feature: any Feature { LooksFeature(self) }
}
