extension JournalError {
  /// Keeps a `JournalError`, and converts any other error to ``system(_:_:code:)``.
  ///
  /// The code is that of an input/output error, after which no write is treated as done.
  public init(_ error: any Error, during operation: FileOperation, of name: String) {
    self = error as? Self ?? .system(operation, name, code: Self.inputOutputError)
  }

  /// The POSIX code `EIO`.
  private static let inputOutputError: Int32 = 5

  /// Runs an operation of a client's file system.
  ///
  /// - Parameter path: the file's path; an open file has no name.
  static func only<Result>(
    _ operation: FileOperation, _ path: String = "file", _ body: () throws -> Result
  ) throws(JournalError) -> Result {
    do { return try body() } catch {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      throw JournalError(error, during: operation, of: name)
    }
  }
}
