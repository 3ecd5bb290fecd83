import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A site of this machine that gives every visitor the same bytes, and hangs up unless told not to.
final class CannedSite: Sendable {
  /// Where it is.
  let address: String
  private let listener: Int32

  init(_ answer: String, hangsUp: Bool = true) {
    #if canImport(Glibc)
      let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let listener = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let port = withUnsafeMutablePointer(to: &place) { place in
      place.withMemoryRebound(to: sockaddr.self, capacity: 1) { place in
        _ = bind(listener, place, size)
        _ = listen(listener, 8)
        _ = getsockname(listener, place, &size)
      }
      return UInt16(bigEndian: place.pointee.sin_port)
    }
    address = "http://127.0.0.1:\(port)/soup"
    self.listener = listener
    let bytes = Array(answer.utf8)
    DispatchQueue(label: "canned-site").async {
      while true {
        let visitor = accept(listener, nil, nil)
        guard visitor >= 0 else { return }
        var request = [UInt8](repeating: 0, count: 4096)
        _ = read(visitor, &request, request.count)
        var sent = 0
        while sent < bytes.count {
          let count = bytes[sent...].withUnsafeBytes {
            send(visitor, $0.baseAddress, $0.count, Self.quiet)
          }
          guard count > 0 else { break }
          sent += count
        }
        if hangsUp { _ = close(visitor) }
      }
    }
  }

  #if canImport(Glibc)
    private static let quiet = Int32(MSG_NOSIGNAL)
  #else
    private static let quiet: Int32 = 0
  #endif

  deinit {
    _ = shutdown(listener, Int32(SHUT_RDWR))
    _ = close(listener)
  }
}
