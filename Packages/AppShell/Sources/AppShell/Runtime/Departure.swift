import DesignSystem

/// A way out of the app: a page for every device, and perhaps the same place in another app.
///
/// The other app may be missing, so the shell tries it first and falls back to the page.
public struct Departure: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The address of the page, such as `https://…` or `mailto:…`.
  ///
  /// `share:` asks the platform to share words.
  public var address: String
  /// The address that opens the other app at the same place; nil if there is only the page.
  public var appAddress: String?
  /// The document that is handed over; nil for any other way out.
  public private(set) var document: Document?

  /// Makes a departure.
  public init(_ address: String, app appAddress: String? = nil) {
    self.address = address
    self.appAddress = appAddress
  }

  /// Makes a departure to a page only.
  public init(stringLiteral address: String) { self.init(address) }
}

extension Departure {
  /// Shares words as the platform does it.
  public static func sharing(_ words: String) -> Departure {
    let call = ActionCall("share.words", [ActionParameter("text", words)])
    return Departure("share:" + call.description.dropFirst(call.id.description.count))
  }

  /// Hands over a document: the platform shares it, or saves it where the user wants it.
  ///
  /// - Parameter name: the name of its file, such as `2026-11-28.ics`.
  public static func document(_ text: String, named name: String) -> Departure {
    var departure = Departure("document:\(name)")
    departure.document = Document(name: name, text: text)
    return departure
  }

  /// A document that leaves the app.
  public struct Document: Hashable, Sendable {
    /// The name of its file.
    public var name: String
    /// Its content.
    public var text: String
  }
}
