import PrintedText

/// Why a command failed, as a message for people.
///
/// An error of another package says its own words; ``phrase(of:)`` turns them into a message.
public struct CommandError: Error, Equatable, Sendable {
  /// One sentence with the error and the remedy.
  public var message: String
  /// The exit code: 1 if the environment prevented the command, 2 if the call or its input was
  /// wrong.
  public var exitCode: Int32
  /// Whether the message may list all choices, and so needs several lines.
  ///
  /// Messages with paths stay on one line, where they can be copied.
  public var listsChoices: Bool

  /// A wrong call or input.
  public static func wrong(_ message: String, listsChoices: Bool = false) -> CommandError {
    CommandError(message: message, exitCode: 2, listsChoices: listsChoices)
  }

  /// A failure of the program's environment.
  public static func failed(_ message: String) -> CommandError {
    CommandError(message: message, exitCode: 1, listsChoices: false)
  }
}

extension CommandError {
  /// Keeps a `CommandError`; turns any other error into a failure with its own words.
  public init(_ error: any Error) {
    self = error as? Self ?? .failed(PlainText.cleaned(Self.phrase(of: error)))
  }
}
