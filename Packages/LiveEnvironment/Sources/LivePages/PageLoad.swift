import Foundation
import LiveCalls
import ServiceCalls
import WebPages

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One request for a page, with its failures translated.
struct PageLoad {
  private let limits: PageLimits
  private let load: NetworkLoad

  /// Makes a load.
  ///
  /// It reads only the head if the status is not a success or the type is not text.
  init(_ limits: PageLimits, _ progress: @escaping PageConnection.Progress) {
    self.limits = limits
    load = NetworkLoad(
      within: ServiceLimits(bytes: limits.bytes, seconds: limits.seconds),
      wantsBody: { head in
        200..<300 ~= head.statusCode
          && limits.wanted.includes(
            MediaType(head.value(forHTTPHeaderField: "Content-Type") ?? ""))
      }, progress: progress)
  }

  /// Sends the request, and waits for the whole answer.
  func answer(of address: PageAddress) async throws -> PageConnection.Answer {
    var request = URLRequest(url: address.url)
    request.setValue(
      limits.wanted == .texts
        ? "text/html, application/xhtml+xml, */*;q=0.5"
        : "image/avif, image/webp, image/*, */*;q=0.5",
      forHTTPHeaderField: "Accept")
    do {
      let answer = try await load.answer(to: request)
      return PageConnection.Answer(
        status: answer.head.statusCode,
        location: answer.head.value(forHTTPHeaderField: "Location"),
        contentType: answer.head.value(forHTTPHeaderField: "Content-Type"), bytes: answer.bytes)
    } catch {
      throw reason(error, address)
    }
  }

  private func reason(_ error: any Error, _ address: PageAddress) -> PageFetchError {
    if case ServiceFailure.tooLarge(let bytes) = error { return .tooLarge(bytes: bytes) }
    guard let error = error as? URLError else { return PageFetchError(error) }
    return switch error.code {
    case .notConnectedToInternet, .networkConnectionLost: .offline
    case .cannotFindHost, .dnsLookupFailed: .unknownHost(address.host)
    case .timedOut: .tooSlow(seconds: limits.seconds)
    case .cancelled: .cancelled
    default: .connection(error.localizedDescription)
    }
  }
}
