/// Reads a file that a call names.
public struct InputFile: Sendable {
  /// The longest text that is read, in bytes: 16 MiB.
  public static let longest = 16 << 20
  /// The largest file of any kind that is read, in bytes: 256 MiB.
  public static let largest = 256 << 20

  /// Reads the bytes of a path, up to a limit; "-" is standard input.
  public var bytes: @Sendable (_ path: String, _ limit: Int) throws(InputError) -> [UInt8]

  /// Makes a reader; errors other than ``InputError`` become ``InputError/unreadable(_:)``.
  public init(bytes: @escaping @Sendable (_ path: String, _ limit: Int) throws -> [UInt8]) {
    self.bytes = { path, limit throws(InputError) in
      do { return try bytes(path, limit) } catch { throw error as? InputError ?? .unreadable(path) }
    }
  }

  /// Makes a reader that reads texts.
  public init(read: @escaping @Sendable (_ path: String) throws -> String) {
    self.init { path, _ in Array(try read(path).utf8) }
  }

  /// Reads the text of a path; "-" is standard input.
  public func read(_ path: String) throws(InputError) -> String {
    let bytes = try bytes(path, Self.longest)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .notText(Self.name(of: path))
    }
    return text
  }

  /// The name of a path in messages.
  static func name(of path: String) -> String {
    path == "-" ? "standard input" : path.split(separator: "/").last.map(String.init) ?? path
  }

  /// The text of a path, without the byte order mark that some editors add.
  public func text(of path: String) throws(InputError) -> String {
    let text = try read(path)
    guard text.unicodeScalars.first == "\u{FEFF}" else { return text }
    return String(text.unicodeScalars.dropFirst())
  }

  /// The lines of a path; a line feed at the end does not begin another line.
  public func lines(of path: String) throws(InputError) -> [Substring] {
    let text = try text(of: path)
    var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    if lines.last?.isEmpty ?? false { lines.removeLast() }
    return lines
  }
}

/// Why a text could not be read; the payload is the path.
public enum InputError: Error, Equatable, Sendable {
  /// No file has that name.
  case missing(String)
  /// The file is a folder, or the process has no permission to read it.
  case unreadable(String)
  /// The text is longer than ``InputFile/longest``.
  case tooLong(String)
  /// The file is larger than ``InputFile/largest``.
  case tooLarge(String)
  /// The file is not UTF-8.
  case notText(String)
}
