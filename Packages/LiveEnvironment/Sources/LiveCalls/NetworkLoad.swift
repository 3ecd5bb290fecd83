import Foundation
import ServiceCalls
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One request over the network, with its answer up to the allowed bytes.
///
/// It stores no cookie, no cache and no password. It reports redirects and never follows them.
package final class NetworkLoad: NSObject, URLSessionDataDelegate {
  /// Receives the number of received bytes, and of expected ones if it is known.
  package typealias Progress = @Sendable (_ received: Int, _ expected: Int?) -> Void

  /// The answer.
  package struct Answer: Sendable {
    /// The status, the address and the fields of the head.
    package let head: HTTPURLResponse
    /// The body; empty if it was not wanted.
    package let bytes: [UInt8]
  }

  private let limits: ServiceLimits
  private let wantsBody: @Sendable (HTTPURLResponse) -> Bool
  private let progress: Progress
  private let bytes = Mutex<[UInt8]>([])
  private let result = OneAnswer<Answer>()

  /// Makes a load.
  ///
  /// - Parameter wantsBody: whether the body is wanted besides the head.
  package init(
    within limits: ServiceLimits,
    wantsBody: @escaping @Sendable (HTTPURLResponse) -> Bool = { _ in true },
    progress: @escaping Progress = { _, _ in }
  ) {
    self.limits = limits
    self.wantsBody = wantsBody
    self.progress = progress
  }

  /// Sends the request, and waits for the whole answer.
  ///
  /// - Throws: a ``ServiceCalls/ServiceFailure``, `CancellationError`, or a failed connection as
  ///   `URLError`.
  package func answer(to request: URLRequest) async throws -> Answer {
    let session = URLSession(configuration: configuration, delegate: self, delegateQueue: nil)
    defer { session.invalidateAndCancel() }
    session.dataTask(with: request).resume()
    return try await result.value()
  }

  private var configuration: URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpCookieStorage = nil
    configuration.urlCache = nil
    configuration.urlCredentialStorage = nil
    configuration.timeoutIntervalForRequest = TimeInterval(limits.seconds)
    configuration.timeoutIntervalForResource = TimeInterval(limits.seconds)
    return configuration
  }

  package func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    completionHandler(nil)  // whoever asks checks the next place first
    result.give(.success(Answer(head: response, bytes: [])))
  }

  package func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    guard let response = response as? HTTPURLResponse else { return completionHandler(.cancel) }
    if response.expectedContentLength > Int64(limits.bytes) {
      result.give(.failure(ServiceFailure.tooLarge(bytes: limits.bytes)))
      completionHandler(.cancel)
    } else if wantsBody(response) {
      completionHandler(.allow)
    } else {
      result.give(.success(Answer(head: response, bytes: [])))
      completionHandler(.cancel)
    }
  }

  package func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data
  ) {
    let count = bytes.withLock { bytes in
      bytes.append(contentsOf: data)
      return bytes.count
    }
    guard count <= limits.bytes else {
      result.give(.failure(ServiceFailure.tooLarge(bytes: limits.bytes)))
      return dataTask.cancel()
    }
    let expected = dataTask.countOfBytesExpectedToReceive
    progress(count, expected > 0 ? Int(expected) : nil)
  }

  package func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    if let error {
      result.give(.failure(error))
    } else if let response = task.response as? HTTPURLResponse {
      result.give(.success(Answer(head: response, bytes: bytes.withLock { $0 })))
    } else {
      result.give(.failure(URLError(.badServerResponse)))
    }
  }
}
