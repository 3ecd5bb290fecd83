import AppShell
import LocalServer
import PrintedText
import Renderers

/// The messages next to the phone, as markup.
enum MessagesMarkup {
  /// A paragraph for each message; empty without any.
  static func text(_ messages: [PageMessage]) -> String { messages.map(paragraph).joined() }

  private static func paragraph(_ message: PageMessage) -> String {
    switch message {
    case .refusal(let words): "<p class=\"notice\">\(PlainText.markup(words))</p>"
    case .call(let words): "<p class=\"call\">\(PlainText.markup(words))</p>"
    case .departure(let departure): text(of: departure)
    case .document(let document): text(of: document)
    }
  }

  /// A link that saves a document; a script shares or saves it at once.
  private static func text(of document: TabDocument) -> String {
    let name = PlainText.markup(document.name)
    return "<p class=\"document\"><a href=\"document?id=\(document.id)\" download=\"\(name)\">"
      + "Save \(name)</a></p>"
  }

  /// A link for the eater to follow.
  ///
  /// An address that is neither a web nor a mail address is shown as text.
  private static func text(of departure: Departure) -> String {
    let address = departure.address
    if let shared = shared(address) { return share(shared) }
    let words = PlainText.markup(address)
    let isLink = ["https://", "http://", "mailto:"].contains { address.hasPrefix($0) }
    guard isLink else { return "<p>The app wants to open \(words), but this browser cannot.</p>" }
    return
      "<p>The app wants to open <a href=\"\(words)\" target=\"_blank\" rel=\"noopener noreferrer\">"
      + "\(words)</a>\(appLink(departure.appAddress))</p>"
  }

  /// The second link, to an app that the device may have.
  ///
  /// Without that app the link leads nowhere, so the page never follows it; the eater taps it.
  private static func appLink(_ address: String?) -> String {
    guard let address, opensApp(address) else { return "" }
    let link = PlainText.markup(address)
    return "<span class=\"app\">, or <a href=\"\(link)\">open its app</a></span>"
  }

  /// Whether an address opens another app by its scheme, and cannot act on this page.
  private static func opensApp(_ address: String) -> Bool {
    let scheme = address.prefix { $0 != ":" }
    let isName = scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    return isName && address.dropFirst(scheme.count).hasPrefix("://")
      && !["http", "https", "javascript", "data", "blob", "file"].contains(scheme.lowercased())
  }

  /// The words that the app shares; nil if the address does not share.
  private static func shared(_ address: String) -> String? {
    let start = "share:?"
    guard address.hasPrefix(start) else { return nil }
    return try? Query(parsing: address.dropFirst(start.count).utf8)["text"]
  }

  /// Words to share.
  ///
  /// A script passes them to the system if it can share, otherwise to the clipboard. Without a
  /// script, the eater copies them.
  private static func share(_ words: String) -> String {
    "<p class=\"share\"><label for=\"shared\">Text to share</label>"
      + "<textarea id=\"shared\" readonly rows=\"4\">\(PlainText.markup(words))</textarea>"
      + "<button type=\"button\" class=\"copy\" hidden>Copy</button></p>"
  }
}
