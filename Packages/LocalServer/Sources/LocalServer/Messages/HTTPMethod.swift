/// What a request asks to be done; a method that is not here is answered with 501.
public enum HTTPMethod: String, CaseIterable, Equatable, Sendable {
  /// Sends what is there.
  case get = "GET"
  /// Sends the head of what is there; the server leaves the body of the answer out.
  case head = "HEAD"
  /// Takes what the body holds.
  case post = "POST"
  /// Replaces what is there.
  case put = "PUT"
  /// Changes what is there.
  case patch = "PATCH"
  /// Removes what is there.
  case delete = "DELETE"
  /// Asks what is possible.
  case options = "OPTIONS"

  /// Whether nothing changes by asking.
  public var isSafe: Bool { [.get, .head, .options].contains(self) }

  /// Whether a request of this method must say how long its body is.
  var needsLength: Bool { [.post, .put, .patch].contains(self) }
}
