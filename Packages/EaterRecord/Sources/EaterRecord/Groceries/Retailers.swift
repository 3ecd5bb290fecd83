import Groceries
import MealModels
import RetailerServices
import ServiceCalls

/// Every retailer that a household can buy at, with what each needs to be asked.
public struct Retailers: Sendable {
  /// The grocer that comes with the app.
  public var embedded: RetailerClient
  private var caller: ServiceCaller
  private let secrets: SecretStore
  private let makeID: @Sendable () -> String
  private let foods: @Sendable () -> FoodReference

  /// Makes them.
  ///
  /// - Parameters:
  ///   - embedded: the grocer that comes with the app.
  ///   - caller: asks services over the network.
  ///   - secrets: where keys are kept.
  ///   - makeID: makes a text that is new each time.
  ///   - foods: the foods that names of products are looked up in.
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

  /// The same retailers, asked over a simulated connection.
  public func asking(over network: SimulatedNetwork) -> Retailers {
    var retailers = self
    retailers.embedded = network.retailer(over: embedded)
    retailers.caller = network.caller(over: caller)
    return retailers
  }

  /// The client of a choice.
  ///
  /// - Throws: `RetailerError.malformed` where the address of a server is none that may be asked.
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

  /// What the retailer of a choice is called; of a server nobody asked, its address.
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
    // A key that cannot be read is no key: the service says that it wants one.
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
      // A token that was refused once is not tried again; whoever signs in sets a new one.
      customer: { isRefused in isRefused ? nil : await customer() },
      food: { [foods] name in
        let reference = foods()
        return reference.namer(reference.book)(KrogerAccess.plain(name))?.id
      })
  }
}

extension KrogerAccess {
  /// The name of a product without the marks and names of Kroger's own brands; of other words nobody
  /// knows whether they change what it is.
  fileprivate static func plain(_ name: String) -> String {
    let name = name.filter { !"®™".contains($0) }
    let brands = KrogerAccess(client: { nil }).storeBrands.sorted { $0.count > $1.count }
    let brand = brands.first { name.hasPrefix($0 + " ") }
    return String(name.dropFirst(brand.map { $0.count + 1 } ?? 0))
  }
}

extension SecretName {
  /// The key of a server, by its address, so that it is never sent to another one.
  public static func server(_ address: String) -> SecretName {
    SecretName(rawValue: "server-\(address)")
  }
  /// The id of the app at Kroger.
  public static let krogerClient: SecretName = "kroger-client"
  /// The secret of the app at Kroger.
  public static let krogerSecret: SecretName = "kroger-secret"
  /// The token of a customer of Kroger's who let the app add to the cart.
  public static let krogerCustomer: SecretName = "kroger-customer"
}
