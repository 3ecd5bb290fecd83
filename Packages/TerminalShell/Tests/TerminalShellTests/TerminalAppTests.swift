import AppShell
import AppTesting
import Renderers
import Testing

@testable import TerminalShell

/// Whole visits at a terminal in memory.
@Suite struct TerminalAppTests {
  /// Plays events one after the other, ends the visit, and answers with what was shown after each.
  private func visit(
    _ events: [TerminalDevice.Event], style: TerminalStyle = TerminalStyle(isDumb: true),
    terminal: FakeTerminal = FakeTerminal()
  ) async throws -> (shown: String, ending: TerminalApp.Ending) {
    let app = try AppRuntime(features: [Shop()], environment: .fixed)
    await app.launch()
    for event in events { terminal.press(event) }
    let ending = await TerminalApp(app, on: terminal.device, style: style).run()
    #expect(terminal.timesHeld == 0, "the keyboard is given back")
    return (terminal.take(), ending)
  }

  @Test func `lines are keys where the terminal edits lines itself`() async throws {
    let visit = try await visit([
      .line("a"), .line("n"), .line(""), .line("Ana"), .line("tab"), .line("delete"), .line("quit"),
    ])
    #expect(visit.shown.contains("Unknown key. Type a key"))
    #expect(visit.ending == .closed)
    #expect(visit.shown.contains("Basket of 1"))
    #expect(visit.shown.contains("Name, Ana, text field"))
    #expect(!visit.shown.contains("\u{1B}"), "no control sequence reaches a dumb terminal")
    #expect(!visit.shown.contains(FocusMark.start))
  }

  @Test(arguments: [
    (TerminalDevice.Event.key(.control("c")), TerminalApp.Ending.closed),
    (.key(.character("q")), .closed), (.endAsked, .closed), (.gone, .gone),
  ])
  func `every ending gives the window back`(
    event: TerminalDevice.Event, ending: TerminalApp.Ending
  ) async throws {
    let visit = try await visit([event], style: TerminalStyle())
    #expect(visit.ending == ending)
    #expect(visit.shown.hasPrefix(FrameWriter.enter))
    #expect(visit.shown.hasSuffix(FrameWriter.leave))
  }

  @Test func `a pause gives the terminal back and takes it again whole`() async throws {
    let visit = try await visit(
      [.key(.control("z")), .key(.character("q"))], style: TerminalStyle())
    let parts = visit.shown.components(separatedBy: FrameWriter.leave)
    #expect(parts.count == 3)
    #expect(parts[1].hasPrefix(FrameWriter.enter))
    #expect(parts[1].contains("Basket of 0"))
  }

  @Test func `a way out of the app is said, and a call is heard`() async throws {
    let visit = try await visit([.line("l"), .line("x"), .line("c"), .line("x"), .line("quit")])
    #expect(visit.shown.contains("https://example.com/a"))
    #expect(visit.shown.contains("The bread is done."))
    let loud = try await self.visit(
      [.key(.character("c")), .key(.character("x")), .key(.character("q"))], style: TerminalStyle())
    #expect(loud.shown.contains("\u{7}"))
  }

  @Test func `a screen whose subject is gone makes room for the one below`() async throws {
    let visit = try await visit([.line("f"), .line("b"), .line("a"), .line("quit")])
    #expect(visit.ending == .closed)
    #expect(visit.shown.contains("Basket of 1"))
  }

  @Test func `the app asks about possible losses before it closes`() async throws {
    let stays = try await visit([.line("k"), .line("quit"), .line("x"), .line("a"), .endAsked])
    #expect(stays.shown.contains("The oven is on."))
    #expect(stays.shown.contains("Basket of 1"))
    let leaves = try await visit([.line("k"), .line("quit"), .line("quit"), .line("a")])
    #expect(leaves.ending == .closed)
    #expect(!leaves.shown.contains("Basket of 1"))
  }

  @Test func `a feature that draws neither tab bar nor notice shows both`() async throws {
    let app = try AppRuntime(features: [WaterTab()], environment: .fixed)
    await app.launch()
    let terminal = FakeTerminal()
    for line in ["d", "quit"] { terminal.press(.line(line)) }
    let style = TerminalStyle(isDumb: true)
    #expect(await TerminalApp(app, on: terminal.device, style: style).run() == .closed)
    let shown = terminal.take()
    for part in ["0 today", "1 today", "Well done", "Water]"] {
      #expect(shown.contains(part), "\(part)\n\(shown)")
    }
  }

  @Test func `a window that cannot be written to ends the visit`() async throws {
    let app = try AppRuntime(features: [Shop()], environment: .fixed)
    var device = FakeTerminal().device
    device.write = { _ in false }
    #expect(await TerminalApp(app, on: device, style: TerminalStyle()).run() == .gone)
  }
}
