import Foundation
import ServiceCalls
import Synchronization

/// What happened while a service was asked.
final class Diary: Sendable {
  private let sentOnes = Mutex<[ServiceRequest]>([])
  private let pausesTaken = Mutex<[Double]>([])

  var sent: [ServiceRequest] { sentOnes.withLock { $0 } }
  var pauses: [Double] { pausesTaken.withLock { $0 } }

  func note(_ request: ServiceRequest) -> Int {
    sentOnes.withLock {
      $0.append(request)
      return $0.count
    }
  }

  /// A timing that never waits between tries and never loses patience.
  func timing(chance: Double = 0) -> CallTiming {
    CallTiming(
      now: { Date(timeIntervalSince1970: 784_111_777) }, chance: { chance },
      pause: { [self] pause in
        let (seconds, attoseconds) = pause.components
        pausesTaken.withLock { $0.append(Double(seconds) + Double(attoseconds) / 1e18) }
      },
      patience: { _ in try await Task.sleep(for: .seconds(3600)) })
  }
}

enum Samples {
  static let service = ServiceAddress(host: "api.example.com", "v1")
  static let get = ServiceRequest(.get, ["stores"], of: service)
  static let post = ServiceRequest(.post, ["cart"], of: service)

  static func post(key: String) -> ServiceRequest {
    ServiceRequest(
      .post, ["cart"], of: service, headers: [ServiceRequest.idempotencyKey: key], body: [1])
  }

  static func status(_ status: Int, retryAfter: String? = nil) -> ServiceAnswer {
    ServiceAnswer(status: status, headers: retryAfter.map { ["Retry-After": $0] } ?? [:])
  }
}
