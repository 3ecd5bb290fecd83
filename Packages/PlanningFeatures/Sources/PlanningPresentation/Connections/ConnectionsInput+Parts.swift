extension ConnectionsInput {
  /// The rules for choosing products.
  public struct ProductRules: Equatable, Sendable {
    /// Whether the store's own brand is preferred if there is one.
    public var prefersStoreBrand: Bool
    /// Whether only organic products are chosen.
    public var isOrganicOnly: Bool
    /// Words that no product may have in its name.
    public var avoided: [String]
    /// The text in the field of avoided words; a refused text is kept.
    public var typed: String
    /// The reason why the text was refused, as a sentence; nil if it was not refused.
    public var error: String?

    /// Makes rules; by default any product is chosen.
    public init(
      prefersStoreBrand: Bool = false, isOrganicOnly: Bool = false, avoided: [String] = [],
      typed: String = "", error: String? = nil
    ) {
      self.prefersStoreBrand = prefersStoreBrand
      self.isOrganicOnly = isOrganicOnly
      self.avoided = avoided
      self.typed = typed
      self.error = error
    }
  }

  /// The rule for automatic requests for prices.
  public struct PriceRefresh: Equatable, Sendable {
    /// The networks over which prices are requested.
    public enum Network: String, CaseIterable, Hashable, Sendable {
      /// Over any network.
      case any = "any-network"
      /// Only over Wi-Fi.
      case wifiOnly = "wifi-only"
      /// Only over mobile data.
      case cellularOnly = "cellular-only"
    }

    /// The hours between two requests; 0 for requests by hand only.
    public var hours: Int
    /// The networks over which prices are requested.
    public var network: Network

    /// The hours that the screen offers.
    public static let choices = [1, 3, 6, 12, 0]

    /// Makes a rule; by default every three hours over any network (C-R07).
    public init(hours: Int = 3, network: Network = .any) {
      self.hours = hours
      self.network = network
    }
  }
}
