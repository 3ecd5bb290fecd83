import AppShell
import LocalServer
import Testing

@testable import BrowserShell

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A browser without a window, that asks a site without a socket.
struct SiteClient {
  let site: Site
  let isScript: Bool

  init(_ stage: Stage = .shop(), isScript: Bool = false) {
    self.init(
      Site(name: "Shop", secret: .random(), tabs: Tabs(stage, name: "Shop")), isScript: isScript)
  }

  init(_ site: Site, isScript: Bool = false) {
    self.site = site
    self.isScript = isScript
  }

  func get(_ target: String, headers: [String: String] = [:]) async throws -> HTTPResponse {
    try await ask(.get, target, headers)
  }

  func ask(
    _ method: HTTPMethod, _ target: String, _ headers: [String: String] = [:], body: String = ""
  ) async throws -> HTTPResponse {
    var fields = HTTPHeaders()
    if isScript { fields["Accept"] = "application/json" }
    if method == .post { fields["Content-Type"] = "application/x-www-form-urlencoded" }
    for (name, value) in headers { fields[name] = value }
    let request = try HTTPRequest(
      method, target, headers: fields, body: Array(body.utf8), port: 8642)
    return await site.answer(request)
  }

  /// Opens a tab and gives the path of its page.
  func open(_ query: String = "") async throws -> String {
    let answer = try await get("/\(site.secret.text)/\(query)")
    #expect(answer.status == .seeOther)
    return try #require(answer.headers["Location"])
  }

  /// Uses the control with these words in its `data-id`.
  func tap(
    _ id: String, on page: String, of path: String, value: String? = nil
  ) async throws -> HTTPResponse {
    try await post(try #require(Self.action(id, in: page)), to: path, value: value)
  }

  func post(_ action: String, to path: String, value: String? = nil) async throws -> HTTPResponse {
    var form = Query([Query.Pair("action", action)])
    if let value { form.pairs.append(Query.Pair("value", value)) }
    return try await ask(.post, Self.part("tap", of: path), body: form.encoded)
  }

  /// The address beside a page, with the same query.
  static func part(_ name: String, of path: String) -> String {
    let parts = path.split(separator: "?", maxSplits: 1)
    return parts[0] + name + (parts.count > 1 ? "?\(parts[1])" : "")
  }

  /// What the button of an element sends.
  static func action(_ id: String, in page: String) -> String? {
    guard let element = page.firstRange(of: "data-id=\"\(id)\"") else { return nil }
    let start = page[..<element.lowerBound].lastIndex(of: "<") ?? page.startIndex
    let rest = page[start...].prefix { $0 != ">" }
    guard let value = rest.firstRange(of: " value=\"") else { return nil }
    return String(rest[value.upperBound...].prefix { $0 != "\"" })
      .replacing("&amp;", with: "&")
  }
}

extension HTTPResponse {
  var text: String { String(decoding: body, as: UTF8.self) }
}
