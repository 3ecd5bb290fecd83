/// How much an archive may unpack to before it is rejected.
public struct ArchiveLimits: Equatable, Sendable {
  /// Bytes of all files together.
  public var totalBytes: Int
  /// Bytes of one file.
  public var fileBytes: Int
  /// The number of files.
  public var files: Int
  /// How many times its size a file of over a megabyte may unpack to.
  public var ratio: Int
  /// How deep archives may be nested in archives; two is an archive of archives.
  public var depth: Int

  /// Makes limits; the defaults allow any collection that a household has.
  public init(
    totalBytes: Int = 500_000_000, fileBytes: Int = 200_000_000, files: Int = 100_000,
    ratio: Int = 1000, depth: Int = 2
  ) {
    self.totalBytes = totalBytes
    self.fileBytes = fileBytes
    self.files = files
    self.ratio = ratio
    self.depth = depth
  }
}
