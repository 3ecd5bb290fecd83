/// What a request asks to be done (RFC 9110, section 9).
public enum ServiceMethod: String, CaseIterable, Hashable, Sendable {
  /// Sends what is there.
  case get = "GET"
  /// Takes what the body holds.
  case post = "POST"
  /// Replaces what is there.
  case put = "PUT"
  /// Changes what is there.
  case patch = "PATCH"
  /// Removes what is there.
  case delete = "DELETE"

  /// Whether asking twice does no more than asking once.
  public var isRepeatable: Bool { [.get, .put, .delete].contains(self) }
}
