import EaterCommands
import CommandKit
import Groceries
import Journal
import MealModels
import PrintedText

/// `store`: the shop of the list, and the order of its aisles.
public struct StoreVerb: Sendable {
  let advisor: EaterContext

  static let zip = Flag("--zip", "ZIP", "five digits, such as 94103")

  /// Makes the verbs of a program.
  public init(advisor: EaterContext) { self.advisor = advisor }

  /// Its forms, for the list of a program.
  public var forms: [CommandForm] {
    [
      CommandForm(
        "store list", flags: [Self.zip, .simulate(), .json], "stores near a ZIP code", run: list),
      CommandForm(
        "store choose ID", flags: [Self.zip, .simulate(), .json],
        "choose a store by its id and a ZIP code near it; 'none' for no store", run: choose),
      connectForm,
    ] + aisleForms
  }

  private func list(_ invocation: Invocation) async throws(CommandError) -> Reply {
    guard let zip = invocation.arguments.value(Self.zip) else {
      throw .wrong("say where: '\(Self.zip.name) 94103'")
    }
    return try await advisor.withSession(invocation) { session async throws(CommandError) in
      let settings = try await settings(session)
      let retailer = try session.retailer(settings.retailer)
      let stores: [GroceryStore]
      do throws(RetailerError) { stores = try await retailer.stores(zip) } catch {
        throw .retailer(error)
      }
      let chosen = settings.store
      return invocation.reply(
        [
          "retailer": .string(retailer.name),
          "stores": .array(stores.map { Self.document($0, isChosen: $0.id == chosen) }),
        ],
        stores.flatMap { store in
          [
            "\(store.id == chosen ? "✓" : " ") \(store.id)  \(store.name)",
            "    \(store.address) \(store.zip)",
          ]
        })
    }
  }

  private static func document(_ store: GroceryStore, isChosen: Bool) -> JSON {
    [
      "id": .string(store.id.rawValue), "name": .string(store.name),
      "chain": .string(store.chain), "address": .string(store.address),
      "zip": .string(store.zip), "currency": .string(store.currency.rawValue),
      "chosen": .bool(isChosen),
    ]
  }

  private func choose(_ invocation: Invocation) async throws(CommandError) -> Reply {
    let text = invocation.operand()
    let id = text.lowercased() == "none" ? nil : StoreID(rawValue: text)
    let zip = invocation.arguments.value(Self.zip)
    return try await advisor.withSession(invocation) { session async throws(CommandError) in
      let settings = try await settings(session)
      var place: GroceryStore?
      if let id {
        place = try await self.place(id, near: zip, of: try session.retailer(settings.retailer))
      }
      let now = session.now
      let chosen = place ?? settings.place.flatMap { $0.id == id ? $0 : nil }
      try await session.storing { stores async throws(JournalError) in
        let shopping = try await stores.grocery.state()
        let events =
          chosen.map { shopping.choosing($0) }
          ?? (shopping.settings.store == id ? [] : [.set(.store(id))])
        if !events.isEmpty { _ = try await stores.grocery.record(events, at: now) }
      }
      return invocation.reply(
        ["store": .optional(id?.rawValue), "name": .optional(chosen?.name)],
        [
          id.map { "You now buy at \(chosen?.name ?? $0.rawValue)." }
            ?? "No store is chosen now."
        ])
    }
  }

  /// The shop with an id, and its name if the retailer provides it; throws for an unknown shop.
  private func place(
    _ id: StoreID, near zip: String?, of retailer: RetailerClient
  ) async throws(CommandError) -> GroceryStore? {
    do throws(RetailerError) {
      // Any question shows whether the shop exists, so this one asks about milk.
      _ = try await retailer.products([ProductWish(food: "milk", words: "milk")], id)
      if let zip { return try await retailer.stores(zip).first { $0.id == id } }
      return try await retailer.store(id)
    } catch {
      throw .retailer(error)
    }
  }

  /// The household's shopping settings.
  func settings(_ session: Session) async throws(CommandError) -> ShoppingSettings {
    try await session.storing { stores async throws(JournalError) in
      try await stores.grocery.state().settings
    }
  }
}
