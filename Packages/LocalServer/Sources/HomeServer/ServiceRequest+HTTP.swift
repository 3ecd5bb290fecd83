import LocalServer
import ServiceCalls

extension ServiceRequest {
  /// Converts an HTTP request into a request for a service; nil for a method that no service has.
  ///
  /// Its service is the address by which the client reached this machine. A `HEAD` request becomes
  /// one for the whole answer; the server omits its body.
  init?(_ request: HTTPRequest) {
    let method: ServiceMethod? =
      request.method == .head ? .get : ServiceMethod(rawValue: request.method.rawValue)
    guard let method, let service = try? ServiceAddress("http://\(request.host)") else {
      return nil
    }
    let fields = request.headers.fields.filter { $0.name.lowercased() != "authorization" }
    self.init(
      method, request.path.segments, of: service,
      query: ServiceFields(
        request.query.pairs.map { ServiceFields.Field($0.name, $0.value) }),
      headers: ServiceFields(fields.map { ServiceFields.Field($0.name, $0.value) }),
      authorization: request.headers["Authorization"].map { Authorization(field: HiddenKey($0)) },
      body: request.body)
  }
}

extension HTTPResponse {
  /// The answer of a service; a status that this server does not know becomes an internal server
  /// error.
  init(_ answer: ServiceAnswer) {
    guard let status = HTTPStatus(rawValue: answer.status) else {
      self = .text("The answer cannot be sent.\n", status: .internalServerError)
      return
    }
    var headers = HTTPHeaders()
    for field in answer.headers.all { headers.add(field.name, field.value) }
    self.init(status, headers: headers, body: answer.body)
  }
}
