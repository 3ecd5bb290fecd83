import AppShell

/// MealAdvisor as an app: its features, how it is launched, and how it is tried out.
public enum MealAdvisor {
  /// Makes the features of an app from its clients.
  public typealias Features = @Sendable (MealAdvisorClients) -> [any Feature]

  /// Makes an app from its clients, ready to be launched.
  public typealias Making =
    @Sendable (MealAdvisorClients, AppEnvironment) async throws(AppShellError) -> AppRuntime
}
