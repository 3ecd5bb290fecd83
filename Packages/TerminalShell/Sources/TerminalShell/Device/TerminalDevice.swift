/// The port to a terminal; the live one speaks to the process's own, tests bring theirs.
public struct TerminalDevice: Sendable {
  /// What happens at a terminal.
  public enum Event: Hashable, Sendable {
    /// A key was pressed.
    case key(Key)
    /// A whole line was entered, at a terminal that edits lines itself.
    case line(String)
    /// The window has another size.
    case resized
    /// The terminal is ours again after a pause.
    case resumed
    /// The system asks to stop for a while.
    case pauseAsked
    /// The system asks to end.
    case endAsked
    /// The terminal went away.
    case gone
  }

  /// What happens from now on.
  public var events: @Sendable () -> AsyncStream<Event>
  /// How large the window is.
  public var size: @Sendable () -> WindowSize
  /// Writes a text; false when the terminal does not take it.
  public var write: @Sendable (String) -> Bool
  /// Takes over the keyboard; false when there is no terminal.
  public var begin: @Sendable () -> Bool
  /// Gives the keyboard back as it was.
  public var end: @Sendable () -> Void
  /// Stops the process until somebody continues it.
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
