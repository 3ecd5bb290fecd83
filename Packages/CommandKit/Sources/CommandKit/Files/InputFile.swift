/// How a text that a call names reaches the program.
public struct InputFile: Sendable {
  /// The longest text that is read, in bytes: 16 MiB.
  public static let longest = 16 << 20

  /// Reads the text of a path; "-" is standard input.
  public var read: @Sendable (_ path: String) throws(InputError) -> String

  /// Makes a way to read texts; an error of another kind than ``InputError`` becomes
  /// ``InputError/unreadable(_:)``.
  public init(read: @escaping @Sendable (_ path: String) throws -> String) {
    self.read = { path throws(InputError) in
      do { return try read(path) } catch { throw error as? InputError ?? .unreadable(path) }
    }
  }

  /// The text of a path without the byte order mark that some editors put before it.
  public func text(of path: String) throws(InputError) -> String {
    let text = try read(path)
    guard text.unicodeScalars.first == "\u{FEFF}" else { return text }
    return String(text.unicodeScalars.dropFirst())
  }

  /// The lines of a path; a line feed after the last one begins no further line.
  public func lines(of path: String) throws(InputError) -> [Substring] {
    let text = try text(of: path)
    var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    if lines.last?.isEmpty ?? false { lines.removeLast() }
    return lines
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
