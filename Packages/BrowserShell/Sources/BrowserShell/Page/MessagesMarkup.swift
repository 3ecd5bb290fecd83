import LocalServer
import PrintedText
import Renderers

/// What is said beside the phone, as markup.
enum MessagesMarkup {
  /// A paragraph for each message; empty without any.
  static func text(_ messages: [PageMessage]) -> String { messages.map(paragraph).joined() }

  private static func paragraph(_ message: PageMessage) -> String {
    switch message {
    case .refusal(let words): "<p class=\"notice\">\(PlainText.markup(words))</p>"
    case .call(let words): "<p class=\"call\">\(PlainText.markup(words))</p>"
    case .departure(let address): departure(address)
    }
  }

  /// A link for the eater to follow; what is no address of the web or of mail is only said.
  private static func departure(_ address: String) -> String {
    if let shared = shared(address) { return share(shared) }
    let words = PlainText.markup(address)
    let isLink = ["https://", "http://", "mailto:"].contains { address.hasPrefix($0) }
    guard isLink else { return "<p>The app opens \(words), which this browser cannot.</p>" }
    return "<p>The app leads to <a href=\"\(words)\" target=\"_blank\" rel=\"noopener noreferrer\">"
      + "\(words)</a></p>"
  }

  /// The words that the app hands over to be shared; nil for what leads elsewhere.
  private static func shared(_ address: String) -> String? {
    let start = "share:?"
    guard address.hasPrefix(start) else { return nil }
    return try? Query(parsing: address.dropFirst(start.count).utf8)["text"]
  }

  /// Words to be copied: by hand, or by the button that a script shows.
  private static func share(_ words: String) -> String {
    "<p class=\"share\"><label for=\"shared\">To share</label>"
      + "<textarea id=\"shared\" readonly rows=\"4\">\(PlainText.markup(words))</textarea>"
      + "<button type=\"button\" class=\"copy\" hidden>Copy</button></p>"
  }
}
