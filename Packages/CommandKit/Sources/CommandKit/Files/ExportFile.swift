/// How the document of an export reaches a file.
public struct ExportFile: Sendable {
  /// Throws what keeps a document from being written to a path; changes nothing.
  public var check:
    @Sendable (_ document: ExportDocument, _ path: String, _ replaces: Bool) throws(ExportError)
      -> Void

  /// Writes a document to a path, for its owner alone.
  ///
  /// A file that is there is replaced only when told to, only if it is a file itself and neither a
  /// link nor a device, and only if it begins with the document's mark.
  public var write:
    @Sendable (_ document: ExportDocument, _ path: String, _ replaces: Bool) throws(ExportError)
      -> Void

  /// Makes a way to write files; what the two throw becomes ``ExportError/init(_:at:)``.
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
