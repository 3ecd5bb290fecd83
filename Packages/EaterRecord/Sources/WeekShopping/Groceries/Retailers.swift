import AppRecord
import Groceries
import MealModels
import RetailerServices
import ServiceCalls

/// Every retailer from which a household can buy, each with its client.
public struct Retailers: Sendable {
  /// The grocer that comes with the app.
  public var embedded: RetailerClient
  private var caller: ServiceCaller
  private let secrets: SecretStore
  private let makeID: @Sendable () -> String
  private let foods: @Sendable () -> FoodReference

  /// Makes the retailers.
  ///
  /// - Parameters:
  ///   - embedded: the grocer that comes with the app.
  ///   - caller: calls services over the network.
  ///   - secrets: stores keys.
  ///   - makeID: returns a different text at every call.
  ///   - foods: the known foods, which are used to read the names of products.
  public init(
    embedded: RetailerClient, over caller: ServiceCaller, secrets: SecretStore,
    makeID: @escaping @Sendable () -> String, foods: @escaping @Sendable () -> FoodReference
  ) {
    self.embedded = embedded
    self.caller = caller
    self.secrets = secrets
    self.makeID = makeID
    self.foods = foods
  }

  /// The retailers behind a simulated connection.
  public func asking(over network: SimulatedNetwork) -> Retailers {
    var retailers = self
    retailers.embedded = network.retailer(over: embedded)
    retailers.caller = network.caller(over: caller)
    return retailers
  }

  /// The client of a choice.
  ///
  /// - Throws: `RetailerError.malformed` if the address of a server is not allowed.
  public func client(of choice: RetailerChoice) throws(RetailerError) -> RetailerClient {
    switch choice {
    case .embedded: embedded
    case .server(let address):
      .backend(
        try Self.host(of: address), at: try Self.service(at: address), over: caller,
        makeID: makeID, key: key(.server(address)))
    case .kroger: .kroger(kroger, over: caller, makeID: makeID)
    }
  }

  /// The name of a chosen retailer; a server's name is its address.
  public func name(of choice: RetailerChoice) -> String {
    if case .server(let address) = choice { return address }
    return (try? client(of: choice))?.name ?? embedded.name
  }

  /// The address of a server, such as "https://grocer.example/api".
  public static func service(at address: String) throws(RetailerError) -> ServiceAddress {
    do throws(ServiceFailure) { return try ServiceAddress(address) } catch {
      throw .malformed(place: "address", text: address)
    }
  }

  private static func host(of address: String) throws(RetailerError) -> String {
    ServiceAddress.host(of: try service(at: address).text) ?? address
  }

  private func key(_ name: SecretName) -> @Sendable () async -> HiddenKey? {
    // An unreadable key is treated as missing, so that the service asks for one.
    { [secrets] in try? secrets.read(name) }
  }

  private var kroger: KrogerAccess {
    let (client, secret, customer) = (
      key(.krogerClient), key(.krogerSecret), key(.krogerCustomer)
    )
    return KrogerAccess(
      client: {
        guard let id = await client(), let secret = await secret() else { return nil }
        return (id: id, secret: secret)
      },
      // A refused token is not tried again; signing in sets a new one.
      customer: { isRefused in isRefused ? nil : await customer() },
      food: { [foods] name in
        let reference = foods()
        return reference.namer(reference.book)(KrogerAccess.plain(name))?.id
      })
  }
}

extension KrogerAccess {
  /// The name of a product without trademarks and without the names of Kroger's own brands.
  ///
  /// Other words stay, because they may change its meaning.
  fileprivate static func plain(_ name: String) -> String {
    let name = name.filter { !"®™".contains($0) }
    let brands = KrogerAccess(client: { nil }).storeBrands.sorted { $0.count > $1.count }
    let brand = brands.first { name.hasPrefix($0 + " ") }
    return String(name.dropFirst(brand.map { $0.count + 1 } ?? 0))
  }
}

extension SecretName {
  /// The key of a server; its name contains the address, so that the key is never sent to another
  /// server.
  public static func server(_ address: String) -> SecretName {
    SecretName(rawValue: "server-\(address)")
  }
  /// The id of the app at Kroger.
  public static let krogerClient: SecretName = "kroger-client"
  /// The secret of the app at Kroger.
  public static let krogerSecret: SecretName = "kroger-secret"
  /// The token of a Kroger customer who allowed the app to add to the cart.
  public static let krogerCustomer: SecretName = "kroger-customer"
}
