extension PageFetchError {
  /// What was wrong and what helps, as plain sentences.
  public var sentence: String {
    switch self {
    case .notAnAddress(let text):
      "\u{201C}\(text.prefix(80))\u{201D} is no address of a page. One looks like"
        + " https://example.com/soup."
    case .notOfTheWeb(let scheme):
      "Only pages of the web can be imported, with http or https; this is \(scheme.prefix(20))."
    case .holdsPassword:
      "The address holds a user name or password. Leave it out, so that nobody else gets it."
    case .notPublic(let host):
      "\(host.prefix(80)) is on this machine or its own network. Only public pages are fetched."
    case .unknownHost(let host):
      "Nobody knows \(host.prefix(80)). See whether the address is spelled right."
    case .offline:
      "There is no connection. The link can wait until there is one."
    case .tooManyRedirects(let count):
      "The page sent us on more than \(count) times. \(Self.instead)"
    case .tooLarge(let bytes):
      "The page is larger than \(bytes / 1_000_000) MB, which no recipe is. \(Self.instead)"
    case .tooSlow(let seconds):
      "The site took longer than \(seconds) seconds. Try again, or \(Self.paste)."
    case .refused(let status):
      "The site does not let programs in (\(status)). \(Self.instead)"
    case .notFound(let status):
      "There is no such page any more (\(status)). See whether the address is whole."
    case .failed(let status):
      "The site answered with an error (\(status)). Try again later, or \(Self.paste)."
    case .notAPage(let mediaType):
      "That is no page, but \(mediaType.prefix(60)). Give the address of the page with the recipe."
    case .cancelled: "The import was cancelled."
    case .connection(let reason): "The connection failed: \(reason.prefix(200))"
    }
  }

  private static let paste = "open it in the browser and share or paste the page"
  private static let instead = "Open it in the browser and share or paste the page."
}
