import AppShell
import Testing

@testable import BrowserShell

@Suite struct SwitchboardTests {
  private let switches = [
    StageSwitch("time", "Time of day", .timeOfDay),
    StageSwitch("premium", "Premium", .options([.init("trial", "Trial")])),
  ]

  @Test(arguments: [
    [("appearance", "dark")], [("contrast", "increased"), ("type", "AX3")],
    [("device", "iphone-se")], [("window", "320x640")],
    [("device", "iphone-se"), ("window", "320x640")], [("direction", "rtl"), ("outline", "on")],
    [("time", "19:30"), ("premium", "trial")], [],
  ])
  func `the settings in an address are read back`(settings: [(String, String)]) throws {
    let board = try Switchboard(settings.map { ($0.0, $0.1) }, switches: switches)
    let again = board.settings(switches)
    #expect(again.map(\.name) == settings.map(\.0))
    #expect(again.map(\.value) == settings.map(\.1))
  }

  @Test(arguments: [
    ("appearance", "purple"), ("contrast", "high"), ("type", "XXL"), ("device", "nokia"),
    ("window", "0x0"), ("window", "390"), ("window", "390x844x1"), ("window", "99999x844"),
    ("direction", "up"), ("outline", "yes"), ("time", "25:00"), ("premium", "forever"),
    ("nonsense", "1"),
  ])
  func `a switch takes only what it offers, and says what that is`(name: String, value: String) {
    #expect(throws: WrongSetting.self) { try Switchboard([(name, value)], switches: switches) }
    do throws(WrongSetting) { _ = try Switchboard([(name, value)], switches: switches) } catch {
      #expect(error.words.contains(name))
      #expect(name == "nonsense" || error.choices?.isEmpty == false)
    }
  }

  @Test func `a small window takes the place of the device, which is kept`() throws {
    var board = try Switchboard(
      [("window", "320x640"), ("device", "iphone-se")], switches: switches)
    #expect(board.canvas.width == 320 && board.canvas.height == 640)
    board.window = nil
    #expect(board.canvas.name == "iphone-se")
  }

  @Test func `an empty value of a form sets nothing`() throws {
    let board = try Switchboard(
      [("appearance", ""), ("time", ""), ("premium", "")], switches: switches)
    #expect(board == Switchboard())
  }
}
