import AppShell
import EaterRecord
import Journal
import MealAdvisorFeatureParts
import StageParts

extension MealAdvisor {
  /// An app that can be started any number of times over the same stores and suggestions.
  ///
  /// The time, the connection, the way of pictures and what the eater may use can be set for each app by itself. None of
  /// it gets into what is stored, with one exception:
  /// - **Time.** What is recorded is dated as the screens of that app say, because that is when it
  ///   happened there; it may be later today for other apps. What is set, saved and allowed counts
  ///   in the order in which it was recorded, and opinions in that in which they were said; such a
  ///   date decides about suggestions alone. Of the subscription, a clock that was set starts,
  ///   ends, extends, reads and dates nothing: that goes by the clock of the environment, always, as
  ///   do timers at the stove.
  /// - **Connection.** It stands between the app and everybody outside: suggestions, pages, retailers,
  ///   the assistant and the household's server. What goes through is stored as ever.
  /// - **Pictures.** They come as if from far away; what comes in the end are the same plates.
  /// - **Premium.** The subscription, its receipt and what is known of the nudge are in memory, and
  ///   gone with the app; those that are stored are neither read nor written. Everything else is
  ///   shared, also what only premium lets somebody store. Whoever deletes all their data deletes
  ///   what is shared and what is simulated in their own app.
  public static func stage(_ clients: MealAdvisorClients, in environment: AppEnvironment) -> Stage {
    Stage(
      switches: Switch.all,
      start: { settings async throws(AppShellError) in
        try await Circumstances(clients, environment, settings).begin()
      },
      storedChanges: { DataChange.all(in: clients.stores.journal, environment) })
  }

  /// What can be set around an app.
  public enum Switch {
    /// The time of day.
    public static let time = StageSwitch.time

    /// The way to everybody outside.
    public static let network = StageSwitch.network

    /// What the eater may use.
    public static let premium = StageSwitch(
      "premium", "Premium",
      .options(SimulatedPremium.allCases.map { StageSwitch.Option($0.rawValue, $0.title) }))

    /// The way that pictures come.
    public static let pictures = StageSwitch(
      "pictures", "Pictures",
      .options(SimulatedPictures.allCases.map { StageSwitch.Option($0.rawValue, $0.title) }))

    /// All of them, in the order in which they are offered.
    public static let all = [time, network, premium, pictures]
  }
}
