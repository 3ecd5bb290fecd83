import AppShell
import CommandKit

extension AppVerbs {
  /// Makes the commands of an app with some features, without settings and stored data.
  public init(
    of features: [any Feature], in environment: AppEnvironment, shells: AppShells = AppShells()
  ) {
    self.init(in: shells) { (_, purpose, work) async throws(CommandError) in
      var environment = environment
      if purpose == .drawing { environment.sleep = { _ in } }
      if purpose == .serving { environment.hand = .taps }
      let stage = Stage(
        switches: [],
        start: { [environment] _ async throws(AppShellError) in
          let app = try AppRuntime(features: features, environment: environment)
          await app.launch()
          return StagedApp(app: app, adjust: { _ in true })
        }, storedChanges: { AsyncStream { $0.finish() } })
      return try await work(OpenedApp(stage, paths: features.flatMap(\.routes).map(\.path)))
    }
  }
}
