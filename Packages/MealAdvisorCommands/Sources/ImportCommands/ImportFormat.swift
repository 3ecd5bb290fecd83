import CommandKit
import RecipeExchange
import RecipeImport

extension ImportFormat {
  /// Reads the name of a format; nil if the call names no format.
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
}
