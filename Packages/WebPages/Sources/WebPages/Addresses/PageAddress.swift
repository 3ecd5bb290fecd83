#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The address of a page: http or https, with a host.
public struct PageAddress: Hashable, Sendable {
  /// The address as a URL.
  public let url: URL

  /// Reads an address that was typed, pasted or shared.
  ///
  /// If the text has several words, the first http or https link is used. An address without a
  /// scheme becomes https.
  /// - Throws: ``PageFetchError/notAnAddress(_:)``, ``PageFetchError/notOfTheWeb(scheme:)`` or
  ///   ``PageFetchError/holdsPassword``.
  public init(_ text: String) throws(PageFetchError) {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first else { throw .notAnAddress("") }
    let link = words.count == 1 ? first : words.first(where: Self.isLink)
    guard let link else { throw .notAnAddress(text) }
    if let url = URL(string: link), let scheme = Self.scheme(of: link) {
      try self.init(url, scheme: scheme.lowercased(), written: link)
    } else if let url = URL(string: "https://" + link) {
      try self.init(url, scheme: "https", written: link)
    } else {
      throw .notAnAddress(link)
    }
  }

  /// The address to which a redirect or a link of this page leads.
  ///
  /// - Throws: the errors of ``init(_:)``.
  public func following(_ reference: String) throws(PageFetchError) -> PageAddress {
    guard let next = URL(string: reference, relativeTo: url)?.absoluteURL, let scheme = next.scheme
    else { throw .notAnAddress(reference) }
    return try PageAddress(next, scheme: scheme.lowercased(), written: reference)
  }

  private init(_ url: URL, scheme: String, written: String) throws(PageFetchError) {
    guard scheme == "http" || scheme == "https" else { throw .notOfTheWeb(scheme: scheme) }
    guard let host = url.host(), !host.isEmpty, Self.isHost(host) else {
      throw .notAnAddress(written)
    }
    guard url.user() == nil, url.password() == nil else { throw .holdsPassword }
    self.url = url
  }

  /// The host; an address of version 6 has no brackets.
  public var host: String {
    let host = url.host(percentEncoded: false) ?? ""
    return host.hasPrefix("[") && host.hasSuffix("]") ? String(host.dropFirst().dropLast()) : host
  }

  /// The address as text.
  public var text: String { url.absoluteString }

  private static func isLink(_ word: String) -> Bool {
    let start = word.prefix(8).lowercased()
    return start.hasPrefix("http://") || start.hasPrefix("https://")
  }

  /// The text before a colon, unless it is the host in "example.com:8080/soup".
  private static func scheme(of text: String) -> Substring? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let scheme = text[..<colon]
    let isName = scheme.utf8.allSatisfy { byte in
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || UInt8(ascii: "0")...57 ~= byte
        || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
    }
    return isName && !scheme.isEmpty ? scheme : nil
  }

  /// Whether a host has no leading dot, no two dots in a row and no white space.
  private static func isHost(_ host: String) -> Bool {
    !host.hasPrefix(".") && !host.contains("..") && !host.contains(where: \.isWhitespace)
  }
}
