extension PageFetchError {
  /// The problem and its remedy, as plain sentences.
  public var sentence: String {
    switch self {
    case .notAnAddress(let text):
      "\u{201C}\(text.prefix(80))\u{201D} is not the address of a page. An address looks like"
        + " https://example.com/soup."
    case .notOfTheWeb(let scheme):
      "Only web pages can be imported, with http or https; this is \(scheme.prefix(20))."
    case .holdsPassword:
      "The address contains a user name or password. Remove it, so that it stays secret."
    case .notPublic(let host):
      "\(host.prefix(80)) is on this machine or its local network. Only public pages are fetched."
    case .unknownHost(let host):
      "The site \(host.prefix(80)) was not found. Check the spelling of the address."
    case .offline:
      "There is no connection. Try again when there is one."
    case .tooManyRedirects(let count):
      "The page redirected more than \(count) times. \(Self.instead)"
    case .tooLarge(let bytes):
      "The page is larger than \(bytes / 1_000_000) MB, too large for a recipe. \(Self.instead)"
    case .tooSlow(let seconds):
      "The site took longer than \(seconds) seconds. Try again, or \(Self.paste)."
    case .refused(let status):
      "The site refuses access to programs (\(status)). \(Self.instead)"
    case .notFound(let status):
      "The page does not exist (\(status)). Check that the address is complete."
    case .failed(let status):
      "The site answered with an error (\(status)). Try again later, or \(Self.paste)."
    case .notAPage(let mediaType):
      "This is \(mediaType.prefix(60)), not a page. Give the address of the page with the recipe."
    case .cancelled: "The import was cancelled."
    case .connection(let reason): "The connection failed: \(reason.prefix(200))"
    }
  }

  private static let paste = "open it in the browser and share or paste the page"
  private static let instead = "Open it in the browser and share or paste the page."
}
