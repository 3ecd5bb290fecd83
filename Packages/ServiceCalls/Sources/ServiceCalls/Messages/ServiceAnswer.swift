/// The answer of a service.
public struct ServiceAnswer: Hashable, Sendable {
  /// The status, such as 200.
  public var status: Int
  /// The header fields.
  public var headers: ServiceFields
  /// The body, unpacked.
  public var body: [UInt8]

  /// Makes an answer.
  public init(status: Int, headers: ServiceFields = [:], body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// Makes an answer with a text of a media type such as `application/json`.
  public init(status: Int, type: String, _ text: String) {
    self.init(status: status, headers: ["Content-Type": type], body: Array(text.utf8))
  }

  /// Whether the status means success.
  public var isSuccess: Bool { 200..<300 ~= status }
}
