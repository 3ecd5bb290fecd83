/// A document on its way into a file, with the words by which a file of its kind is known again.
public struct ExportDocument: Equatable, Sendable {
  /// What the file will hold.
  public var bytes: [UInt8]
  /// How every file of this kind begins, whatever its age; only such a file is ever replaced.
  public var mark: String

  /// Makes a document of any kind.
  public init(bytes: [UInt8], mark: String) {
    self.bytes = bytes
    self.mark = mark
  }

  /// Makes a document of text.
  public init(text: String, mark: String) {
    self.init(bytes: Array(text.utf8), mark: mark)
  }

  /// What it holds as text; bytes that are none are replaced.
  public var text: String { String(decoding: bytes, as: UTF8.self) }
}
