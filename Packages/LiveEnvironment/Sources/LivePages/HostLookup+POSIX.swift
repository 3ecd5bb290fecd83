import Dispatch
import LiveCalls
import WebPages

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Asks the system for the addresses of a host name.
enum HostLookup {
  /// The addresses of a host; empty for an unknown name.
  ///
  /// The system's call cannot be cancelled; a cancelled task returns and lets the call finish.
  /// - Throws: ``PageFetchError/offline`` if the system could not ask.
  static func addresses(of host: String) async throws -> [InternetAddress] {
    let answer = OneAnswer<[InternetAddress]>()
    DispatchQueue(label: "host-lookup").async { answer.give(Result { try ask(host) }) }
    return try await answer.value()
  }

  private static func ask(_ host: String) throws -> [InternetAddress] {
    var hints = addrinfo()
    #if canImport(Glibc)
      hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    #else
      hints.ai_socktype = SOCK_STREAM
    #endif
    var first: UnsafeMutablePointer<addrinfo>?
    let status = getaddrinfo(host, nil, &hints, &first)
    defer { if let first { freeaddrinfo(first) } }
    switch status {
    case 0: break
    case EAI_AGAIN: throw PageFetchError.offline
    default: return []
    }
    return sequence(first: first) { $0?.pointee.ai_next }
      .prefix { $0 != nil }
      .compactMap { $0.flatMap(address) }
  }

  private static func address(_ entry: UnsafeMutablePointer<addrinfo>) -> InternetAddress? {
    guard let place = entry.pointee.ai_addr else { return nil }
    switch entry.pointee.ai_family {
    case AF_INET:
      return place.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { place in
        withUnsafeBytes(of: place.pointee.sin_addr) { .version4($0[0], $0[1], $0[2], $0[3]) }
      }
    case AF_INET6:
      return place.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) { place in
        withUnsafeBytes(of: place.pointee.sin6_addr) { bytes in
          .version6((0..<8).map { UInt16(bytes[2 * $0]) << 8 | UInt16(bytes[2 * $0 + 1]) })
        }
      }
    default: return nil
    }
  }
}
