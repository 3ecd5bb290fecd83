import AppShell
import DesignSystem
import Layout
import Renderers

/// One stay in an app: takes events one after the other and shows what comes of them.
struct Visit {
  /// What happens during a stay.
  enum Event: Hashable, Sendable {
    /// Something at the terminal.
    case device(TerminalDevice.Event)
    /// The app may show something else.
    case changed
  }

  let app: AppRuntime
  let device: TerminalDevice
  let style: TerminalStyle

  private var console = Console()
  private var writer: FrameWriter
  private var printed: [String] = []
  private let changed: Flag

  init(app: AppRuntime, device: TerminalDevice, style: TerminalStyle, changed: Flag) {
    self.changed = changed
    self.app = app
    self.device = device
    self.style = style
    writer = FrameWriter(style)
  }

  /// Stays until somebody ends it.
  mutating func stay(events: AsyncStream<Event>) async -> TerminalApp.Ending {
    if !style.isDumb { _ = device.write(FrameWriter.enter) }
    do throws(Departure) {
      try await show()
      for await event in events { try await take(event) }
      return .gone
    } catch {
      return error.ending
    }
  }

  /// Gives the window back.
  func leave() {
    if !style.isDumb { _ = device.write(FrameWriter.leave) }
  }

  /// The stay is over.
  private struct Departure: Error {
    var ending: TerminalApp.Ending
  }

  // MARK: - Events

  private mutating func take(_ event: Event) async throws(Departure) {
    switch event {
    case .changed: changed.lower()
    case .device(.key(let key)): try await press(key)
    case .device(.line(let line)): try await enter(line)
    case .device(.resized): writer.forget()
    case .device(.pauseAsked): pause()
    case .device(.resumed): resume()
    case .device(.endAsked): throw Departure(ending: .closed)
    case .device(.gone): throw Departure(ending: .gone)
    }
    if style.isDumb { await restABit() }
    try await show()
  }

  /// What follows at once is printed together with what it follows.
  private func restABit() async { try? await Task.sleep(for: .milliseconds(40)) }

  private mutating func press(_ key: Key) async throws(Departure) {
    switch console.press(key, on: try await page().page) {
    case .none: break
    case .fire(let call): await fire(call)
    case .quit: throw Departure(ending: .closed)
    case .suspend: pause()
    case .redraw: writer.forget()
    }
  }

  /// At a terminal that edits lines: a line is a text while one is asked for, else the name of a key.
  private mutating func enter(_ line: String) async throws(Departure) {
    if case .entry = console.layer {
      if !line.isEmpty { try await press(.control("u")) }
      try await press(.paste(line, isCut: false))
      return try await press(.enter)
    }
    let names: [String: Key] = [
      "": .enter, "tab": .tab, "back": .escape, "quit": .character("q"), "help": .character("?"),
    ]
    if let key = names[line.lowercased()] { return try await press(key) }
    for character in line.prefix(1) { try await press(.character(character)) }
  }

  /// Uses a control; what is gone meanwhile is said and changes nothing.
  private mutating func fire(_ call: ActionCall) async {
    do throws(AppShellError) { try await app.fire(call) } catch {
      console.remark = "That is not there any more."
    }
  }

  /// Gives the terminal back until somebody continues the process.
  private mutating func pause() {
    leave()
    device.end()
    device.pause()
    resume()
  }

  private mutating func resume() {
    guard device.begin() else { return }
    if !style.isDumb { _ = device.write(FrameWriter.enter) }
    writer.forget()
  }

  // MARK: - Showing

  private func page() async throws(Departure) -> (page: Page, screen: any Screen) {
    do throws(AppShellError) {
      let screen = try await app.presentScreen()
      return (Page(screen, at: await app.navigation.current), screen)
    } catch {
      throw Departure(ending: .failed(error))
    }
  }

  private mutating func show() async throws(Departure) {
    for item in await app.takeNews() { tell(item) }
    let (page, screen) = try await page()
    console.show(page)
    let size = device.size()
    let composer = await composer(page, screen, size)
    let text =
      style.isDumb ? lineByLine(composer) : writer.text(for: composer.frame(&console))
    guard text.isEmpty || device.write(text) else { throw Departure(ending: .gone) }
  }

  private func composer(
    _ page: Page, _ screen: any Screen, _ size: WindowSize
  ) async -> FrameComposer {
    let front = drawing(screen, size, focus: console.place.focus)
    var back: WindowDrawing?
    if !front.overlay.isEmpty, let below = await app.screenBelow() {
      back = drawing(below, size, focus: nil)
    }
    return FrameComposer(size: size, glyphs: style.glyphs, front: front, back: back, page: page)
  }

  private func drawing(
    _ screen: any Screen, _ size: WindowSize, focus: ElementID?
  ) -> WindowDrawing {
    WindowDrawing(
      of: layOut(screen.element), columns: size.columns, glyphs: style.glyphs,
      isCompact: size.rows < FrameComposer.rowsOfWholeDrawings, focus: focus)
  }

  private mutating func tell(_ news: News) {
    switch news {
    case .departure(let address):
      console.layer = .notice(Way.out(address))
    case .call(let words):
      console.layer = .notice(words)
      if !style.isDumb { _ = device.write("\u{7}") }
    }
  }

  /// The whole screen and its keys, printed once for each time that it differs.
  private mutating func lineByLine(_ composer: FrameComposer) -> String {
    let lines = composer.printed(console)
    guard lines != printed else { return "" }
    printed = lines
    return lines.joined(separator: "\n") + "\n> "
  }
}
