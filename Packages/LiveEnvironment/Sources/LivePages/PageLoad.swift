import Foundation
import Synchronization
import WebPages

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One request: its answer as it comes, up to the bytes that are allowed.
final class PageLoad: NSObject, URLSessionDataDelegate {
  private let limits: PageLimits
  private let progress: PageConnection.Progress
  private let bytes = Mutex<[UInt8]>([])
  private let result = OneAnswer<PageConnection.Answer>()

  init(_ limits: PageLimits, _ progress: @escaping PageConnection.Progress) {
    self.limits = limits
    self.progress = progress
  }

  /// Asks, and waits for the whole answer.
  func answer(of address: PageAddress) async throws -> PageConnection.Answer {
    let session = URLSession(configuration: configuration, delegate: self, delegateQueue: nil)
    defer { session.invalidateAndCancel() }
    var request = URLRequest(url: address.url)
    request.setValue("text/html, application/xhtml+xml, */*;q=0.5", forHTTPHeaderField: "Accept")
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

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    completionHandler(nil)  // whoever asks checks the next place first
    result.give(.success(answer(response, [])))
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    guard let response = response as? HTTPURLResponse else { return completionHandler(.cancel) }
    let isWanted =
      200..<300 ~= response.statusCode
      && MediaType(response.value(forHTTPHeaderField: "Content-Type") ?? "").isText
    if response.expectedContentLength > Int64(limits.bytes) {
      result.give(.failure(PageFetchError.tooLarge(bytes: limits.bytes)))
      completionHandler(.cancel)
    } else if isWanted {
      completionHandler(.allow)
    } else {
      result.give(.success(answer(response, [])))
      completionHandler(.cancel)
    }
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let count = bytes.withLock { bytes in
      bytes.append(contentsOf: data)
      return bytes.count
    }
    guard count <= limits.bytes else {
      result.give(.failure(PageFetchError.tooLarge(bytes: limits.bytes)))
      return dataTask.cancel()
    }
    let expected = dataTask.countOfBytesExpectedToReceive
    progress(count, expected > 0 ? Int(expected) : nil)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    if let error {
      result.give(.failure(Self.reason(error, task, limits)))
    } else if let response = task.response as? HTTPURLResponse {
      result.give(.success(answer(response, bytes.withLock { $0 })))
    } else {
      result.give(.failure(PageFetchError.connection("no answer")))
    }
  }

  private func answer(_ response: HTTPURLResponse, _ bytes: [UInt8]) -> PageConnection.Answer {
    PageConnection.Answer(
      status: response.statusCode, location: response.value(forHTTPHeaderField: "Location"),
      contentType: response.value(forHTTPHeaderField: "Content-Type"), bytes: bytes)
  }

  private static func reason(
    _ error: any Error, _ task: URLSessionTask, _ limits: PageLimits
  ) -> PageFetchError {
    guard let error = error as? URLError else { return PageFetchError(error) }
    return switch error.code {
    case .notConnectedToInternet, .networkConnectionLost: .offline
    case .cannotFindHost, .dnsLookupFailed:
      .unknownHost(task.originalRequest?.url?.host() ?? "the host")
    case .timedOut: .tooSlow(seconds: limits.seconds)
    case .cancelled: .cancelled
    default: .connection(error.localizedDescription)
    }
  }
}
