/// A document to be written to a file, with the mark of its kind.
public struct ExportDocument: Equatable, Sendable {
  /// The content of the file.
  public var bytes: [UInt8]
  /// The first characters of every file of this kind.
  ///
  /// An export replaces only files that begin with the mark.
  public var mark: String

  /// Makes a document of any kind.
  public init(bytes: [UInt8], mark: String) {
    self.bytes = bytes
    self.mark = mark
  }

  /// Makes a document from text.
  public init(text: String, mark: String) {
    self.init(bytes: Array(text.utf8), mark: mark)
  }

  /// The content as text; bytes that are not UTF-8 are replaced.
  public var text: String { String(decoding: bytes, as: UTF8.self) }
}
