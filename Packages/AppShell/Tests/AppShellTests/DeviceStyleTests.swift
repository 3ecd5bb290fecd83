import DesignSystem
import Testing

@testable import AppShell

/// Light or dark: what a feature fixed, else as the device is.
@Suite struct DeviceStyleTests {
  /// Shows which it is, and may fix one.
  private struct LampFeature: Feature {
    let fixed: InterfaceStyle?
    let id: FeatureID = "lamp"
    let routes = [RouteDefinition(RouteForm("lamp"), .root)]

    func initialState() {}
    func reduce(
      _ action: Never, into state: inout Void, stored: Void, world: World
    ) -> [Command<Never>] {}

    func screen(
      of route: Route, state: Void, stored: Void, context: ScreenContext
    ) -> (any Screen)? {
      PlainScreen(
        id: "lamp", title: context.interfaceStyle.rawValue,
        buttons: [("again", ControlAction("lamp.again"))])
    }

    func offers(_ state: Void, _ stored: Void, _ world: World) -> Offers {
      var offers = Offers()
      offers.tab = TabOffer(Route("lamp"), .home, "Lamp")
      offers.looks = LooksOffer(scheme: fixed)
      return offers
    }
  }

  private static func app(
    fixed: InterfaceStyle? = nil, begins: InterfaceStyle = .light
  ) async throws -> AppRuntime {
    var environment = AppEnvironment.fixed
    environment.interfaceStyle = begins
    let app = try AppRuntime(features: [LampFeature(fixed: fixed)], environment: environment)
    await app.launch()
    return app
  }

  @Test(arguments: InterfaceStyle.allCases)
  func `it begins as the environment says`(style: InterfaceStyle) async throws {
    #expect(try await Self.app(begins: style).showing().screen.title == style.rawValue)
  }

  @Test func `a device that turns is told to the screens, once`() async throws {
    let app = try await Self.app()
    var changes = await app.changes().makeAsyncIterator()
    #expect(try await app.showing().screen.title == "light")
    await app.deviceTurned(.dark)
    #expect(await changes.next() != nil)
    #expect(try await app.showing().screen.title == "dark")
    await app.deviceTurned(.dark)
    #expect(await app.shownRoot != nil)
  }

  @Test(arguments: InterfaceStyle.allCases)
  func `a style that a feature fixed stays when the device's style changes`(style: InterfaceStyle)
    async throws
  {
    let app = try await Self.app(fixed: style)
    for device in InterfaceStyle.allCases {
      await app.deviceTurned(device)
      #expect(try await app.showing().screen.title == style.rawValue)
    }
  }
}
