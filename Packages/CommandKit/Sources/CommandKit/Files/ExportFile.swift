/// Writes an exported document to a file.
public struct ExportFile: Sendable {
  /// Throws the error that would prevent writing a document to a path.
  ///
  /// It changes no file.
  public var check:
    @Sendable (_ document: ExportDocument, _ path: String, _ replaces: Bool) throws(ExportError)
      -> Void

  /// Writes a document to a path, for its owner alone.
  ///
  /// An existing file is replaced only on request, only if it is a regular file, and only if it
  /// begins with the document's mark.
  public var write:
    @Sendable (_ document: ExportDocument, _ path: String, _ replaces: Bool) throws(ExportError)
      -> Void

  /// Makes a writer; errors of both functions become ``ExportError/init(_:at:)``.
  public init(
    check:
      @escaping @Sendable (_ document: ExportDocument, _ path: String, _ replaces: Bool) throws
      -> Void,
    write:
      @escaping @Sendable (_ document: ExportDocument, _ path: String, _ replaces: Bool) throws
      -> Void
  ) {
    self.check = { document, path, replaces throws(ExportError) in
      do { try check(document, path, replaces) } catch { throw ExportError(error, at: path) }
    }
    self.write = { document, path, replaces throws(ExportError) in
      do { try write(document, path, replaces) } catch { throw ExportError(error, at: path) }
    }
  }
}
