import AppComposition
import AppShell
import CommandKit
import DesignSystem
import EaterCommands
import EaterRecord
import MealAdvisorFeatureParts
import MealAdvisorStage
import RecipeCommands
import Synchronization

extension AppSession {
  /// Prepares the folder for the eaters' record: how it is deleted, shared, worded and checked.
  public mutating func open(for eaters: EaterContext) {
    let session = Session(self, eaters)
    self = session.app
    self[Session.self] = session
    self[SharedClients.self] = SharedClients()
    disputeWords = { () async throws(CommandError) in
      .mealAdvisor(
        record: try await session.read(), service: eaters.service, retailers: session.retailers,
        copy: eaters.copy)
    }
    warningsAfterLoss = { program async throws(CommandError) in
      let preferences = try await session.read().preferences
      guard !preferences.unconfirmedLimits.isEmpty else { return [] }
      return [Wording.text(unreadable: preferences.unreadableLimits.sorted(), program: program)]
    }
    // With unreadable limits no meal is shown; the eater sets the limits again in the app
    // (S-ERR-04).
    complaints = { program async throws(CommandError) in
      let unreadable = eaters.service.unreadableLimits(of: try await session.read())
      return unreadable.isEmpty ? [] : [Wording.text(unreadable: unreadable, program: program)]
    }
    staging = AppStaging { (session, environment, making) in
      MealAdvisor.stage(session.clients(eaters), in: environment) {
        (clients, environment) async throws(AppShellError) in
        try await making(session.with(clients, environment), environment)
      }
    }
  }

  /// The clients of the features over this folder, which they share.
  public func clients(_ eaters: EaterContext) -> MealAdvisorClients {
    self[MealAdvisorClients.self]
      ?? self[SharedClients.self]?.made { newClients(eaters) } ?? newClients(eaters)
  }

  private func newClients(_ eaters: EaterContext) -> MealAdvisorClients {
    let session = self[Session.self] ?? Session(self, eaters)
    var clients = MealAdvisorClients(
      service: eaters.service, stores: session.stores, subscriptions: subscriptions,
      exports: exports(), copy: context.copy)
    clients.ownMeals = session.ownMeals
    clients.recipeLinks = eaters.importer
    clients.retailers = session.retailers
    clients.assistants = session.assistants
    clients.households = session.households
    clients.asksFirst = true
    clients.diagnostics = Diagnostics(startedAt: now, crashes: crashes)
    addSite(to: &clients, eaters)
    clients.calendar = .files(through: exports(marked: CookingAppointment.iCalendarMark))
    return clients
  }

  /// The same folder for an app with separate clients.
  private func with(
    _ clients: MealAdvisorClients, _ environment: AppEnvironment
  ) -> AppSession {
    var (session, clients) = (self, clients)
    clients.copy.hand = environment.hand
    session[MealAdvisorClients.self] = clients
    session.record = clients.stores.record
    session.subscriptions = clients.subscriptions
    session.households = clients.households ?? households
    return session
  }
}

/// The clients of the features over one folder; they are made on first use.
private final class SharedClients: Sendable {
  private let clients = Mutex<MealAdvisorClients?>(nil)

  func made(_ make: () -> MealAdvisorClients) -> MealAdvisorClients {
    clients.withLock { clients in
      if let clients { return clients }
      let made = make()
      clients = made
      return made
    }
  }
}
