/// A terminal: that of the process, or one for a test.
public struct TerminalDevice: Sendable {
  /// An event of a terminal.
  public enum Event: Hashable, Sendable {
    /// A key was pressed.
    case key(Key)
    /// A whole line was entered at a terminal that edits lines itself.
    case line(String)
    /// The window's size changed.
    case resized
    /// The terminal is available again after a pause.
    case resumed
    /// The system requests a pause.
    case pauseAsked
    /// The system requests the end.
    case endAsked
    /// The terminal no longer exists.
    case gone
  }

  /// Returns the events from now on.
  public var events: @Sendable () -> AsyncStream<Event>
  /// Returns the size of the window.
  public var size: @Sendable () -> WindowSize
  /// Writes a text; returns false if the terminal does not accept it.
  public var write: @Sendable (String) -> Bool
  /// Takes over the keyboard; returns false if there is no terminal.
  public var begin: @Sendable () -> Bool
  /// Restores the keyboard.
  public var end: @Sendable () -> Void
  /// Stops the process until it is continued.
  public var pause: @Sendable () -> Void

  /// Makes a device.
  public init(
    events: @escaping @Sendable () -> AsyncStream<Event>,
    size: @escaping @Sendable () -> WindowSize, write: @escaping @Sendable (String) -> Bool,
    begin: @escaping @Sendable () -> Bool = { true },
    end: @escaping @Sendable () -> Void = {}, pause: @escaping @Sendable () -> Void = {}
  ) {
    self.events = events
    self.size = size
    self.write = write
    self.begin = begin
    self.end = end
    self.pause = pause
  }
}
