#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The texts with which this process was started, byte for byte: never repaired, and refused if
/// they are not UTF-8.
public enum LaunchText {
  /// The words after the program's name.
  public static func arguments() throws(UnreadableName) -> [String] {
    let words = (1..<max(1, Int(CommandLine.argc))).compactMap { CommandLine.unsafeArgv[$0] }
    return try arguments(words.map { pointer in bytes(pointer) })
  }

  /// The working folder at the start of the process; nil if it does not exist any more.
  ///
  /// Like other texts, it is refused if it is not UTF-8.
  public static func workingFolder() throws(UnreadableName) -> String? {
    guard let pointer = getcwd(nil, 0) else { return nil }
    defer { free(pointer) }
    return try text(bytes(pointer), "the current folder")
  }

  /// A variable of the environment; nil if it is not set.
  public static func variable(_ name: String) throws(UnreadableName) -> String? {
    guard let pointer = getenv(name) else { return nil }
    return try text(bytes(pointer), name)
  }

  /// Decodes words from their bytes.
  static func arguments(_ words: [[UInt8]]) throws(UnreadableName) -> [String] {
    var texts: [String] = []
    for word in words { texts.append(try text(word, "argument \(texts.count + 1)")) }
    return texts
  }

  private static func text(_ bytes: [UInt8], _ place: String) throws(UnreadableName) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw UnreadableName(place, bytes)
    }
    return text
  }

  private static func bytes(_ pointer: UnsafePointer<CChar>) -> [UInt8] {
    (0..<strlen(pointer)).map { UInt8(bitPattern: pointer[$0]) }
  }
}
