#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// One connection to a server on this machine; it closes when its last owner releases it.
final class LocalSocket {
  /// The result of reading.
  enum Received {
    case bytes(ArraySlice<UInt8>)
    case nothingYet
    case end
    case lost
  }

  /// How long a call may take.
  static let patienceInSeconds = 5

  private let descriptor: Int32

  /// Connects to a port of 127.0.0.1; nil if the connection is refused.
  init?(port: UInt16) {
    #if canImport(Darwin)
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #else
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    guard descriptor >= 0 else { return nil }
    setOptions()
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    for _ in 0..<50 {
      let status = withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
      }
      if status == 0 { return }
      // Earlier connections still block all local ports.
      guard errno == EADDRNOTAVAIL else { return nil }
      usleep(100_000)
    }
    return nil
  }

  deinit { _ = close(descriptor) }

  private func setOptions() {
    var limit = timeval(tv_sec: Self.patienceInSeconds, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, size)
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, size)
    var on: Int32 = 1
    setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(4))
    #if canImport(Darwin)
      setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(4))
    #endif
  }

  /// Makes every call return at once.
  func stopWaiting() { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }

  /// Sends bytes and returns how many were sent; fewer if the server accepts no more.
  @discardableResult func send(_ bytes: ArraySlice<UInt8>) -> Int {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    return bytes.withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        let rest = UnsafeRawBufferPointer(rebasing: bytes[sent...])
        let count = systemSend(descriptor, rest, flags)
        guard count > 0 else { break }
        sent += count
      }
      return sent
    }
  }

  /// Reads the available bytes.
  func receive(into buffer: inout [UInt8]) -> Received {
    let count = buffer.withUnsafeMutableBytes { recv(descriptor, $0.baseAddress, $0.count, 0) }
    if count > 0 { return .bytes(buffer[..<count]) }
    if count == 0 { return .end }
    return errno == EAGAIN || errno == EWOULDBLOCK ? .nothingYet : .lost
  }

  /// Tells the server that the output ends.
  func endOutput() { _ = shutdown(descriptor, Int32(SHUT_WR)) }

  /// Makes closing reset the connection.
  func breakOffOnClose() {
    var choice = linger(l_onoff: 1, l_linger: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_LINGER, &choice, socklen_t(MemoryLayout<linger>.size))
  }
}

private func systemSend(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer, _ flags: Int32) -> Int
{
  send(descriptor, bytes.baseAddress, bytes.count, flags)
}
