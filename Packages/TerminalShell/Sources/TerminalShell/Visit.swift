import AppShell
import DesignSystem
import Layout
import Renderers

/// One visit to an app: handles events one after another and shows the results.
struct Visit {
  /// An event during a visit.
  enum Event: Hashable, Sendable {
    /// An event of the terminal.
    case device(TerminalDevice.Event)
    /// The app may have something new to show.
    case changed
  }

  let app: AppRuntime
  let device: TerminalDevice
  let style: TerminalStyle

  private var console = Console()
  private var writer: FrameWriter
  private var printed: (screen: [String], status: [String]) = ([], [])
  private var isAnswerDue = false
  /// The cache of drawn pictures.
  private let drawnPictures = PixelGridCache()
  private let changed: ChangeFlag
  /// The page on the terminal, to which keys refer.
  private var seen: Page?

  init(app: AppRuntime, device: TerminalDevice, style: TerminalStyle, changed: ChangeFlag) {
    self.changed = changed
    self.app = app
    self.device = device
    self.style = style
    writer = FrameWriter(style)
  }

  /// Runs until the visit ends.
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

  /// Restores the window.
  func leave() {
    if !style.isDumb { _ = device.write(FrameWriter.leave) }
  }

  /// The end of a visit.
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
    case .device(.pauseAsked): try pause()
    case .device(.resumed): try resume()
    case .device(.endAsked): throw Departure(ending: .closed)
    case .device(.gone): throw Departure(ending: .gone)
    }
    if style.isDumb { await restABit() }
    try await show()
  }

  /// Waits a moment, so that immediate changes are printed together with their cause.
  private func restABit() async { try? await Task.sleep(for: .milliseconds(40)) }

  private mutating func press(_ key: Key) async throws(Departure) {
    guard let seen else { return }
    switch console.press(key, on: seen) {
    case .none: break
    case .fire(let call): await fire(call)
    case .quit: try await quit()
    case .suspend: try pause()
    case .redraw: writer.forget()
    }
  }

  /// Closes the app; if work would be lost, asks once first.
  private mutating func quit() async throws(Departure) {
    let unfinished = await app.unfinished
    if unfinished.isEmpty { throw Departure(ending: .closed) }
    if case .leaving = console.layer { throw Departure(ending: .closed) }
    console.askToLeave(losing: unfinished)
  }

  /// Handles a line that was entered at a terminal that edits lines.
  ///
  /// While the app asks for a text, the line is that text, and an empty line leaves the text
  /// unchanged. Otherwise the line is the name of a key.
  private mutating func enter(_ line: String) async throws(Departure) {
    isAnswerDue = true
    if case .entry = console.layer {
      guard !line.isEmpty else { return try await press(.escape) }
      try await press(.control("u"))
      try await press(.paste(line, isCut: false))
      return try await press(.enter)
    }
    let names: [String: Key] = [
      "": .enter, "tab": .tab, "back": .escape, "quit": .character("q"), "help": .character("?"),
    ]
    if let key = names[line.lowercased()] { return try await press(key) }
    if line.count == 1, let character = line.first { return try await press(.character(character)) }
    console.remark =
      "Unknown key. Type a key, an empty line for Enter, tab, back, help or quit."
  }

  /// Uses a control; if the control is gone, a remark says so.
  private mutating func fire(_ call: ActionCall) async {
    do throws(AppShellError) { try await app.fire(call) } catch {
      console.remark = "That is no longer there."
    }
  }

  /// Releases the terminal until the process continues.
  private mutating func pause() throws(Departure) {
    leave()
    device.end()
    device.pause()
    try resume()
  }

  private mutating func resume() throws(Departure) {
    guard device.begin() else { throw Departure(ending: .gone) }
    if !style.isDumb { _ = device.write(FrameWriter.enter) }
    writer.forget()
  }

  // MARK: - Showing

  private func page() async throws(Departure) -> (page: Page, screen: any Screen) {
    do throws(AppShellError) {
      let screen = try await app.presentScreen()
      return (Page(screen, at: await app.navigation.current, after: seen), screen)
    } catch {
      throw Departure(ending: .failed(error))
    }
  }

  private mutating func show() async throws(Departure) {
    for item in await app.takeOutgoingEvents() { tell(item) }
    let (page, screen) = try await page()
    console.show(page)
    seen = page
    let size = device.size()
    let composer = await composer(page, screen, size)
    let text =
      style.isDumb ? lineByLine(composer) : writer.text(for: composer.frame(&console))
    guard text.isEmpty || device.write(text) else { throw Departure(ending: .gone) }
  }

  private func composer(
    _ page: Page, _ screen: any Screen, _ size: WindowSize
  ) async -> FrameComposer {
    let pictures = await pictures(in: size)
    let front = drawing(screen, size, pictures, focus: console.place.focus)
    var back: WindowDrawing?
    if !front.overlay.isEmpty, let below = await app.screenBelow() {
      back = drawing(below, size, pictures, focus: nil)
    }
    return FrameComposer(size: size, glyphs: style.glyphs, front: front, back: back, page: page)
  }

  private func drawing(
    _ screen: any Screen, _ size: WindowSize, _ pictures: WindowPictures, focus: ElementID?
  ) -> WindowDrawing {
    let root = screen.element
    return WindowDrawing(
      of: layOut(root), columns: FrameComposer.columns(in: size, of: root),
      glyphs: style.glyphs, isCompact: size.rows < FrameComposer.rowsOfWholeDrawings,
      focus: focus, pictures: pictures)
  }

  /// Pictures take up less than half of the window.
  private func pictures(in size: WindowSize) async -> WindowPictures {
    WindowPictures(
      style.ink, scheme: await app.looks.scheme ?? style.ground,
      mostRows: min(FrameComposer.rowsOfPictures, size.rows * 2 / 5), drawn: drawnPictures)
  }

  private mutating func tell(_ news: OutgoingEvent) {
    switch news {
    case .departure(let departure): console.tell(Way.out(departure.address))
    case .call(let words):
      console.tell(words)
      if !style.isDumb { _ = device.write("\u{7}") }
    }
  }

  /// The new output since the last call, with a prompt; an entered line always gets an answer.
  ///
  /// It is the whole screen, or only the status lines if the screen is unchanged.
  private mutating func lineByLine(_ composer: FrameComposer) -> String {
    let (screen, status) = composer.printed(console)
    let news = screen == printed.screen ? status : screen + status
    guard isAnswerDue || (screen, status) != printed else { return "" }
    // Output without an entered line starts on the line after the waiting prompt.
    let start = isAnswerDue || printed.screen.isEmpty ? "" : "\n"
    printed = (screen, status)
    isAnswerDue = false
    let lines = style.usesUnicode ? news : news.map(ASCIILetters.line)
    return start + lines.joined(separator: "\n") + "\n> "
  }
}
