/// The method of a request; an unknown one is answered with 501.
public enum HTTPMethod: String, CaseIterable, Equatable, Sendable {
  /// Reads the resource.
  case get = "GET"
  /// Reads the head of the resource; the server omits the body of the answer.
  case head = "HEAD"
  /// Processes the body.
  case post = "POST"
  /// Replaces the resource.
  case put = "PUT"
  /// Changes the resource.
  case patch = "PATCH"
  /// Removes the resource.
  case delete = "DELETE"
  /// Asks for the possible methods.
  case options = "OPTIONS"

  /// Whether the method changes no resource.
  public var isSafe: Bool { [.get, .head, .options].contains(self) }

  /// Whether a request of this method must state the length of its body.
  var needsLength: Bool { [.post, .put, .patch].contains(self) }
}
