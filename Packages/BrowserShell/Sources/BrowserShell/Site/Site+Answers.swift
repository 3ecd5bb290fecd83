import LocalServer

extension Site {
  /// Answers with a tab's state, in the form that the visitor accepts.
  func show(_ moment: PageState, _ status: HTTPStatus, _ visitor: Visitor) -> HTTPResponse {
    visitor.isScript
      ? .json(moment.json, status: status)
      : .html(PageMarkup.text(moment, nonce: visitor.nonce), status: status)
  }

  /// Answers a visitor, or tells the reason of the refusal.
  func answering(
    _ visitor: Visitor, _ body: () async throws(Refused) -> HTTPResponse
  ) async -> HTTPResponse {
    do throws(Refused) { return try await body() } catch {
      return plain(error.words, error.status, visitor)
    }
  }

  /// A page of a few words.
  func plain(_ words: String, _ status: HTTPStatus, _ visitor: Visitor) -> HTTPResponse {
    .html(PageMarkup.plain(words, of: name, nonce: visitor.nonce), status: status)
  }

  /// Asks a visitor for the secret, and then redirects to the requested page.
  func door(_ visitor: Visitor) -> HTTPResponse {
    let (request, nonce) = (visitor.request, visitor.nonce)
    guard request.path.segments == ["enter"] else {
      guard request.method.isSafe, request.path.segments.count <= 2 else {
        return plain("This address does not open the app.", .forbidden, visitor)
      }
      return .html(
        PageMarkup.door(
          of: name, then: request.query.encoded, isWrong: false, nonce: nonce),
        status: .forbidden)
    }
    guard request.method == .post else { return .methodNotAllowed([.post]) }
    do throws(RequestFault) {
      let form = try request.form()
      let then = form["then"] ?? ""
      guard secret.matches(form["secret"] ?? "") else {
        return .html(
          PageMarkup.door(of: name, then: then, isWrong: true, nonce: nonce), status: .forbidden)
      }
      let query = try Query(parsing: then.utf8).encoded
      return .redirect(to: "/\(secret.text)/" + (query.isEmpty ? "" : "?\(query)"))
    } catch { return plain("The form could not be read.", error.status, visitor) }
  }
}
