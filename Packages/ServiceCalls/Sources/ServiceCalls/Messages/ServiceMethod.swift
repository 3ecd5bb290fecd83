/// The method of a request (RFC 9110, section 9).
public enum ServiceMethod: String, CaseIterable, Hashable, Sendable {
  /// Reads the resource.
  case get = "GET"
  /// Processes the body.
  case post = "POST"
  /// Replaces the resource.
  case put = "PUT"
  /// Changes the resource.
  case patch = "PATCH"
  /// Removes the resource.
  case delete = "DELETE"

  /// Whether repeating the request has no further effect.
  var isRepeatable: Bool { [.get, .put, .delete].contains(self) }
}
