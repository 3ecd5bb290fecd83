import AppShell
import EaterRecord
import Journal
import MealAdvisorFeatureParts
import StageParts

extension MealAdvisor {
  /// An app that can be started many times over the same stores and suggestions.
  ///
  /// The time, the connection, the loading of pictures and premium can be set for each app. These
  /// settings are not stored, with one exception:
  /// - **Time.** An event gets the date that the app's own screens show, which may be later than
  ///   today for other apps. Settings, saves and consents apply in the order of their records, and
  ///   opinions in the order in which they were stated; so the date affects suggestions alone. The
  ///   subscription and timers at the stove always use the environment's clock.
  /// - **Connection.** It is the connection between the app and every service: suggestions, pages,
  ///   retailers, the assistant and the household's server. Successful calls are stored as usual.
  /// - **Pictures.** They arrive as if over a network, but are the same drawn plates.
  /// - **Premium.** The subscription, its receipt and the nudge are in memory and end with the app;
  ///   the stored ones are neither read nor written. Everything else is shared, including data that
  ///   needs premium to store. Deleting all data deletes the shared data, and the simulated data of
  ///   that app.
  ///
  /// - Parameter making: makes the app from the settings around it.
  public static func stage(
    _ clients: MealAdvisorClients, in environment: AppEnvironment,
    making: @escaping Making
  ) -> Stage {
    var stage = Stage(
      switches: Switch.all,
      start: { settings async throws(AppShellError) in
        try await MealStage(clients, environment, settings).begin(making)
      },
      storedChanges: { DataChange.all(in: clients.stores.journal, environment) })
    stage.site = clients.site
    stage.photo = { await clients.stores.journal.photo($0) }
    return stage
  }

  /// The switches that set the conditions of an app.
  public enum Switch {
    /// The time of day.
    public static let time = StageSwitch.time

    /// The network connection.
    public static let network = StageSwitch.network

    /// The phase of premium.
    public static let premium = StageSwitch(
      "premium", "Premium",
      .options(SimulatedPremium.allCases.map { StageSwitch.Option($0.rawValue, $0.title) }))

    /// The way in which pictures are loaded.
    public static let pictures = StageSwitch(
      "pictures", "Pictures",
      .options(SimulatedPictures.allCases.map { StageSwitch.Option($0.rawValue, $0.title) }))

    /// All switches, in the order in which they are offered.
    public static let all = [time, network, premium, pictures]
  }
}
