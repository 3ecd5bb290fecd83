/// How a text that a call names reaches the program.
public struct InputFile: Sendable {
  /// The longest text that is read, in bytes: 16 MiB.
  public static let longest = 16 << 20

  /// Reads the text of a path; "-" is standard input.
  public var read: @Sendable (_ path: String) throws(InputError) -> String

  /// Makes a way to read texts.
  public init(read: @escaping @Sendable (_ path: String) throws(InputError) -> String) {
    self.read = read
  }
}

/// Why a text could not be read; the payload is the path.
public enum InputError: Error, Equatable, Sendable {
  /// There is nothing of that name.
  case missing(String)
  /// It is a folder, or may not be read.
  case unreadable(String)
  /// It is longer than ``InputFile/longest``.
  case tooLong(String)
  /// It is not UTF-8.
  case notText(String)
}
