import AppShell

extension StageSwitch {
  /// The time of day.
  public static let time = StageSwitch("time", "Time of day", .timeOfDay)

  /// The network connection.
  public static let network = StageSwitch(
    "network", "Connection",
    .options(SimulatedCondition.ofConnection.map { StageSwitch.Option($0.rawValue, $0.title) }))
}
