import CommandKit
import HouseholdSharing

extension AppSession {
  /// Joins a household with a simulated device, unless the device is in a household already.
  public func joinStandIn() async throws(CommandError) {
    do throws(HouseholdError) { try await households.joinStandIn() } catch .hasHousehold {
      throw .failed(
        "a real household simulates no conflicts, so nothing was changed; try it in a data "
          + "folder of its own, '\(Flag.dataFolder.name) DIR', or leave the household first")
    } catch { throw .household(error) }
  }
}

extension CommandError {
  /// Turns a sharing error into an error of the command.
  ///
  /// Its sentence begins with a small letter and has no full stop.
  public static func household(_ error: HouseholdError) -> CommandError {
    let message = error.message
    return .failed(message.prefix(1).lowercased() + message.dropFirst().dropLast())
  }
}
