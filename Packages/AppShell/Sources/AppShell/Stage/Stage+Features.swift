extension Stage {
  /// Makes a stage that starts an app of features, without switches.
  ///
  /// Each app has its own state. If the apps share stored data, make a stage that reports its
  /// changes. Throws what ``AppRuntime`` throws for these features.
  public init(
    features: [any Feature], environment: AppEnvironment
  ) throws(AppShellError) {
    _ = try AppRuntime(features: features, environment: environment)
    self.init(switches: []) { _ in
      let app = try AppRuntime(features: features, environment: environment)
      await app.launch()
      return StagedApp(app: app) { _ in true }
    } storedChanges: {
      AsyncStream { _ in }
    }
  }
}
