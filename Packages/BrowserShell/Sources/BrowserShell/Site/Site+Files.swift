import AppShell
import LocalServer
import PrintedText

extension Site {
  /// Receives the parts of a file that the user picked.
  ///
  /// `POST …/file?name=N&size=BYTES` answers with the ticket of the file, and `POST
  /// …/file?ticket=T&at=OFFSET` adds the bytes of its body.
  func receive(for tab: String, _ visitor: Visitor) async -> HTTPResponse {
    guard await tabs.use(tab) != nil, let site = tabs.site else {
      return plain(Refused.noTab, .notFound, visitor)
    }
    return Self.receive(visitor.request, into: site.files)
  }

  /// Begins a file, or adds bytes to one.
  static func receive(_ request: HTTPRequest, into files: ReceivedFiles) -> HTTPResponse {
    if let ticket = request.query["ticket"] {
      guard let offset = request.query["at"].flatMap(Int.init),
        files.add(request.body, to: ticket, at: offset)
      else { return .text("This part does not continue the file.\n", status: .conflict) }
      return .noContent
    }
    guard let size = request.query["size"].flatMap(Int.init), size > 0, request.body.isEmpty else {
      return .text("The file does not state its size.\n", status: .badRequest)
    }
    let file = ReceivedFiles.File(
      name(request.query["name"] ?? ""), at: String((request.query["address"] ?? "").prefix(2_000)))
    let ticket = Secret.random().text
    guard files.begin(ticket, file, of: size) else {
      return .text("The file is too large.\n", status: .contentTooLarge)
    }
    return .json("{\"ticket\":\"\(ticket)\"}")
  }

  /// The name of a file without its folders and control characters.
  private static func name(_ text: String) -> String {
    let name = text.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last.map(String.init) ?? ""
    return String(PlainText.cleaned(name).prefix(200))
  }

  /// Answers with a document that the app handed over; a browser only saves it.
  func document(of id: String, _ visitor: Visitor) async -> HTTPResponse {
    guard let name = visitor.request.query["id"], let tab = await tabs.use(id),
      let document = await tab.document(name)
    else { return plain("This document is no longer here.", .notFound, visitor) }
    var response = HTTPResponse(.ok, type: Self.type(of: document.name), document.text)
    let plainName = String(
      document.name.map {
        $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) ? $0 : "-"
      })
    response.headers["Content-Disposition"] = "attachment; filename=\"\(plainName)\""
    return response
  }

  private static func type(of name: String) -> String {
    switch name.split(separator: ".").last {
    case "ics": "text/calendar; charset=utf-8"
    case "json": "application/json"
    default: "text/plain; charset=utf-8"
    }
  }
}
