import MealModels

/// Reads collections of recipes, whatever app they come from; what a file is, is seen by its content.
public struct ExchangeReader: Sendable {
  /// How much archives may unpack to.
  public var limits: ArchiveLimits
  /// Reads the recipes of a web page, for exports that are pages; without it such files are passed
  /// over, unless they hold a document of schema.org.
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
  ///   - bytes: what the file holds.
  ///   - name: its name, for titles and for the report.
  ///   - progress: is told of each recipe; false stops, and what was read until then is kept.
  public func read(
    _ bytes: [UInt8], named name: String,
    progress: @escaping (ExchangeProgress) -> Bool = { _ in true }
  ) -> ExchangeReport {
    read([ExchangeFile(name, bytes)], progress: progress)
  }

  /// Reads the files of a folder as one collection; pictures go to the recipes beside them.
  public func read(
    _ files: [ExchangeFile], progress: @escaping (ExchangeProgress) -> Bool = { _ in true }
  ) -> ExchangeReport {
    var collector = ExchangeCollector(limits, progress)
    let sources = files.map { file in FileSource(path: file.name) { file.bytes } }
    FolderReader(self).read(sources, depth: 0, into: &collector)
    return collector.report
  }
}
