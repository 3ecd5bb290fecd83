@testable import LocalServer

/// What a reader makes of bytes that are cut in some way: the steps, and the fault at the end.
struct Reading: Equatable {
  var steps: [RequestReader.Step] = []
  var fault: RequestFault?

  init(_ pieces: some Sequence<some Collection<UInt8>>, limits: ServerLimits = ServerLimits()) {
    var reader = RequestReader(limits: limits, port: 8200)
    do throws(RequestFault) {
      for piece in pieces {
        reader.append(piece)
        while let step = try reader.next() { steps.append(step) }
      }
    } catch {
      fault = error
    }
  }

  init(_ text: String, limits: ServerLimits = ServerLimits()) {
    self.init([Array(text.utf8)], limits: limits)
  }

  var requests: [HTTPRequest] {
    steps.compactMap { step in
      if case .request(let request, _) = step { request } else { nil }
    }
  }

  var first: HTTPRequest? { requests.first }
}

extension String {
  /// The text with the line ends of HTTP in place of its own.
  var crlf: String {
    split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
  }
}
