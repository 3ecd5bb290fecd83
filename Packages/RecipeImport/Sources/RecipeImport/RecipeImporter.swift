import IngredientLines
import MealModels
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

  /// The largest picture that is fetched, in bytes.
  public static let mostPictureBytes = 5_000_000

  private let read:
    @Sendable (RecipeSource, @escaping Progress) async throws(ImportError) -> RecipeReading
  private let file: @Sendable (PageAddress) async throws -> [UInt8]?

  /// Makes an importer of any closure; its errors become ``ImportError/init(_:)``.
  ///
  /// - Parameter picture: fetches the file of a picture; by default there is none.
  public init(
    picture: @escaping @Sendable (PageAddress) async throws -> [UInt8]? = { _ in nil },
    _ read: @escaping @Sendable (RecipeSource, @escaping Progress) async throws -> RecipeReading
  ) {
    file = picture
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
    self.init { address in
      try await pages.file(at: address, bytes: Self.mostPictureBytes)
    } _: { source, progress in
      switch source {
      case .link(let link):
        progress(.asking)
        let page = try await pages.page(at: try PageAddress(link)) { received, expected in
          progress(.received(received, of: expected))
        }
        progress(.reading)
        return try RecipeReading(
          PageReader(lines()).reading(of: page.text(charsets), at: page.address.text))
      case .page(let html, let address):
        progress(.reading)
        return try RecipeReading(PageReader(lines()).reading(of: html, at: address))
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

  /// A copy of the importer that reads with another closure, and fetches pictures like this one.
  ///
  /// - Parameter isAllowed: whether a picture may be fetched now.
  public func reading(
    picturesIf isAllowed: @escaping @Sendable () -> Bool,
    with read: @escaping @Sendable (RecipeSource, @escaping Progress) async throws -> RecipeReading
  ) -> RecipeImporter {
    let file = file
    return RecipeImporter(picture: { isAllowed() ? try await file($0) : nil }, read)
  }

  /// The file of the picture that a recipe's page names; nil if there is none to have.
  ///
  /// It is one request to a public host, without cookies. A picture that cannot be fetched never
  /// stands in the way of its recipe, so there is no error. The bytes are of any kind.
  public func picture(of draft: RecipeDraft) async -> [UInt8]? {
    guard let text = draft.image, let address = try? PageAddress(text) else { return nil }
    return (try? await file(address)) ?? nil
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
