import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A small file in which a crash of this process leaves only its version and signal.
///
/// The first report stays until it is taken; the file never contains more than one.
public struct CrashFile: Sendable {
  /// The report of a crash.
  public struct Report: Equatable, Sendable {
    /// The version of the program that crashed.
    public let version: String
    /// The signal that ended it, such as `SIGSEGV`.
    public let signal: String
    /// When it crashed.
    public let date: Date
  }

  /// The reasons why a report cannot be written or taken.
  public enum Failure: Error, Equatable, Sendable {
    /// A system call failed, with its error number.
    case system(Int32)
  }

  /// The name of the file in its folder.
  public static let name = "crash-report"
  private static let title = "crash-report 1"
  /// The most bytes that are read from a file.
  private static let mostBytes = 200

  private let path: String
  private let version: String

  /// Makes a file in a folder, which may not exist yet.
  ///
  /// - Parameter version: the version of this program; only its letters, digits, dots and hyphens
  ///   are kept.
  public init(in folder: String, version: String) {
    path = "\(folder)/\(Self.name)"
    self.version = String(version.filter(Self.isPlain).prefix(40))
  }

  private static func isPlain(_ sign: Character) -> Bool {
    sign.isASCII && (sign.isLetter || sign.isNumber || sign == "." || sign == "-")
  }

  /// Turns reports of crashes of this process on or off.
  public func watch(_ isOn: Bool) {
    guard isOn || Watched.path.load(ordering: .relaxed) != 0 else { return }
    let head = "\(Self.title)\nversion \(version)\nsignal "
    // Never freed, because a handler may be reading it.
    Watched.path.store(isOn ? Self.address(of: strdup(path)) : 0, ordering: .sequentiallyConsistent)
    Watched.head.store(isOn ? Self.address(of: strdup(head)) : 0, ordering: .sequentiallyConsistent)
    for number in Watched.signals { signal(number, isOn ? Watched.leaveReport : SIG_DFL) }
  }

  private static func address(of text: UnsafeMutablePointer<CChar>?) -> UInt {
    UInt(bitPattern: text)
  }

  /// Returns the report of a crash and removes its file.
  ///
  /// Nil if there is no file, or if the file is not a report; such a file is removed too.
  public func take() throws(Failure) -> Report? {
    let file = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else {
      guard errno == ENOENT || errno == ENOTDIR else { throw .system(errno) }
      return nil
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .system(EINVAL)
    }
    var bytes = [UInt8](repeating: 0, count: Self.mostBytes)
    let count = read(file, &bytes, bytes.count)
    guard unlink(path) == 0 else { throw .system(errno) }
    let text = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    #if canImport(Darwin)
      let seconds = status.st_mtimespec.tv_sec
    #else
      let seconds = status.st_mtim.tv_sec
    #endif
    return Self.report(text, at: Date(timeIntervalSince1970: Double(seconds)))
  }

  private static func report(_ text: String, at date: Date) -> Report? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count == 4, lines[0] == title, lines[3].isEmpty,
      let version = value(of: "version", lines[1]), let signal = value(of: "signal", lines[2])
    else { return nil }
    return Report(version: version, signal: signal, date: date)
  }

  private static func value(of name: String, _ line: Substring) -> String? {
    guard line.hasPrefix("\(name) ") else { return nil }
    let value = line.dropFirst(name.count + 1)
    return value.allSatisfy(isPlain) ? String(value) : nil
  }
}

/// The data of the signal handler.
///
/// It uses only addresses that are set before the handler is installed, and functions that are
/// async-signal-safe (POSIX.1-2017, 2.4.3).
private enum Watched {
  /// The address of the file's path; zero while reports are off.
  static let path = Atomic<UInt>(0)
  /// The address of the report's start.
  static let head = Atomic<UInt>(0)
  /// The signals of a crash.
  static let signals = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT]

  static let leaveReport: @convention(c) (Int32) -> Void = { number in
    let path = UnsafePointer<CChar>(bitPattern: Watched.path.load(ordering: .relaxed))
    let head = UnsafePointer<CChar>(bitPattern: Watched.head.load(ordering: .relaxed))
    if let path, let head {
      let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
      let file = open(path, flags, 0o600)
      if file >= 0 {
        let name = Watched.line(of: number)
        _ = write(file, head, strlen(head))
        _ = write(file, name.utf8Start, name.utf8CodeUnitCount)
        close(file)
      }
    }
    signal(number, SIG_DFL)
    raise(number)
  }

  /// The name of a signal, followed by a line feed.
  private static func line(of number: Int32) -> StaticString {
    switch number {
    case SIGSEGV: "SIGSEGV\n"
    case SIGBUS: "SIGBUS\n"
    case SIGILL: "SIGILL\n"
    case SIGTRAP: "SIGTRAP\n"
    case SIGFPE: "SIGFPE\n"
    default: "SIGABRT\n"
    }
  }
}
