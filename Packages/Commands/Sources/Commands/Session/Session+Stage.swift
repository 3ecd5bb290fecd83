import AppShell
import EaterRecord
import MealAdvisorFeatureParts
import MealAdvisorFeatures

extension Session {
  /// What the features of the app get: the stores of the data folder, and exports into the folder
  /// in which the program was started.
  var clients: MealAdvisorClients {
    MealAdvisorClients(
      service: context.service, stores: stores, subscriptions: subscriptions,
      exports: .files(
        in: context.workingFolder, besides: folder, through: context.exportFile))
  }

  /// The app, to be started any number of times over this data folder.
  func stage(in environment: Environment) -> Stage {
    MealAdvisor.stage(clients, in: environment)
  }
}

extension Stage {
  /// Launches an app whose suggestions come over a connection, if one is simulated.
  func app(over connection: SimulatedConnection?) async throws(CommandError) -> AppRuntime {
    var settings: StageSettings = [:]
    settings[MealAdvisor.Switch.network.id] = connection?.rawValue
    do throws(AppShellError) { return try await start(settings).app } catch { throw .screens }
  }
}
