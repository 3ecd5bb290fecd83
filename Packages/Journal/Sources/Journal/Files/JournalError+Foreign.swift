extension JournalError {
  /// The error itself where it is of this kind; any other one is ``system(_:_:code:)`` with the code
  /// of an input/output error, after which nothing counts as written.
  public init(_ error: any Error, during operation: FileOperation, of name: String) {
    self = error as? Self ?? .system(operation, name, code: Self.inputOutputError)
  }

  /// `EIO` of POSIX.
  private static let inputOutputError: Int32 = 5

  /// Runs an operation of a file system that a client made.
  ///
  /// - Parameter path: what it is about; a file once it is open has no name.
  static func only<Result>(
    _ operation: FileOperation, _ path: String = "file", _ body: () throws -> Result
  ) throws(JournalError) -> Result {
    do { return try body() } catch {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      throw JournalError(error, during: operation, of: name)
    }
  }
}
