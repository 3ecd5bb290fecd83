import AppShell
import LocalServer
import Renderers

extension Site {
  /// Opens a tab and redirects to its page.
  func open(_ visitor: Visitor) async -> HTTPResponse {
    await answering(visitor) { () throws(Refused) in
      let address = try address(visitor)
      let tab = try await Refused.unlessStarted { () throws(AppShellError) in
        try await tabs.open(under: address.board)
      }
      // The address names the place, so that the browser can return to it later.
      let moment = try await Refused.unlessStarted { () throws(AppShellError) in
        try await tab.visit(address.board, along: address.trail, isSeen: false)
      }
      return .redirect(to: "/\(secret.text)/\(tab.id)/\(moment.address)")
    }
  }

  func page(of id: String, _ visitor: Visitor) async -> HTTPResponse {
    await answering(visitor) { () throws(Refused) in
      let address = try address(visitor)
      guard let tab = await tabs.use(id) else {
        guard !visitor.isScript else { throw Refused(.notFound, Refused.noTab) }
        // The tab of this address is closed, so the same place opens in a new tab.
        return .redirect(to: "/\(secret.text)/\(address.query)")
      }
      let moment = try await Refused.unlessStarted { () throws(AppShellError) in
        try await tab.visit(address.board, along: address.trail)
      }
      return show(moment, .ok, visitor)
    }
  }

  func tap(in id: String, _ visitor: Visitor) async -> HTTPResponse {
    await answering(visitor) { () throws(Refused) in
      let address = try address(visitor)
      let tab = try await tab(id)
      let tap = try Refused.tap(visitor.request)
      let (answer, moment) = try await Refused.unlessStarted { () throws(AppShellError) in
        try await tab.take(tap, at: address.trail, under: address.board)
      }
      switch answer {
      case .done where !visitor.isScript:
        return .redirect(to: "/\(secret.text)/\(id)/\(moment.address)")
      case .done: return show(moment, .ok, visitor)
      case .stale: return show(moment, .conflict, visitor)
      case .misfit: return show(moment, .unprocessableContent, visitor)
      }
    }
  }

  func news(of id: String, _ visitor: Visitor) async -> HTTPResponse {
    await answering(visitor) { () throws(Refused) in
      let address = try address(visitor, besides: ["after"])
      let tab = try await tab(id)
      let moment = try await Refused.unlessStarted { () throws(AppShellError) in
        try await tab.news(
          after: visitor.request.query["after"] ?? "", under: address.board, within: Self.patience)
      }
      return moment.map { show($0, .ok, visitor) } ?? .noContent
    }
  }

  private func tab(_ id: String) async throws(Refused) -> BrowserTab {
    guard let tab = await tabs.use(id) else { throw Refused(.notFound, Refused.noTab) }
    return tab
  }

  private func address(
    _ visitor: Visitor, besides others: Set<String> = []
  ) throws(Refused) -> Address {
    do throws(WrongSetting) {
      var address = try Address(
        reading: visitor.request.query, switches: tabs.switches, besides: others)
      address.board.systemScheme = visitor.scheme
      address.board.typeface = visitor.typeface
      return address
    } catch { throw Refused(.badRequest, error.words) }
  }
}
