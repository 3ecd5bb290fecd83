import PrintedText

/// Why a command did not do what it was asked, ready to be said.
///
/// Each package adds its own: a static function beside the command that throws it, which writes the
/// sentence.
public struct CommandError: Error, Equatable, Sendable {
  /// One sentence that says what was wrong, and what would be right.
  public var message: String
  /// 1 when something around the program stood in the way, 2 when the call or its input was wrong.
  public var exitCode: Int32
  /// Whether the message may list all that would be right, and so needs several lines.
  ///
  /// Messages with paths stay on one line, where they can be copied.
  public var listsChoices: Bool

  /// The call or its input was wrong.
  public static func wrong(_ message: String, listsChoices: Bool = false) -> CommandError {
    CommandError(message: message, exitCode: 2, listsChoices: listsChoices)
  }

  /// Something around the program stood in the way.
  public static func failed(_ message: String) -> CommandError {
    CommandError(message: message, exitCode: 1, listsChoices: false)
  }
}

extension CommandError {
  /// The error itself where it is of this kind; any other one has failed in its own words.
  public init(_ error: any Error) {
    self = error as? Self ?? .failed(PlainText.cleaned("\(error)"))
  }
}
