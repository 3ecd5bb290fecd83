#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The ways out of the app: a terminal opens no address, so the app says what to open.
enum Way {
  /// Tells the eater how to follow an address that leads out of the app.
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
