/// The retailer at which a household buys.
public enum RetailerChoice: Hashable, Sendable {
  /// The grocer that comes with the app and needs no network.
  case embedded
  /// A server that follows the retailer contract, by its address.
  case server(address: String)
  /// Kroger, through its public API.
  case kroger
}

extension RetailerChoice: RawRepresentable, Codable {
  /// Reads the text of a choice: "embedded", "kroger", or the address of a server.
  public init(rawValue: String) {
    self =
      switch rawValue {
      case "embedded": .embedded
      case "kroger": .kroger
      default: .server(address: rawValue)
      }
  }

  /// The choice as text.
  public var rawValue: String {
    switch self {
    case .embedded: "embedded"
    case .server(let address): address
    case .kroger: "kroger"
    }
  }
}
