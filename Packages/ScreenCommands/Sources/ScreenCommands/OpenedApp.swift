import AppShell
import CommandKit
import DesignSystem

/// An app that a command may start.
public struct OpenedApp: Sendable {
  /// Starts it.
  public var stage: Stage
  /// What is set around it.
  public var settings: StageSettings
  /// The paths of the screens at which it can begin.
  public var paths: @Sendable () -> [String]
  /// What has to be said before it is served.
  public var warnings: @Sendable () async throws(CommandError) -> [String]

  /// Makes an opened app; what `warnings` throws becomes `CommandError.init(_:)`.
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

  /// Its first screen, once nothing is under way any more.
  func settledScreen(_ style: InterfaceStyle?) async throws(CommandError) -> any Screen {
    let app = try await start(style)
    await app.settle()
    do throws(AppShellError) { return try await app.screen() } catch { throw .cannotStart }
  }

  /// Lives in the app until somebody closes it.
  func living(
    _ style: InterfaceStyle?, _ stay: @Sendable (AppRuntime) async -> String?
  ) async throws(CommandError) -> String? {
    let app = try await start(style)
    // What another window or command stores is seen here too.
    let others = Task {
      for await change in stage.storedChanges() { await app.dataChanged(change) }
    }
    defer { others.cancel() }
    return await stay(app)
  }

  /// Throws if it has no such screen to begin at.
  func check(_ route: String) throws(CommandError) {
    let path = (try? Route(parsing: route))?.path ?? route
    let paths = paths()
    guard paths.contains(path) else {
      throw .unknown("screen", path, among: paths, listsAll: true)
    }
  }

  /// Starts it on a device that is light or dark; nil where the environment knows.
  private func start(_ style: InterfaceStyle?) async throws(CommandError) -> AppRuntime {
    do throws(AppShellError) {
      let app = try await stage.start(settings).app
      if let style { await app.deviceTurned(style) }
      return app
    } catch { throw .cannotStart }
  }
}

extension CommandError {
  /// The features of the app do not go together.
  fileprivate static var cannotStart: CommandError { .failed("the app cannot be started") }
}
