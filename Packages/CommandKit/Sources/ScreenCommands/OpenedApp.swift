import AppShell
import CommandKit
import DesignSystem

/// An app that a command may start.
public struct OpenedApp: Sendable {
  /// Starts the app.
  public var stage: Stage
  /// The settings of the stage.
  public var settings: StageSettings
  /// The paths of the screens that the app can start at.
  public var paths: @Sendable () -> [String]
  /// The warnings to print before the app is served.
  public var warnings: @Sendable () async throws(CommandError) -> [String]

  /// Makes an opened app; errors of `warnings` become `CommandError.init(_:)`.
  public init(
    _ stage: Stage, settings: StageSettings = [:],
    paths: @escaping @Sendable @autoclosure () -> [String],
    warnings: @escaping @Sendable () async throws -> [String] = { [] }
  ) {
    self.stage = stage
    self.settings = settings
    self.paths = paths
    self.warnings = { () async throws(CommandError) in
      do { return try await warnings() } catch { throw CommandError(error) }
    }
  }

  /// Starts the app and returns its first screen once no effect is running.
  func settledScreen(_ style: InterfaceStyle?) async throws(CommandError) -> any Screen {
    let app = try await start(style)
    await app.settle()
    do throws(AppShellError) { return try await app.screen() } catch { throw .cannotStart }
  }

  /// Runs the app at a terminal until the user closes it.
  func living(
    _ style: InterfaceStyle?, _ stay: @Sendable (AppRuntime) async -> String?
  ) async throws(CommandError) -> String? {
    let app = try await start(style)
    // Changes that other windows and commands make appear here too.
    let others = Task {
      for await change in stage.storedChanges() { await app.dataChanged(change) }
    }
    defer { others.cancel() }
    return await stay(app)
  }

  /// Throws if the app has no such screen to start at.
  func check(_ route: String) throws(CommandError) {
    let path = (try? Route(parsing: route))?.path ?? route
    let paths = paths()
    guard paths.contains(path) else {
      throw .unknown("screen", path, among: paths, listsAll: true)
    }
  }

  /// Starts the app on a light or dark device; nil lets the environment decide.
  private func start(_ style: InterfaceStyle?) async throws(CommandError) -> AppRuntime {
    do throws(AppShellError) {
      let app = try await stage.start(settings).app
      if let style { await app.deviceTurned(style) }
      return app
    } catch { throw .cannotStart }
  }
}

extension CommandError {
  /// The error if the features do not form an app.
  fileprivate static var cannotStart: CommandError { .failed("the app cannot be started") }
}
