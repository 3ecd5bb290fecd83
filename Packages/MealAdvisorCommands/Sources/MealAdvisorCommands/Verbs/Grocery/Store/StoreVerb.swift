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
      CommandForm("store list", flags: [Self.zip, .json], "stores near a ZIP code", run: list),
      CommandForm(
        "store choose ID", flags: [.json], "buy at a store; 'none' for no store", run: choose),
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
    let store = text.lowercased() == "none" ? nil : StoreID(rawValue: text)
    return try await advisor.withSession(invocation) { session async throws(CommandError) in
      if let store {
        let retailer = try session.retailer(try await settings(session).retailer)
        // Any question shows whether there is such a store; one about nothing need not be asked.
        let milk = ProductWish(food: "milk", words: "milk")
        do throws(RetailerError) { _ = try await retailer.products([milk], store) } catch {
          throw .retailer(error)
        }
      }
      let now = session.now
      try await session.storing { stores async throws(JournalError) in
        guard try await stores.grocery.state().settings.store != store else { return }
        _ = try await stores.grocery.record([.set(.store(store))], at: now)
      }
      return invocation.reply(
        ["store": .optional(store?.rawValue)],
        [store.map { "Bought at \($0) from now on." } ?? "No store is chosen now."])
    }
  }

  /// How the household shops.
  func settings(_ session: Session) async throws(CommandError) -> ShoppingSettings {
    try await session.storing { stores async throws(JournalError) in
      try await stores.grocery.state().settings
    }
  }
}
