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
  public static func household(_ error: HouseholdError) -> CommandError {
    .failed(phrase(of: error))
  }
}
