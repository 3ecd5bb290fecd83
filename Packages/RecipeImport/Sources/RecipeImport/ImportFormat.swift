import RecipeExchange

/// The format of a file, if the user names it instead of having the content decide.
public enum ImportFormat: Hashable, Sendable {
  /// A page of HTML.
  case page
  /// A text with one recipe.
  case text
  /// The collection of an app.
  case collection(ExchangeFormat)

  /// Refuses a collection without any recipe in the requested format.
  func check(_ report: ExchangeReport) throws(ImportError) {
    guard case .collection(let format) = self, !report.formats.isEmpty,
      !report.formats.contains(format)
    else { return }
    throw .otherFormat(report.formats, asked: format)
  }
}
