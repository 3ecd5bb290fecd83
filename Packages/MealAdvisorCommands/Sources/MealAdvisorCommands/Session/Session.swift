import AppComposition
import CommandKit
import EaterRecord
import Groceries
import Journal
import MealAdvisorFeatureParts
import PremiumGate
import Presentation

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The stores of a data folder, opened for one command.
struct Session: Sendable {
  let advisor: MealAdvisorContext
  /// The data folder, and what every app keeps there.
  let app: AppSession
  /// What is kept of those who eat.
  let stores: Stores
  /// Where lists are bought.
  let retailers: Retailers
  /// The assistant that may be asked.
  let assistants: Assistants
  /// The recipes of one's own.
  let ownMeals: OwnMeals

  /// The folder as messages name it.
  var folder: String { app.folder }
  /// The link to the store provider.
  var subscriptions: Subscriptions { app.subscriptions }
  /// The household that shares the record.
  var households: Households { app.households }
  /// What a crash of the app left, where that is allowed.
  var crashes: CrashReports? { app.crashes }
  /// When the command was called.
  var now: Date { app.now }

  /// Opens the data folder; writes nothing, and makes no folder.
  init(
    _ invocation: Invocation, _ advisor: MealAdvisorContext, _ opening: AppSession.Opening = .read
  ) throws(CommandError) {
    self.advisor = advisor
    var app = try AppSession(invocation, advisor.app, opening)
    let stores = Stores(app.record, premium: advisor.layout.premium)
    self.stores = stores
    ownMeals = OwnMeals(
      in: stores.journal, makeID: advisor.environment.makeID, foods: advisor.foods,
      program: advisor.program)
    let retailers = Retailers(
      embedded: advisor.grocer, over: advisor.services, secrets: stores.secrets,
      makeID: advisor.environment.makeID, foods: advisor.foods)
    let assistants = Assistants(
      over: advisor.services, secrets: stores.secrets, session: stores.sessionSecrets,
      foods: advisor.foods)
    let households = Households(
      of: stores, over: advisor.services, now: advisor.environment.now)
    self.retailers = advisor.network.map(retailers.asking) ?? retailers
    self.assistants = advisor.network.map(assistants.asking) ?? assistants
    app.households = advisor.network.map(households.asking) ?? households
    app.deleteEverything = { () async throws(JournalError) in try await stores.deleteEverything() }
    self.app = app
  }

  /// What the verbs of any app see of it.
  var asAny: AppSession {
    var session = app
    session.descriptions = { await descriptions(of: $0) }
    session.disputeWords = { () async throws(CommandError) in
      .mealAdvisor(try await read(), advisor.service, retailers, advisor.copy)
    }
    session.warningsAfterLoss = { program async throws(CommandError) in
      let preferences = try await read().preferences
      guard !preferences.unconfirmedLimits.isEmpty else { return [] }
      return [Wording.text(unreadable: preferences.unreadableLimits.sorted(), program: program)]
    }
    return session
  }

  /// Works with the stores; an error of the journal becomes one that names the folder.
  func storing<Result>(
    _ work: (Stores) async throws(JournalError) -> Result
  ) async throws(CommandError) -> Result {
    try await app.storing { _ async throws(JournalError) in try await work(stores) }
  }

  /// The retailer of a choice.
  func retailer(_ choice: RetailerChoice) throws(CommandError) -> RetailerClient {
    do throws(RetailerError) { return try retailers.client(of: choice) } catch {
      throw .retailer(error)
    }
  }

  /// Everything that is stored.
  func read() async throws(CommandError) -> StoredState {
    try await storing { stores async throws(JournalError) in try await stores.read() }
  }

  /// Everything that is stored, once the entitlement is in step with the store provider.
  ///
  /// Who never bought anything has nothing to bring in step, and nothing is written.
  func readRefreshed() async throws(CommandError) -> StoredState {
    try await app.refreshPremium()
    return try await read()
  }

  /// Stores what happened, if that can be stored.
  ///
  /// Where the disk keeps it from being stored, the reply is as good without, and a warning says so.
  func remember(
    _ work: (Stores) async throws(JournalError) -> Void
  ) async throws(CommandError) {
    try await app.remember { () async throws(JournalError) in try await work(stores) }
  }
}

extension MealAdvisorContext {
  /// Opens the data folder, does the work, and warns if the journal was damaged.
  func withSession(
    _ invocation: Invocation, _ opening: AppSession.Opening = .read,
    _ work: @Sendable (Session) async throws(CommandError) -> Reply
  ) async throws(CommandError) -> Reply {
    let session = try Session(invocation, self, opening)
    return await session.app.finish(try await work(session))
  }

  /// The same for the verbs of any app.
  var sessions: SessionOpener {
    SessionOpener { (invocation, opening, work) async throws(CommandError) in
      try await withSession(invocation, opening) { session async throws(CommandError) in
        try await work(session.asAny)
      }
    }
  }

  /// What the program of any app uses from outside.
  var app: AppContext {
    var context = AppContext(
      brand: brand, version: SettingsInput.currentVersion, environment: environment,
      offer: layout.premium.offer, fileSystem: fileSystem, copy: copy,
      dataFolder: { asked throws(FolderError) in try dataFolder(asked) })
    (context.dataVariable, context.earlierFolder) = (dataVariable, earlierFolder)
    context.workingFolder = workingFolder
    context.crashReports = crashReports
    context.services = services
    context.network = network
    return context
  }
}
