import AppShell
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
    case .departure(let departure): text(of: departure)
    }
  }

  /// A link for the eater to follow; what is no address of the web or of mail is only said.
  private static func text(of departure: Departure) -> String {
    let address = departure.address
    if let shared = shared(address) { return share(shared) }
    let words = PlainText.markup(address)
    let isLink = ["https://", "http://", "mailto:"].contains { address.hasPrefix($0) }
    guard isLink else { return "<p>The app opens \(words), which this browser cannot.</p>" }
    return "<p>The app leads to <a href=\"\(words)\" target=\"_blank\" rel=\"noopener noreferrer\">"
      + "\(words)</a>\(appLink(departure.appAddress))</p>"
  }

  /// The second choice, where the device may have the app: nobody knows whether it does, and without
  /// it the link leads nowhere, so that only a hand that means it follows it.
  private static func appLink(_ address: String?) -> String {
    guard let address, opensApp(address) else { return "" }
    let link = PlainText.markup(address)
    return "<span class=\"app\">, or <a href=\"\(link)\">open its app</a></span>"
  }

  /// Whether an address opens another app, by a scheme of its own, and nothing in this page.
  private static func opensApp(_ address: String) -> Bool {
    let scheme = address.prefix { $0 != ":" }
    let isName = scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    return isName && address.dropFirst(scheme.count).hasPrefix("://")
      && !["http", "https", "javascript", "data", "blob", "file"].contains(scheme.lowercased())
  }

  /// The words that the app hands over to be shared; nil for what leads elsewhere.
  private static func shared(_ address: String) -> String? {
    let start = "share:?"
    guard address.hasPrefix(start) else { return nil }
    return try? Query(parsing: address.dropFirst(start.count).utf8)["text"]
  }

  /// Words to be taken along: a script hands them over, to the system where it shares and else to
  /// the clipboard; where it cannot, they are copied by hand.
  private static func share(_ words: String) -> String {
    "<p class=\"share\"><label for=\"shared\">To share</label>"
      + "<textarea id=\"shared\" readonly rows=\"4\">\(PlainText.markup(words))</textarea>"
      + "<button type=\"button\" class=\"copy\" hidden>Copy</button></p>"
  }
}
