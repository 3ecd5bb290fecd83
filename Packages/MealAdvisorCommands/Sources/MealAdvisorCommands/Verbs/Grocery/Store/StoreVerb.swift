import CommandKit
import Groceries
import Journal
import MealModels
import PrintedText

/// `store`: where the list is bought, and in which order the store is walked.
struct StoreVerb {
  let advisor: MealAdvisorContext

  static let zip = Flag("--zip", "ZIP", "five digits, such as 94103")

  var forms: [CommandForm] {
    [
      CommandForm(
        "store list", flags: [Self.zip, .simulate(), .json], "stores near a ZIP code", run: list),
      CommandForm(
        "store choose ID", flags: [Self.zip, .simulate(), .json],
        "buy at a store, named by a ZIP code near it; 'none' for no store", run: choose),
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
          id.map { "Bought at \(chosen?.name ?? $0.rawValue) from now on." }
            ?? "No store is chosen now."
        ])
    }
  }

  /// The store of an id with its name, as far as the retailer tells it; throws where there is none.
  private func place(
    _ id: StoreID, near zip: String?, of retailer: RetailerClient
  ) async throws(CommandError) -> GroceryStore? {
    do throws(RetailerError) {
      // Any question shows whether there is such a store; one about nothing need not be asked.
      _ = try await retailer.products([ProductWish(food: "milk", words: "milk")], id)
      if let zip { return try await retailer.stores(zip).first { $0.id == id } }
      return try await retailer.store(id)
    } catch {
      throw .retailer(error)
    }
  }

  /// How the household shops.
  func settings(_ session: Session) async throws(CommandError) -> ShoppingSettings {
    try await session.storing { stores async throws(JournalError) in
      try await stores.grocery.state().settings
    }
  }
}
