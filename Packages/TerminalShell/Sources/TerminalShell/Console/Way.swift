#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The way out of the app: a terminal opens nothing by itself, so it says what to open.
enum Way {
  /// What to do with an address that the app leaves for.
  static func out(_ address: String) -> String {
    let parts = URLComponents(string: address)
    let first = parts?.queryItems?.first?.value ?? ""
    return switch parts?.scheme {
    case "share": "To share it, copy this text: \(first)"
    case "mailto": "To write to us, use your mail program, with the subject: \(first)"
    default: "To go there, open this address in your browser: \(address)"
    }
  }
}
