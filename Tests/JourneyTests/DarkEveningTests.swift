import AppTesting
import DesignSystem
import Testing

/// C-S01: the evening has a moon where it is dark, whoever decided that.
@Suite struct DarkEveningTests {
  /// The symbol beside the greeting.
  private static func symbol(_ guest: Diner) async throws -> IconRole? {
    try await guest.screen.element.all.lazy.compactMap { element in
      guard case .icon(let role, _, _) = element.content else { return nil }
      return [.evening, .night].contains(role) ? role : nil
    }.first
  }

  @Test(arguments: [(InterfaceStyle.light, IconRole.evening), (.dark, .night)])
  func `the app follows the device's appearance until the user chooses one`(
    style: InterfaceStyle, symbol: IconRole
  ) async throws {
    let guest = try await Diner()
    await guest.app.deviceTurned(style)
    #expect(try await Self.symbol(guest) == symbol)
    try await guest.open("privacy-policy", "appearance")
    for (theme, chosen) in [("dark", IconRole.night), ("light", .evening), ("system", symbol)] {
      try await guest.tap("settings.appearance=\(theme)", "tab.select?id=home")
      #expect(try await Self.symbol(guest) == chosen, "\(theme)")
      try await guest.tap("tab.select?id=settings")
    }
  }
}
