import IngredientLines
import RecipePages
import WebPages

/// Reads the recipe of a link, a page or a text; the result is the same for every caller.
public struct RecipeImporter: Sendable {
  /// The steps of reading.
  public enum Step: Hashable, Sendable {
    /// The site of a link is asked for its page.
    case asking
    /// Bytes of the page that have arrived, and the size of the page if the site states it.
    case received(Int, of: Int?)
    /// The page or text is read.
    case reading
  }

  /// Called with each step when it begins.
  public typealias Progress = @Sendable (Step) -> Void

  private let read:
    @Sendable (RecipeSource, @escaping Progress) async throws(ImportError) -> RecipeReading

  /// Makes an importer of any closure; its errors become ``ImportError/init(_:)``.
  public init(
    _ read: @escaping @Sendable (RecipeSource, @escaping Progress) async throws -> RecipeReading
  ) {
    self.read = { source, progress async throws(ImportError) in
      do { return try await read(source, progress) } catch { throw ImportError(error) }
    }
  }

  /// Makes an importer that fetches pages of public hosts and reads them.
  ///
  /// - Parameters:
  ///   - charsets: character sets that only the platform knows.
  ///   - lines: reads ingredient lines; made again for each reading.
  public init(
    pages: PageFetcher, charsets: ForeignCharsets = .none,
    lines: @escaping @Sendable () -> LineReader
  ) {
    self.init { source, progress in
      switch source {
      case .link(let link):
        progress(.asking)
        let page = try await pages.page(at: try PageAddress(link)) { received, expected in
          progress(.received(received, of: expected))
        }
        progress(.reading)
        return try RecipeReading(
          PageReader(lines()).reading(of: page.text(charsets), at: page.address.text))
      case .page(let html):
        progress(.reading)
        return try RecipeReading(PageReader(lines()).reading(of: html))
      case .text(let text):
        progress(.reading)
        let reader = PageReader(lines())
        return try RecipeReading(
          text.isPage ? reader.reading(of: text) : reader.reading(ofText: text))
      }
    }
  }

  /// The reading of a link, page or text.
  ///
  /// - Throws: why there is no recipe; a link that is not public is refused before any request.
  public func reading(
    of source: RecipeSource, progress: @escaping Progress = { _ in }
  ) async throws(ImportError) -> RecipeReading {
    try await read(source, progress)
  }
}

extension String {
  /// Whether it is a page of HTML, and not a text or data.
  var isPage: Bool {
    let start = drop(while: \.isWhitespace).prefix(2_000).lowercased()
    return start.hasPrefix("<")
      && ["<!doctype html", "<html", "<head", "<body", "<meta", "<div", "<h1", "<article"]
        .contains(where: start.contains)
  }
}
