import AppComposition
import CommandKit
import EaterRecord
import Journal

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The stores of a data folder, opened for one command.
package struct Session: Sendable {
  package let advisor: EaterContext
  /// The data folder, with the record that every app keeps.
  package let app: AppSession
  /// The stores of the eaters.
  package let stores: Stores
  /// The retailers at which lists are bought.
  package let retailers: Retailers
  /// The assistants that may be asked.
  package let assistants: Assistants
  /// The eater's own recipes.
  package let ownMeals: OwnMeals

  /// The folder's name in messages.
  package var folder: String { app.folder }
  /// The household that shares the record.
  package var households: Households { app.households }
  /// When the command was called.
  package var now: Date { app.now }

  /// Makes a session over an opened data folder; it reads nothing yet.
  package init(_ app: AppSession, _ advisor: EaterContext) {
    self.advisor = advisor
    let (context, kitchen, foods) = (app.context, advisor.kitchen, advisor.foods)
    let stores = Stores(app.record, premium: advisor.premium)
    self.stores = stores
    ownMeals = OwnMeals(
      in: stores.journal, makeID: context.environment.makeID, foods: foods, program: kitchen.program
    )
    let retailers = Retailers(
      embedded: kitchen.grocer(context.environment), over: context.services,
      secrets: stores.secrets,
      makeID: context.environment.makeID, foods: foods)
    let assistants = Assistants(
      over: context.services, secrets: stores.secrets, session: stores.sessionSecrets, foods: foods)
    let households = Households(of: stores, over: context.services, now: context.environment.now)
    self.retailers = context.network.map(retailers.asking) ?? retailers
    self.assistants = context.network.map(assistants.asking) ?? assistants
    var app = app
    app.households = context.network.map(households.asking) ?? households
    app.deleteEverything = { () async throws(JournalError) in try await stores.deleteEverything() }
    self.app = app
  }

  /// Performs work on the stores; an error of the journal names the folder.
  package func storing<Result>(
    _ work: (Stores) async throws(JournalError) -> Result
  ) async throws(CommandError) -> Result {
    try await app.storing { _ async throws(JournalError) in try await work(stores) }
  }

  /// Everything that is stored.
  package func read() async throws(CommandError) -> StoredState {
    try await storing { stores async throws(JournalError) in try await stores.read() }
  }

  /// The stored state, after updating the entitlement from the store's provider.
  ///
  /// For a user who never bought anything there is nothing to update or write.
  package func readRefreshed() async throws(CommandError) -> StoredState {
    try await app.refreshPremium()
    return try await read()
  }

  /// Stores events if possible.
  ///
  /// If the disk prevents it, the reply stays valid, with a warning.
  package func remember(
    _ work: (Stores) async throws(JournalError) -> Void
  ) async throws(CommandError) {
    try await app.remember { () async throws(JournalError) in try await work(stores) }
  }
}
