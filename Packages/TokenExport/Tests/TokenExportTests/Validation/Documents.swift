@testable import TokenExport

/// The documents as any reader sees them, read once; null where one cannot be read.
enum Documents {
  static let tokens = read(DTCGDocument().text)
  static let resolver = read(DTCGResolver().text)

  private static func read(_ text: String) -> Node { (try? Node(json: text)) ?? .null }
}
