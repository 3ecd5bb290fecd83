import CommandKit
import RecipeExchange

/// What a call says that a file is, where its content shall not decide.
enum ImportFormat: Equatable {
  /// A page of HTML.
  case page
  /// A text with one recipe.
  case text
  /// The collection of an app.
  case collection(ExchangeFormat)

  /// Reads a name; nil where none is given.
  init?(_ name: String?) throws(CommandError) {
    guard let name else { return nil }
    switch name.lowercased() {
    case "page": self = .page
    case "text": self = .text
    case let name:
      guard let format = ExchangeFormat(rawValue: name) else {
        throw .unknown("format", name, among: Self.names, listsAll: true)
      }
      self = .collection(format)
    }
  }

  private static let names = ["page", "text"] + ExchangeFormat.allCases.map(\.rawValue)

  /// Refuses a collection of which nothing is in the format that was named.
  func check(_ report: ExchangeReport) throws(CommandError) {
    guard case .collection(let format) = self, !report.formats.isEmpty,
      !report.formats.contains(format)
    else { return }
    let found = report.formats.map(\.rawValue).joined(separator: " and ")
    throw .wrong("the file is \(found), not \(format.rawValue); leave --format out to read it")
  }
}
