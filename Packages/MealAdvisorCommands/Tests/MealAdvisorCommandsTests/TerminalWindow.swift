import AppShell
import Synchronization
import TerminalShell

/// A window of a terminal in memory with an app in it: keys go in, and what a person sees is read.
final class TerminalWindow: Sendable {
  /// What was to be seen or chosen, and what is there instead.
  struct Missing: Error, CustomStringConvertible {
    var what: String
    var window: String
    var description: String { "no \(what) in:\n\(window)" }
  }

  private let app: AppRuntime
  private let size: WindowSize
  private let glass: Mutex<WindowGlass>
  private let keyboard: AsyncStream<TerminalDevice.Event>.Continuation
  private let input: AsyncStream<TerminalDevice.Event>
  private let writes: AsyncStream<Void>
  private let written: AsyncStream<Void>.Continuation

  init(of app: AppRuntime, _ size: WindowSize) {
    (self.app, self.size) = (app, size)
    glass = Mutex(WindowGlass(rows: size.rows))
    (input, keyboard) = AsyncStream.makeStream()
    (writes, written) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  /// Lives in the app as long as the story goes on, closes it, and answers how the visit ended.
  func visit(
    _ story: (TerminalWindow) async throws -> Void
  ) async throws -> TerminalApp.Ending {
    async let ending = TerminalApp(app, on: device, style: TerminalStyle()).run()
    do {
      try await settle()
      try await story(self)
    } catch {
      keyboard.yield(.endAsked)
      _ = await ending
      throw error
    }
    keyboard.yield(.endAsked)
    return await ending
  }

  private var device: TerminalDevice {
    TerminalDevice(
      events: { self.input }, size: { self.size },
      write: { text in
        self.glass.withLock { $0.take(text) }
        self.written.yield()
        return true
      }, begin: { true }, end: {})
  }

  // MARK: - Reading

  /// The lines of the window from its top.
  var lines: [String] { glass.withLock { $0.rows.map(\.text) } }
  /// All that is seen.
  var text: String { lines.joined(separator: "\n") }
  /// What is said of the chosen control, or of the last key.
  var status: String { lines[size.rows - 2] }
  /// Whether something on the page stands out as chosen.
  var showsFocus: Bool { glass.withLock { $0.rows.dropLast().contains(where: \.isReversed) } }

  func sees(_ words: String) -> Bool { text.contains(words) }

  // MARK: - Doing

  /// Presses keys one after the other, waits until all is done, and throws unless something is seen then.
  func press(_ keys: Key..., toSee words: String? = nil) async throws {
    for key in keys { keyboard.yield(.key(key)) }
    try await settle()
    if let words, !sees(words) { throw Missing(what: "'\(words)'", window: text) }
  }

  /// Types a text, character by character.
  func type(_ text: String) async throws {
    for character in text { keyboard.yield(.key(.character(character))) }
    try await hear()
  }

  /// Chooses a control and uses it; one out of sight is brought into sight first.
  func use(_ words: String, toSee seen: String? = nil) async throws {
    try await choose(words)
    if !showsFocus { try await press(.enter) }
    try await press(.enter, toSee: seen)
  }

  /// Goes from control to control with Tab to the one of which these words are said.
  func choose(_ words: String) async throws {
    for _ in 0..<200 {
      if status.contains(words) { return }
      keyboard.yield(.key(.tab))
      try await hear()
    }
    throw Missing(what: "control '\(words)'", window: text)
  }

  /// Waits until every key is answered and everything that it began is done and shown.
  func settle() async throws {
    try await hear()
    await app.settle()
    try await hear()
  }

  /// Waits until every key that was pressed is answered: the window is drawn whole after them, and what
  /// was said of the last key makes room for what is said of the chosen control.
  func hear() async throws {
    let drawn = glass.withLock(\.timesCleared)
    keyboard.yield(.key(.control("l")))
    for await _ in writes where glass.withLock(\.timesCleared) > drawn { return }
    throw Missing(what: "answer to a key", window: text)
  }
}
