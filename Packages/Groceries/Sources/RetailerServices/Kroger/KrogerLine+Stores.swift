import Groceries
import MealModels
import PrintedText
import ServiceCalls

extension KrogerLine {
  /// Stores within ten miles of a ZIP code, nearest first, as Kroger sorts them.
  func stores(near zip: String) async throws(RetailerError) -> [GroceryStore] {
    let code = try ZIPDigits.read(zip)
    let answer = try await ask(
      .locations,
      query: [
        "filter.zipCode.near": code, "filter.radiusInMiles": "10", "filter.limit": "20",
      ])
    let list: KrogerLocation.List = try AnswerDecoder.read(from: answer.body)
    let stores = try list.data.rows().compactMap(\.row.store)
    guard !stores.isEmpty else { throw .unknownZIP(zip) }
    return stores
  }
}

/// A store in the form of Kroger's API.
struct KrogerLocation: Decodable {
  struct List: Decodable {
    var data: [Readable<KrogerLocation>]
  }

  struct Address: Decodable {
    var addressLine1: String?
    var city: String?
    var state: String?
    var zipCode: String?
  }

  var locationId: String
  var storeNumber: String?
  var chain: String?
  var name: String?
  var address: Address?

  /// The store; nil if its code is invalid, because it then cannot be used in a request.
  var store: GroceryStore? {
    guard KrogerCode.isStore(locationId) else { return nil }
    let chain = Self.title(chain ?? "Kroger")
    let town = [address?.city, address?.state].compactMap(\.self).joined(separator: ", ")
    let place = [address?.addressLine1, town.isEmpty ? nil : town].compactMap(\.self)
    return GroceryStore(
      id: StoreID(rawValue: locationId),
      name: storeNumber.map { "\(chain) #\($0)" } ?? name ?? chain, chain: chain,
      address: PlainText.cleaned(place.joined(separator: ", ")), zip: address?.zipCode ?? "")
  }

  /// The name of a chain in title case, because VoiceOver spells "KROGER" letter by letter.
  private static func title(_ chain: String) -> String {
    PlainText.cleaned(chain).lowercased().split(separator: " ")
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
  }
}
