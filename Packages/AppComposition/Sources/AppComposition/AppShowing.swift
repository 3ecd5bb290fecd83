import StageParts

/// A program's appearance at the command line.
public struct AppShowing: Sendable {
  /// The commands in the order of the help; nil for the commands of all parts, in the order of the
  /// parts.
  public var commands: [String]?
  /// The name of the app's first screen.
  public var firstScreen: String
  /// The simulations that a command line can choose.
  public var simulations: [SimulatedCondition]

  /// Makes an appearance; by default with all commands and any simulated connection.
  public init(
    commands: [String]? = nil, firstScreen: String = "its first screen",
    simulations: [SimulatedCondition] = SimulatedCondition.ofConnection
  ) {
    self.commands = commands
    (self.firstScreen, self.simulations) = (firstScreen, simulations)
  }
}
