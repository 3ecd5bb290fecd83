import AppShell
import DesignSystem
import LocalServer
import Renderers

/// The reason why a request is refused, with the status of the answer.
struct Refused: Error {
  static let noTab = "This tab has ended. Open the app again."

  let status: HTTPStatus
  let words: String

  init(_ status: HTTPStatus, _ words: String) {
    self.status = status
    self.words = words
  }

  /// The tap in a form, with its entered value.
  static func tap(_ request: HTTPRequest) throws(Refused) -> Tap {
    let form: Query
    do throws(RequestFault) { form = try request.form() } catch {
      throw Refused(error.status, "The form could not be read.")
    }
    guard let text = form["action"] else {
      throw Refused(.badRequest, "The form names no action.")
    }
    do throws(DesignSystemError) {
      let tap = try Tap(parsing: text)
      return form["value"].map(tap.entering) ?? tap
    } catch {
      throw Refused(.badRequest, "The form names an action that cannot be read.")
    }
  }

  /// Runs a function that needs an app with a screen; turns its error into a refusal.
  static func unlessStarted<Result: Sendable>(
    _ body: () async throws(AppShellError) -> Result
  ) async throws(Refused) -> Result {
    do throws(AppShellError) { return try await body() } catch {
      throw Refused(.internalServerError, "The app has no screen to show.")
    }
  }
}
