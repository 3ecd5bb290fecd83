import Foundation
import ServiceCalls

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension ServiceTransport {
  /// The network of this machine.
  ///
  /// It uses https, or http to this machine only. It has no cookies and no cache, and sends nothing
  /// but the request.
  public static let live = ServiceTransport { request, limits in
    guard ServiceAddress.isSafe(request.address), let url = URL(string: request.address) else {
      throw ServiceFailure.notSecure
    }
    var sent = URLRequest(url: url)
    sent.httpMethod = request.method.rawValue
    for field in request.headers.all { sent.setValue(field.value, forHTTPHeaderField: field.name) }
    if let authorization = request.authorization {
      sent.setValue(authorization.field.revealed, forHTTPHeaderField: "Authorization")
    }
    // A request whose method takes a body states its length, even if it is empty (RFC 9110, section
    // 8.6).
    if request.method != .get { sent.httpBody = Data(request.body) }
    do {
      let answer = try await NetworkLoad(within: limits).answer(to: sent)
      return ServiceAnswer(answer.head, answer.bytes)
    } catch let error as URLError {
      throw ServiceFailure(error, limits)
    }
  }
}

extension ServiceCaller {
  /// Calls services over the network of this machine, with the usual retries.
  public static let live = ServiceCaller(over: .live, timing: .live)
}

extension CallTiming {
  /// The clock and the random numbers of this machine.
  public static let live = CallTiming(
    now: { Date() }, chance: { Double.random(in: 0..<1) })
}

extension ServiceAnswer {
  fileprivate init(_ head: HTTPURLResponse, _ bytes: [UInt8]) {
    let fields = head.allHeaderFields.map { name, value in
      ServiceFields.Field("\(name)", "\(value)")
    }
    self.init(
      status: head.statusCode, headers: ServiceFields(fields.sorted { $0.name < $1.name }),
      body: bytes)
  }
}

extension ServiceFailure {
  /// Why a connection failed; the system's words are left out, because they could contain the
  /// address.
  fileprivate init(_ error: URLError, _ limits: ServiceLimits) {
    self =
      switch error.code {
      case .timedOut: .timedOut(seconds: limits.seconds)
      case .cancelled: .cancelled
      default: .offline
      }
  }
}
