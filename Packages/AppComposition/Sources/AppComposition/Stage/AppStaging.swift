import AppShell
import DesignSystem

/// Makes a program's app for the stage, if it has more settings than the time and the connection.
public struct AppStaging: Sendable {
  /// Makes the app over an opened data folder, ready to be launched.
  public typealias Making =
    @Sendable (AppSession, AppEnvironment) async throws(AppShellError) -> AppRuntime

  let stage: @Sendable (AppSession, AppEnvironment, @escaping Making) -> Stage

  /// Makes a staging from a function that makes each app with the given settings.
  public init(_ stage: @escaping @Sendable (AppSession, AppEnvironment, @escaping Making) -> Stage)
  {
    self.stage = stage
  }
}

/// An app's notice for unreadable data.
public struct UnreadNotice: Sendable {
  /// The notice.
  public var notice: Notice
  /// The screen that shows the notice; a part contributes it.
  public var route: Route

  /// Makes a notice with its screen.
  public init(_ notice: Notice, at route: Route) {
    (self.notice, self.route) = (notice, route)
  }
}
