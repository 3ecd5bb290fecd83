import MealModels

/// Reads collections of recipes from any app; the content of a file decides its format.
public struct ExchangeReader: Sendable {
  /// How much archives may unpack to.
  public var limits: ArchiveLimits
  /// Reads the recipes of a web page, for exports that are pages.
  ///
  /// Without it such files are skipped, unless they contain schema.org data.
  public var page: (@Sendable (String) -> [RecipeDraft])?

  /// Makes a reader.
  public init(
    limits: ArchiveLimits = ArchiveLimits(), page: (@Sendable (String) -> [RecipeDraft])? = nil
  ) {
    self.limits = limits
    self.page = page
  }

  /// Reads a file: an archive, a document or a text.
  ///
  /// - Parameters:
  ///   - bytes: the content of the file.
  ///   - name: its name, for titles and for the report.
  ///   - progress: called for each recipe; false stops, and the recipes read so far are kept.
  public func read(
    _ bytes: [UInt8], named name: String,
    progress: @escaping (ExchangeProgress) -> Bool = { _ in true }
  ) -> ExchangeReport {
    read([ExchangeFile(name, bytes)], progress: progress)
  }

  /// Reads the files of a folder as one collection; pictures are added to the recipes next to them.
  public func read(
    _ files: [ExchangeFile], progress: @escaping (ExchangeProgress) -> Bool = { _ in true }
  ) -> ExchangeReport {
    var collector = ExchangeCollector(limits, progress)
    let sources = files.map { file in FileSource(path: file.name) { file.bytes } }
    FolderReader(self).read(sources, depth: 0, into: &collector)
    return collector.report
  }
}
