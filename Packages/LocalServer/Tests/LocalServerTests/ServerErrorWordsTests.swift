import Foundation
import LocalServer
import Testing

@Suite struct ServerErrorWordsTests {
  @Test(arguments: [
    (
      LocalServerError.portInUse(80),
      "Port 80 is in use by another program; without --port the next free one is taken."
    ),
    (
      .noFreePort(from: 80, tries: 3),
      "All ports from 80 to 82 are in use; name another with --port."
    ),
    (.portNotAllowed(80), "This user may not use port 80; name another with --port."),
    (.alreadyStarted, "It is running already; make another server to start again."),
    (
      .system(call: "listen", code: 1),
      "The system refused to listen; close some programs, or name another port with --port."
    ),
  ])
  func `a server that does not start says why`(
    error: LocalServerError, words: String
  ) {
    #expect("\(error)" == words)
    #expect(error.localizedDescription == words)
  }

  @Test(arguments: [
    (RequestFault.malformed, "A line of the request breaks the grammar of HTTP/1.1."),
    (.badHost, "The request needs exactly one valid Host field."),
    (.lengthMissing, "A request with a body has to state its Content-Length."),
    (.notAForm, "The body of the request is not a form; send application/x-www-form-urlencoded."),
  ])
  func `a rejected request says what would be right`(
    error: RequestFault, words: String
  ) {
    #expect("\(error)" == words)
    #expect(error.localizedDescription == words)
  }
}
