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
  private var printed: (screen: [String], status: [String]) = ([], [])
  private var isAnswerDue = false
  /// The pictures that were drawn already.
  private let drawnPictures = PixelGridCache()
  private let changed: ChangeFlag
  /// What is on the terminal now, which keys are meant for.
  private var seen: Page?

  init(app: AppRuntime, device: TerminalDevice, style: TerminalStyle, changed: ChangeFlag) {
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
    case .device(.pauseAsked): try pause()
    case .device(.resumed): try resume()
    case .device(.endAsked): throw Departure(ending: .closed)
    case .device(.gone): throw Departure(ending: .gone)
    }
    if style.isDumb { await restABit() }
    try await show()
  }

  /// What follows at once is printed together with what it follows.
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

  /// Closes the app; asks first when something would be lost, but only once.
  private mutating func quit() async throws(Departure) {
    let unfinished = await app.unfinished
    if unfinished.isEmpty { throw Departure(ending: .closed) }
    if case .leaving = console.layer { throw Departure(ending: .closed) }
    console.askToLeave(losing: unfinished)
  }

  /// At a terminal that edits lines, a line is a text while one is asked for, and otherwise the
  /// name of a key; an empty one leaves a text as it was.
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
      "No key has that name. A key, an empty line for Enter, tab, back, help or quit."
  }

  /// Uses a control; what is gone meanwhile is said and changes nothing.
  private mutating func fire(_ call: ActionCall) async {
    do throws(AppShellError) { try await app.fire(call) } catch {
      console.remark = "That is not there any more."
    }
  }

  /// Gives the terminal back until somebody continues the process.
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
    for item in await app.takeNews() { tell(item) }
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

  /// Pictures leave more than half of the window to words.
  private func pictures(in size: WindowSize) async -> WindowPictures {
    WindowPictures(
      style.ink, scheme: await app.looks.scheme ?? style.ground,
      mostRows: min(FrameComposer.rowsOfPictures, size.rows * 2 / 5), drawn: drawnPictures)
  }

  private mutating func tell(_ news: News) {
    switch news {
    case .departure(let departure): console.tell(Way.out(departure.address))
    case .call(let words):
      console.tell(words)
      if !style.isDumb { _ = device.write("\u{7}") }
    }
  }

  /// What is new since the last time, and a prompt; a line that was entered is always answered.
  ///
  /// That is the whole screen, or while it is the same only what is said of it.
  private mutating func lineByLine(_ composer: FrameComposer) -> String {
    let (screen, status) = composer.printed(console)
    let news = screen == printed.screen ? status : screen + status
    guard isAnswerDue || (screen, status) != printed else { return "" }
    // What comes by itself begins below the prompt that waits.
    let start = isAnswerDue || printed.screen.isEmpty ? "" : "\n"
    printed = (screen, status)
    isAnswerDue = false
    let lines = style.usesUnicode ? news : news.map(ASCIILetters.line)
    return start + lines.joined(separator: "\n") + "\n> "
  }
}
